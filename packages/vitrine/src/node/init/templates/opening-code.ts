/** Code of the button that shows what is not to be seen at first. */
import { quote } from '../../base/text.ts';
import type { Attempt } from '../components/attempt.ts';
import { setterOf } from './state-code.ts';

/** What is closed at first, or empty. */
type Hidden = Pick<Attempt, 'opens' | 'calls'> & { title: string };

/** A demo of it beside its button; the element alone where it needs none. */
export function besideButton(element: string, hidden: Hidden): string {
  const { opens, calls } = hidden;
  if (opens === undefined && calls === undefined) return element;
  const lines = element.startsWith('(\n') ? element.slice(1, -1).trim() : element;
  return `(
    <>
      <button type="button" onClick={() => ${calls === undefined ? `${setterOf(opens!)}(true)` : printCall(hidden)}}>
        ${calls === undefined ? 'Open' : 'Show'}
      </button>
      ${lines.replaceAll('\n', '\n  ')}
    </>
  )`;
}

const printCall = ({ calls, title }: Hidden) => `${calls}(${quote(title)})`;

/** What stands before it in its playground, where its controls are. */
export const printAside = ({ opens }: Pick<Hidden, 'opens'>): string =>
  opens === undefined
    ? ''
    : `  aside: (change) => (
    <button type="button" onClick={() => change({ ${opens}: true })}>
      Open
    </button>
  ),
`;
