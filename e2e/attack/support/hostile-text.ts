import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pick } from '../attack.ts';

const { vectors } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../fixtures/xss-vectors.json'), 'utf8'),
) as { vectors: Record<string, string[]> };

/** What ends or opens something else in HTML, Markdown, JSON, XML or TypeScript. */
const PIECES = [
  ...[
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<style>',
    '<textarea>',
    '<plaintext>',
    '<svg>',
    ']]>',
  ],
  ...[
    '</main>',
    '</body>',
    '</p></div>',
    '<table><a>',
    '<template>',
    '<base href="//evil.example">',
  ],
  ...['<iframe srcdoc="<script>alert(1)</script>">', '<link rel=stylesheet href=//evil.example>'],
  ...['<meta http-equiv=refresh content="0;url=//evil.example">', '<form action=//evil.example>'],
  ...['[a](javascript:alert(1))', '[a](JaVa\tScript:alert(1))', '[a](data:text/html,<script>)'],
  ...[
    '[a](vbscript:a)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](b.md)',
    '[a](#b)',
    '[a](/b)',
  ],
  ...[
    '[a](../../../etc/passwd)',
    '[a](file:///etc/passwd)',
    '[a](<javascript:alert(1)>)',
    '[a](%ff)',
  ],
  ...[
    '[a](https://a.example "onload=alert(1) \\" onclick=alert(1)")',
    '<https://a.example/"onclick=a>',
  ],
  ...['<javascript:alert(1)>', '![a](https://evil.example/a.png)', '![a](javascript:alert(1))'],
  ...['![a](data:image/svg+xml,<svg onload=alert(1)>)', '[![a](b.png)](javascript:alert(1))'],
  ...['[a]: javascript:alert(1)\n\n[a]', '[a]: /b "c\n\n[a]', '[x]\n\n[x]: <', '&#x6a;avascript:a'],
  ...[
    '\n\n::demo{file=../../../etc/passwd}\n\n',
    '\n\n::pages\n\n',
    '\n\n::changelog{name=__proto__}\n\n',
  ],
  ...[
    '\n\n::playground{component=__proto__}\n\n',
    '::x{',
    '\n\n# A\n\n',
    '\n\n## __proto__\n\n',
    '\n\n---\n\n',
  ],
  ...[
    '\n\n```html\n<script>alert(1)</script>\n```\n\n',
    '\n\n```tsx" onload="alert(1)\na\n```\n\n',
    '\n\n```\n',
  ],
  ...[
    '\n\n~~~~js title="</code><script>alert(1)</script>"\na\n~~~~\n\n',
    '`<img src=x onerror=alert(1)>`',
  ],
  ...[
    '\n\n| a |\n| - |\n| <script> |\n\n',
    '| [a](javascript:b) |',
    '\n\n> [!NOTE]\n> <b onclick=a>\n\n',
  ],
  ...[
    '\n\n- [x] <input autofocus onfocus=alert(1)>\n\n',
    '\n\n1. a\n   1. b\n\n',
    '*'.repeat(300),
    '> '.repeat(90),
  ],
  ...[
    '['.repeat(500),
    '('.repeat(500),
    '- '.repeat(90),
    '_a'.repeat(200),
    '\\',
    '%',
    '\0',
    '\u202e',
    '\ufeff',
  ],
  ...[
    '\u2028',
    '\ud800',
    '\uffff',
    '\u0301'.repeat(60),
    '😀',
    'ﬃ',
    '${alert(1)}',
    '{{constructor}}',
    '{@link ',
  ],
  ...[
    '{@link javascript:alert(1) a}',
    '{@link https://a.example/"><script> b}',
    '{@link a|b} {@linkcode c}',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    '"><b onclick=alert(1)>',
    "' onfocus='alert(1)",
    '&lt;script&gt;',
  ],
  ...[
    '&#60;script&#62;',
    '&amp;lt;',
    '&a',
    '<?xml version="1.0"?>',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '&b;',
  ],
  ...[
    '<![CDATA[',
    'a'.repeat(5_000),
    'a '.repeat(3_000),
    '<'.repeat(400),
    '&'.repeat(400),
    '<a '.repeat(200),
  ],
];

const EVERY = [...Object.values(vectors).flat(), ...PIECES];

/** One to four of them: alone, side by side, or on lines of their own. */
export function hostileText(random: () => number): string {
  const pieces = Array.from({ length: 1 + Math.floor(random() ** 2 * 4) }, () =>
    pick(random, EVERY),
  );
  return pieces.join(pick(random, ['', ' ', '\n', '\n\n']));
}
