import { BLOCK_DIRECTIVES } from '../blocks/index.ts';
import { createDirectives } from '../markdown/directives/parse.ts';
import { changelogDirective } from '../releases/changelog-directive.ts';
import { versionsDirective } from '../versions/versions-directive.ts';

/** Every directive that Markdown can have. */
export const DIRECTIVES = createDirectives([
  ...BLOCK_DIRECTIVES,
  changelogDirective,
  versionsDirective,
]);
