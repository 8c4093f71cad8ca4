import { Parser, defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import { DIRECTIVES } from '../../packages/vitrine/src/node/content/directives.ts';
import { splitFrontMatter } from '../../packages/vitrine/src/node/markdown/front-matter.ts';
import { compileMarkdown } from '../../packages/vitrine/src/node/markdown/compile.ts';
import { createRandom, drawSeeds, pick, tryAll, type Attack } from './attack.ts';

/** Starts, ends and middles of what an author may write, few of which belong together. */
const PIECES = [
  ...['<svg>', '</svg>', '<math>', '</math>', '<mi>', '<mtext>', '</mtext>', '<annotation-xml>'],
  ...['<annotation-xml encoding="text/html">', '<foreignObject>', '</foreignObject>', '<desc>'],
  ...[
    '<title>',
    '</title>',
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<noscript>',
    '</noscript>',
  ],
  ...['<template>', '</template>', '<textarea>', '</textarea>', '<xmp>', '</xmp>', '<noembed>'],
  ...['</noembed>', '<noframes>', '</noframes>', '<iframe>', '</iframe>', '<plaintext>'],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<!--->',
    '<!--[if IE]>',
    '<![endif]-->',
    '<![CDATA[',
    ']]>',
    '<?php',
    '?>',
  ],
  ...[
    '<!DOCTYPE html>',
    '</',
    '<',
    '<a',
    '<a href="',
    '">',
    "'>",
    "<b x='",
    '/>',
    '<p/>',
    '<div/>',
  ],
  ...[
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<b>',
    '</b>',
    '<a href="/">',
    '</a>',
    '<table>',
    '</table>',
  ],
  ...[
    '<tr>',
    '<td>',
    '</td>',
    '<caption>',
    '<col>',
    '<select>',
    '</select>',
    '<option>',
    '<input>',
  ],
  ...[
    '<button>',
    '</button>',
    '<form>',
    '</form>',
    '<li>',
    '<ul>',
    '</ul>',
    '<h2>',
    '</h2>',
    '<br>',
    '</br>',
  ],
  ...[
    '<body class=a>',
    '</body>',
    '<html lang=x>',
    '</html>',
    '<head>',
    '<frameset>',
    '<main>',
    '</main>',
  ],
  ...[
    '</article>',
    '<image>',
    '<object>',
    '</object>',
    '<marquee>',
    '<ruby><rt>',
    '<details>',
    '<summary>',
  ],
  ...[
    '<slot>',
    '<dialog open>',
    '</dialog>',
    '<base href="//a/">',
    '<keygen>',
    '<listing>',
    '<nobr>',
    '<center>',
  ],
  ...[
    '\n',
    '\n',
    '\n\n',
    '\n\n',
    ' ',
    'text',
    '*',
    '**',
    '`',
    '\n```\n',
    '\n> ',
    '\n- ',
    '\n\n1. ',
    '| a |\n| - |\n| ',
    ' |\n',
  ],
  ...[
    '\\',
    '&lt;',
    '&#0;',
    '[a](',
    ')',
    '![',
    '](/x)',
    '\n\n# ',
    '\n===\n',
    '\n    ',
    '\t',
    '\u2028',
    '\0',
  ],
];
/** Whole ones that browsers have been taken in by. */
const KNOWN = [
  '<svg><style><!--</style><img title="--></style>">',
  '<noscript><style></noscript>',
  '<noscript><!--</noscript>-->',
  '<noscript><p title="</noscript><style>">',
  '<math><mtext><table><mglyph><style><!--</style>',
  '<svg><title><![CDATA[</title>]]></title></svg>',
  '<form><math><mtext></form><form><mglyph><style></math>',
  '<svg></p><style><a id="</style>">',
  '<table><svg><td><style>',
  '<select><style></select>',
  '<a><table><a>',
  '<template><style></template>',
  '<script><!--<script></script>',
  '<!--><p>',
  '<!-- --!><p>',
  '<p><svg><p>',
  '<noscript><textarea></noscript></textarea>',
  '<noscript><a href="</noscript>">x</a>',
  '<noscript><div></noscript>',
  '<noscript></div></noscript>',
  '<noscript><svg></noscript>',
  '<noscript><plaintext></noscript>',
];

/** Markdown with HTML in it: what a browser would read otherwise than it is written is a problem, or stays in its place. */
export const markup: Attack = {
  name: 'HTML in Markdown',
  sample: 200,
  full: 5000,
  run: (options) => tryAll(drawSeeds(options), tryMarkup),
};

function tryMarkup(seed: number): string | null {
  const random = createRandom(seed);
  const pieces = Array.from({ length: 1 + Math.floor(random() ** 2 * 9) }, () =>
    pick(random, random() < 0.15 ? KNOWN : PIECES),
  );
  const text = `${random() < 0.5 ? 'In ' : ''}${pieces.join('')}`;
  const source = `# Title\n\nLead.\n\n${text}\n\n## After it\n\nThe end.\n`;
  const site = { changelogs: [], versions: null, language: 'en' };
  const { page, problems } = compileMarkdown(
    { ...splitFrontMatter(source, 'a.md'), file: 'a.md' },
    { pathname: '/a', directives: DIRECTIVES, site },
  );
  if (problems.some(({ severity }) => severity === 'error')) return null;
  const html = [page.lead, ...page.blocks.map((block) => ('html' in block ? block.html : ''))];
  // A fence or a heading of its own may have taken it: then it is text on purpose.
  if (!html.join('').includes('id="after-it"')) return null;
  const document = `<!doctype html><html><body><main id="m"><div id="c">${html.join('\n')}</div></main><footer id="f"></footer></body></html>`;
  // Browsers run scripts; those who read without, and the router, see what is in <noscript>.
  for (const scriptingEnabled of [true, false]) {
    const found = placesIn(document, scriptingEnabled);
    const wanted = { 'after-it': 'c', m: 'body', c: 'm', f: 'body' };
    for (const [id, parent] of Object.entries(wanted)) {
      if (found.get(id)?.at(-1) !== parent && !(id === 'after-it' && found.get(id)?.includes('c')))
        return `${scriptingEnabled ? 'with' : 'without'} scripts, #${id} is in ${found.get(id)?.join(' ') ?? 'nothing'}: ${JSON.stringify(text)}`;
    }
  }
  return null;
}

/** Elements with an `id`, by what they are in: ids, or tags. */
function placesIn(html: string, scriptingEnabled: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const document = Parser.parse(html, { scriptingEnabled, treeAdapter: defaultTreeAdapter });
  const visit = (node: DefaultTreeAdapterTypes.Node, around: string[]) => {
    const id = 'attrs' in node ? node.attrs.find(({ name }) => name === 'id')?.value : undefined;
    if (id !== undefined && !found.has(id)) found.set(id, around);
    const inside = 'tagName' in node ? [...around, id ?? node.tagName] : around;
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, inside);
  };
  visit(document, []);
  return found;
}
