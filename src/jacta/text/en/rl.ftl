## Games of OpenSpiel

error-rl-player = no person of that name decides here: { $players }
error-rl-two = one player against another needs two persons at the table; here there are { $count }
error-rl-nobody = nobody decides anything in { $id }
error-rl-endless = the dice of “{ $label }” explode without end, or are cut off: OpenSpiel wants all that can be thrown
error-no-rl = jacta.rl needs more packages ({ $module } is missing): pip install 'jacta[rl]'
