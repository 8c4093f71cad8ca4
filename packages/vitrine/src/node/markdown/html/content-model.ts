/** Which element may stand in which, as far as the parser of a browser does not see to it. */

const set = (names: string) => new Set(names.split(' '));

/** Elements without content, which have no end tag. */
const VOID = set('area base br col embed hr img input link meta source track wbr');

/** Elements whose end tag may be left out. */
const OPTIONAL_END = set(
  'caption colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr',
);

export const isVoid = (tag: string) => VOID.has(tag);
export const hasOptionalEnd = (tag: string) => OPTIONAL_END.has(tag);

/** Parents that an element has to have one of. */
const PARENTS = new Map(
  Object.entries({
    li: 'ul ol menu',
    dt: 'dl div',
    dd: 'dl div',
    summary: 'details',
    legend: 'fieldset',
    figcaption: 'figure',
    rt: 'ruby',
    rp: 'ruby',
    optgroup: 'select',
    option: 'select optgroup datalist',
    source: 'picture audio video',
    track: 'audio video',
  }).map(([tag, parents]) => [tag, set(parents)]),
);

/** Children that an element may have, and no others. */
const CHILDREN = new Map(
  Object.entries({
    ul: 'li script template',
    ol: 'li script template',
    menu: 'li script template',
    dl: 'dt dd div script template',
  }).map(([tag, children]) => [tag, set(children)]),
);

/** Elements that hold running text alone. */
const PHRASING = set(
  'abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark meter output pre progress q s samp small span strong sub summary sup time u var',
);
const BLOCKS = set(
  'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr li main menu nav ol p pre section table ul',
);

/** Elements that a reader operates: none of them may stand in a link or a button. */
const INTERACTIVE = set('a button details embed iframe input label select textarea');
const OPERATED = set('a button');

/**
 * Why an element may not stand where it does; empty when it may.
 * @param ancestors outermost first, the parent last
 */
export function findMisplacement(tag: string, ancestors: readonly string[]): string {
  const parent = ancestors.at(-1) ?? '';
  const parents = PARENTS.get(tag);
  if (parents && parent !== 'template' && !parents.has(parent)) {
    return `<${tag}> stands outside of ${list(parents)}`;
  }
  const children = CHILDREN.get(parent);
  if (children && !children.has(tag)) return `<${tag}> stands right in <${parent}>`;
  if (PHRASING.has(parent) && BLOCKS.has(tag)) return `<${tag}> stands in <${parent}>`;
  if (!INTERACTIVE.has(tag)) return '';
  const operated = ancestors.find(
    (ancestor) => OPERATED.has(ancestor) || (tag === 'label' && ancestor === 'label'),
  );
  return operated === undefined ? '' : `<${tag}> stands in <${operated}>`;
}

function list(tags: ReadonlySet<string>): string {
  return [...tags].map((tag) => `<${tag}>`).join(', ');
}
