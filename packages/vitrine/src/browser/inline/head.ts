import './preferences.ts';
import './load-failure.ts';
import './history.ts';
import './first-paint.ts';
