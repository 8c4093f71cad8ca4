/* A module that nothing else imports, so that the bundle names the files that start demos. */
export { mountDemos } from './demos.ts';
