"""The Princess & the Dragon (Burgfräulein & Drache): one module for each thing in the box."""
