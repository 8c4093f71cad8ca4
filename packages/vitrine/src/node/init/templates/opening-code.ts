/** Code of the button that opens what is closed at first. */
import { setterOf } from './state-code.ts';

/**
 * A demo of it beside its button.
 * @param prop that opens it, which is state
 */
export function besideButton(element: string, prop: string): string {
  const lines = element.startsWith('(\n') ? element.slice(1, -1).trim() : element;
  return `(
    <>
      <button type="button" onClick={() => ${setterOf(prop)}(true)}>
        Open
      </button>
      ${lines.replaceAll('\n', '\n  ')}
    </>
  )`;
}

/** What stands before it in its playground, where its controls are. */
export const printAside = (prop: string): string => `  aside: (change) => (
    <button type="button" onClick={() => change({ ${prop}: true })}>
      Open
    </button>
  ),
`;
