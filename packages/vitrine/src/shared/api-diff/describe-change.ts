/** What is told of changes, in words. */
import type { Change, Subject } from './changes.ts';
import { groupAlike, wordOf, type Alike } from './group-alike.ts';

/** `default 'a' → 'b'`. */
export function describeChange({ what, from, to, breaking }: Change): string {
  switch (what) {
    case 'required':
      return 'is required now';
    case 'optional':
      return 'is no longer required';
    case 'undeprecated':
      return 'is no longer deprecated';
    case 'internal':
      return 'is marked as internal now';
    case 'name':
      return breaking ? `is no longer exported as ${from}` : `was called ${from}`;
    case 'import':
      return `is no longer imported as ${from}`;
    default: {
      const [was, is] = [withoutDigest(from ?? 'none'), withoutDigest(to ?? 'none')];
      return was === is ? `${what} differs behind ${is}` : `${what} ${was} → ${is}`;
    }
  }
}

/** What is kept of a long type, which ends with a digest of the whole: two may differ behind that alone. */
export const withoutDigest = (text: string): string => text.replace(/ #[\da-f]{10}$/, '');

/** `Button color`, `Button slot root`, `Button, Chip: classes root, label`. */
export function nameAlike(alike: Alike<Subject>): string {
  const { components, names } = alike;
  const colon = components.length > 1 ? ':' : '';
  const parts = [`${components.join(', ')}${colon}`, wordOf(alike), names.join(', ')];
  return parts.filter((part) => part !== '').join(' ');
}

/** The same of one. */
export const nameSubject = (subject: Subject): string => nameAlike(groupAlike([subject])[0]!);
