/*
 * Edited code shares the prototypes with what keeps it in, and may change them: nothing here calls a method that it
 * could have put in the place of the browser's.
 */
const { apply } = Reflect;
const exec = Reflect.get(RegExp.prototype, 'exec');
const slice = Reflect.get(String.prototype, 'slice');

/** Elements that open a document or a connection. */
const NAMES = 'link|meta|iframe|frame|frameset|object|embed|applet|fencedframe|portal|base';
const REFUSED = new RegExp(`^(?:.*:)?(?:${NAMES})$`, 'is');
/** The beginning of their tags, and of what stands for a text in XML. */
const BEGINNING = new RegExp(
  `</?(?:[^\\s<>/"'=:]+:)?(?=(?:${NAMES})(?:[\\s/>]|$))|<!(?=ENTITY)`,
  'gi',
);
const PREFIX = 'refused-';

/** The name of an element to make: another one in the place of one that is refused. */
export function allowedName(name: unknown): unknown {
  if (name === null) return null;
  // Read once: it may be an object that says something else each time.
  const text = `${name as string}`;
  return apply(exec, REFUSED, [text]) === null ? text : `${PREFIX}element`;
}

/** Markup with elements of other names in the place of those that are refused. */
export function allowedMarkup(text: string): string {
  let allowed = '';
  let from = 0;
  BEGINNING.lastIndex = 0;
  for (;;) {
    const found = apply(exec, BEGINNING, [text]);
    if (found === null) return allowed + apply(slice, text, [from]);
    const end = found.index + found[0].length;
    allowed += apply(slice, text, [from, end]) + PREFIX;
    from = end;
  }
}
