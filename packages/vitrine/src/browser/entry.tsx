import { start } from './start.tsx';

// What it begins lies in the file of all that it needs: compressed with that it is a third as long.
start();
