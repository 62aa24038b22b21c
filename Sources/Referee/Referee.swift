// Referee: the world around the app. Drives a host through a scenario and records what happened.
