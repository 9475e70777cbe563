# What a figure of a run under way is called, where the input and the outcome have no word for it.

figure-fleet = Fleet
figure-interceptor_cavalry = The interceptor’s cavalry
figure-interceptor_units = The interceptor’s units
figure-limited = Limited room
figure-meeting = { "" }
figure-name = Name
figure-orders = Orders of the army
figure-own_capital = Own capital
figure-paid = Paid
figure-refuges = Refuge
figure-stay = Stays where it stands
figure-unhurt = Losses still to be taken
figure-unpaid = Unpaid
