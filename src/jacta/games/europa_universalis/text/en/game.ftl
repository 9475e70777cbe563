game = Europa Universalis for eight
