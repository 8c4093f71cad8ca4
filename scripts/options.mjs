import { parseArgs } from 'node:util';

/**
 * Reads the options of a script. `--help` prints what there is and ends the process; an option that is not known does so
 * with the reason and code 1.
 * @param help what to print
 * @param config as `parseArgs` takes it
 * @returns what `parseArgs` does
 */
export function readOptions(help, { options, ...rest }) {
  try {
    const read = parseArgs({ ...rest, options: { ...options, help: { type: 'boolean' } } });
    if (!read.values.help) return read;
    console.log(help);
  } catch (error) {
    console.error(`${error.message}\n\n${help}`);
    process.exit(1);
  }
  process.exit(0);
}
