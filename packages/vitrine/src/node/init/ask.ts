import type { Readable, Writable } from 'node:stream';
import { isCancel, select, text } from '@clack/prompts';
import { failure } from '../base/errors.ts';
import { showControls } from '../../shared/text/show-controls.ts';

/** Where questions are asked; the terminal where it is not said. */
export interface Terminal {
  input?: Readable;
  output?: Writable;
}

/** Asks which package is to be documented. */
export async function askLibrary(
  found: string[],
  isName: (text: string) => boolean,
  terminal: Terminal = {},
): Promise<string> {
  const message = 'Which package do you want to document?';
  const answer =
    found.length > 0
      ? await select({
          ...terminal,
          message,
          options: found.map((value) => ({ value, label: showControls(value) })),
        })
      : await text({
          ...terminal,
          message,
          validate: (value) =>
            isName(value ?? '') ? undefined : 'Expected the name of a package, such as @acme/ui',
        });
  if (isCancel(answer)) throw failure('usage', ['Nothing has been written']);
  return answer;
}
