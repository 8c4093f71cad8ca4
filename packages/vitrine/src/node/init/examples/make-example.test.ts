import { expect, it } from 'vitest';
import { fillMissing } from './fill-missing.ts';
import { giveRoom, makeExample } from './make-example.ts';
import { listDeclared, listImported, readBlock, readBlocks } from './read-blocks.ts';

const make = (code: string, beside: string[] = []) =>
  makeExample(readBlock(code)!, 'kit', new Set(beside));
const plain = (code: string) => ({ code, packages: [], sheets: [] });
const HEAD = "import { Panel } from 'kit';\n";

it.each([
  ['export default function App() {', 'function', 'function App() {'],
  ['export default function App() {', 'exported function', 'export function App() {'],
])('%s is made of a component: %s', (made, _kind, written) => {
  expect(make(`${HEAD}\n${written}\n  return <Panel />;\n}\n`)?.code).toBe(
    `${HEAD}\n${made}\n  return <Panel />;\n}\n`,
  );
});

it('shows a component that is a constant, and the whole of several', () => {
  const code = `${HEAD}
const Row = () => <Panel />;
export const App = () => <Row />;
const steps = [1];
`;
  expect(make(code)?.code).toBe(`${code}\n\nexport default App;\n`.replace(/\n{3,}/g, '\n\n'));
});

it('leaves a default export as it is', () => {
  const code = `${HEAD}\nfunction App() {\n  return <Panel />;\n}\n\nexport default App;\n`;
  expect(make(code)).toEqual({ code, packages: [], sheets: [] });
});

it('gives an element that stands alone a function', () => {
  expect(make(`${HEAD}\n<Panel>\n  <b>Now</b>\n</Panel>;\n`)?.code).toBe(`${HEAD}
export default function Example() {
  return (
    <Panel>
      <b>Now</b>
    </Panel>
  );
}
`);
  expect(make(`${HEAD}<Panel />;\n<Panel />;`)).toBeNull();
});

it('takes out directives and style sheets, and tells those of the library', () => {
  const code = `'use client';
import 'kit/styles.css';
import 'other/styles.css';
import { Panel } from 'kit';
export default () => <Panel />;
`;
  const made = make(code)!;
  expect(made.code.replace(/\n+/g, '\n')).toBe(
    "import { Panel } from 'kit';\nexport default () => <Panel />;\n",
  );
  expect(made.sheets).toEqual(['kit/styles.css']);
});

it.each([
  [
    'imports what is not of the library',
    "import moment from 'moment';\nexport default () => <b />;",
  ],
  ['has no component', `${HEAD}const panel = Panel;`],
  ['asks for a file', `${HEAD}export default () => <Panel src="/maps/world.json" />;`],
  ['asks another site', `${HEAD}export default () => <Panel src="https://kit.example/video" />;`],
])('makes nothing of what %s', (_what, code) => {
  expect(make(code)).toBeNull();
});

it('takes the first of two ways to import a name', () => {
  const code = `import Panel from 'kit';
// or
import { Panel } from 'kit';
export default () => <Panel />;
`;
  expect(make(code)!.code).toBe("import Panel from 'kit';\nexport default () => <Panel />;\n");
});

it('imports packages that are there with the library', () => {
  const code = `import { of } from '@time/core/day';
import time from 'time';
${HEAD}export default () => <Panel at={time(of)} />;
`;
  expect(make(code)).toBeNull();
  expect(make(code, ['time'])).toBeNull();
  expect(make(code, ['time', '@time/core'])?.packages).toEqual(['@time/core', 'time']);
});

it('shows pictures that nobody is asked for, and leaves links', () => {
  const code = `${HEAD}export default () => (
  <Panel to="/start.html" image="/one.jpg" images={['https://kit.example/a.png?x', 'one.jpg']} />
);
`;
  const made = make(code)!.code;
  expect(made).toContain('to="/start.html"');
  expect(made.match(/data:image/g)).toHaveLength(3);
  expect(made).toMatch(/image=\{'data:image[^']*'\} images=\{\['data:/);
  expect(readBlock(made)).not.toBeNull();
});

it('gives room to what is as large as what is around it', () => {
  const code = `${HEAD}\nexport default function App() {\n  return <Panel />;\n}\n`;
  const tall = giveRoom(plain(code), '<div class="a" style="height: 100%"></div>').code;
  expect(tall).toContain('\nfunction App() {');
  expect(tall).toContain("<div style={{ width: '100%', height: 400 }}>\n      <App />");
  expect(giveRoom(plain(code), '<div style="max-height: 100%"></div>').code).toBe(code);
  const measured = code.replace('<Panel />', '<div ref={ref}><Panel /></div>');
  const wide = giveRoom(plain(measured), '<div></div>').code;
  expect(wide).toContain("<div style={{ width: '100%' }}>");
  const named = `${HEAD}\nconst App = () => <Panel />;\n\nexport default App;\n`;
  const kept = giveRoom(plain(named), '<i style="height:100vh">').code;
  expect(kept.match(/export default/g)).toHaveLength(1);
});

const README = `# Kit

\`\`\`jsx
const rows = [{ name: 'First' }];
function Row({ row }) { return <i>{row.name}</i>; }
\`\`\`

\`\`\`bash
npm install kit
\`\`\`

\`\`\`tsx live
import { Panel, type PanelProps } from 'kit';
import Dial from 'kit/dial';
import type { Other } from 'kit';
\`\`\`

\`\`\`js
this is no code
\`\`\`
`;

it('reads the modules of a README, what they declare and what they import', () => {
  const blocks = readBlocks(README.replaceAll('\n', '\r\n'));
  expect(blocks).toHaveLength(2);
  expect([...listDeclared(blocks).keys()]).toEqual(['rows', 'Row']);
  expect(listImported(blocks[1]!, 'kit')).toEqual(['Panel', 'PanelProps', 'Dial']);
  expect(listImported(blocks[1]!, 'ki')).toEqual([]);
});

it('fills in what an example leaves out', () => {
  const declared = new Map([
    ...listDeclared(readBlocks(README)),
    ['Panel', "import { Panel } from 'kit';"],
  ]);
  const code = `import { Dial } from 'kit';\n\nexport default function App() {}\n`;
  expect(fillMissing(code, ['rows', 'useState', 'Panel', 'rows'], declared)).toBe(
    `import { Panel } from 'kit';
import { useState } from 'react';
import { Dial } from 'kit';

const rows = [{ name: 'First' }];

export default function App() {}
`,
  );
  expect(fillMissing('export default function App() {}\n', ['Panel'], declared)).toBe(
    "import { Panel } from 'kit';\n\nexport default function App() {}\n",
  );
  expect(fillMissing(code, ['rows', 'nowhere'], declared)).toBeNull();
  const given = `${HEAD}\nexport default () => <Panel rows={all} name={who} />;\n`;
  const listFor = (component: string, prop: string) =>
    component === 'Panel' && prop === 'rows' ? '[1]' : null;
  expect(fillMissing(given, ['all'], declared, listFor)).toBe(
    given.replace('export', 'const all = [1];\n\nexport'),
  );
  expect(fillMissing(given, ['all', 'who'], declared, listFor)).toBeNull();
});

it('reads what fences open and close, and nothing that shows how fences are written', () => {
  const readme = [
    ...['```jsx title', 'one();', '```', '````md', '```jsx', 'two();', '```', '````'],
    ...['```sh', 'npm i acme', '```', '```ts', 'three();', '```  ', '```js', 'open();'],
  ].join('\n');
  expect(readBlocks(readme).map(({ code }) => code)).toEqual(['one();\n', 'three();\n']);
});
