/** Every problem that Vitrine can report, as data: a code, the message, and how to solve it. */
import { ADDRESS_ERRORS } from './addresses.ts';
import { BUNDLE_ERRORS } from './bundles.ts';
import { COMMAND_ERRORS } from './commands.ts';
import { CONFIG_ERRORS } from './config.ts';
import { DEMO_ERRORS } from './demos.ts';
import { INSTALL_ERRORS } from './install.ts';
import { OUTPUT_ERRORS } from './output.ts';
import { PACKAGE_ERRORS } from './packages.ts';
import { PAGE_ERRORS } from './pages.ts';

export const CATALOGUE = {
  ...PAGE_ERRORS,
  ...ADDRESS_ERRORS,
  ...DEMO_ERRORS,
  ...CONFIG_ERRORS,
  ...INSTALL_ERRORS,
  ...PACKAGE_ERRORS,
  ...BUNDLE_ERRORS,
  ...OUTPUT_ERRORS,
  ...COMMAND_ERRORS,
};
