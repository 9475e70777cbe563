# What a figure of a run under way is called, where the input and the outcome have no word for it.

figure-above_failed = A unit above has failed
figure-coming = Still comes on
figure-effect = Effect
figure-left = After the fire
figure-results = Result
figure-to_test = Still to test
