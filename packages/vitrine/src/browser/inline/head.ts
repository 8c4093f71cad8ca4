import './preferences.ts';
import './load-failure.ts';
import './history.ts';
