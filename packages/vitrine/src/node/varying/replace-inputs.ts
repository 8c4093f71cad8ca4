import { createInputs, type Inputs } from './inputs.ts';
import { replaceDate } from './replace-date.ts';
import { replaceBrowser, replacePlace } from './replace-place.ts';
import { replaceRandom } from './replace-random.ts';

/**
 * Has all code of this thread ask inputs for what differs from place to place. Nothing else may have been loaded. Where Node
 * was told to freeze what the language has, nobody is asked.
 */
export function replaceInputs(): Inputs {
  const inputs = createInputs();
  if (Object.isFrozen(Math)) return inputs;
  replaceRandom(inputs);
  // Before dates are replaced, whose methods are these.
  replacePlace(inputs);
  replaceDate(inputs);
  replaceBrowser(inputs);
  return inputs;
}
