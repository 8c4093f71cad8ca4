import { fileURLToPath } from 'node:url';

/** Path of the program that tries components, which a compiled engine has. */
export const programFile = () => fileURLToPath(new URL('../probe/main.js', import.meta.url));
