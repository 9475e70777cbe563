"""2.4: stacking, attrition, regrouping, transport, overruns and interceptions."""
