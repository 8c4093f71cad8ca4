import { isCancel, select, text } from '@clack/prompts';
import { failure } from '../base/errors.ts';

/** Asks which package is to be documented. */
export async function askLibrary(
  found: string[],
  isName: (text: string) => boolean,
): Promise<string> {
  const message = 'Which package do you want to document?';
  const answer =
    found.length > 0
      ? await select({ message, options: found.map((value) => ({ value })) })
      : await text({
          message,
          validate: (value) =>
            isName(value ?? '') ? undefined : 'Expected the name of a package, such as @acme/ui',
        });
  if (isCancel(answer)) throw failure('usage', ['Nothing has been written']);
  return answer;
}
