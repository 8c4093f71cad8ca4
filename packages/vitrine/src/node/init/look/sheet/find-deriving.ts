import postcss from 'postcss';

type PageElement = 'html' | 'body';

/**
 * The page's own element whose variables are made of others that a mark sets: they are worked out where they are declared,
 * and an element below it inherits what came of them, whatever the others are there.
 * @param isMarked whether a selector has the mark
 */
export function findDeriving(
  root: postcss.Root,
  isMarked: (selector: string) => boolean,
): PageElement | undefined {
  const set = new Set<string>();
  const declared = new Map<string, { on: PageElement; value: string }>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    if (parent instanceof postcss.AtRule && isTheme(parent))
      declared.set(prop, { on: 'html', value });
    if (!(parent instanceof postcss.Rule)) return;
    if (parent.selectors.some(isMarked)) set.add(prop);
    const on = parent.selectors.map(elementOf).find((one) => one !== null);
    if (on) declared.set(prop, { on, value });
  });
  const known = new Map<string, boolean>();
  const derives = (name: string): boolean => {
    if (set.has(name)) return true;
    const before = known.get(name);
    if (before !== undefined) return before;
    // A circle adds nothing to what else it is made of.
    known.set(name, false);
    const used = (declared.get(name)?.value ?? '').matchAll(/var\(\s*(--[\w-]+)/g);
    const does = Array.from(used, ([, other]) => other!).some(derives);
    known.set(name, does);
    return does;
  };
  const found = [...declared].filter(([name]) => !set.has(name) && derives(name));
  if (found.length === 0) return undefined;
  return found.every(([, { on }]) => on === 'body') ? 'body' : 'html';
}

/** Variables of a theme of Tailwind are the page's, but for those that its classes have written out. */
const isTheme = ({ name, params }: postcss.AtRule) =>
  name === 'theme' && !/\binline\b/.test(params);

function elementOf(selector: string): PageElement | null {
  const [, name] = /^(?::where\()?(:root|html|body)\)?$/.exec(selector.trim()) ?? [];
  return name === undefined ? null : name === 'body' ? 'body' : 'html';
}
