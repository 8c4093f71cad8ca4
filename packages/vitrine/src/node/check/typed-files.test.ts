import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkTypes } from '../code/check-types.ts';
import type { SiteVite } from '../config/vite/options.ts';
import { listTypedFiles } from './typed-files.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-demos-')));
  symlinkSync(
    path.resolve(import.meta.dirname, '../../../../../node_modules'),
    path.join(root, 'node_modules'),
  );
  write(
    'content/button.tsx',
    `export function Button(props: { label: string }) {
  return <button>{props.label}</button>;
}
`,
  );
  write(
    'content/demo.tsx',
    `import { Button } from './button';
import { shade } from '~/shade';
import './demo.css';

export default function Demo() {
  return <Button label={shade} nope={1} />;
}
`,
  );
  write('content/helper.ts', 'export const one: number = "one";\n');
  write(
    'content/second.tsx',
    `import { one } from './helper';\nexport default () => <p>{one}</p>;\n`,
  );
  write('content/demo.css', 'p {}\n');
  write('content/plain.jsx', 'export default () => <p nope />;\n');
  write('src/shade.ts', `export const shade = 'red';\n`);
  write('env.d.ts', 'declare const __VERSION__: string;\n');
  write(
    'content/constant.tsx',
    `export default () => <p>{__VERSION__.length} {__NOPE__} {import.meta.env.VITE_A}</p>;\n`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const check = (demos: string[], adapter: string[] = []) => {
  const alias = { '~': path.join(root, 'src') };
  const vite = { options: { resolve: { alias } }, plugins: [], key: '' } as SiteVite;
  const given = { ...listTypedFiles(root, { demos, adapter }, vite), outDir: 'dist' };
  return checkTypes(root, [], given).map(
    ({ code, file, line, message }) =>
      `${file}:${line} ${code} ${/TS\d+: [^\n]*/.exec(message)?.[0]}`,
  );
};

it('finds what is wrong in demos and in the files that they consist of', () => {
  expect(check(['content/demo.tsx', 'content/second.tsx', 'content/plain.jsx'])).toEqual([
    expect.stringMatching(/^content\/demo\.tsx:6 demo-type-error TS2322: .*nope/),
    expect.stringMatching(/^content\/helper\.ts:1 demo-type-error TS2322: /),
  ]);
});

it('finds what is wrong in the adapter and in what it alone consists of', () => {
  write(
    'src/adapter.tsx',
    `import { one } from '../content/helper';
import { theme } from './theme';
export const Provider = () => <p nope={theme}>{one}</p>;
`,
  );
  write('src/theme.ts', `export const theme: number = 'dark';\n`);
  expect(check(['content/second.tsx'], ['src/adapter.tsx']).sort()).toEqual([
    expect.stringMatching(/^content\/helper\.ts:1 demo-type-error TS2322: /),
    expect.stringMatching(/^src\/adapter\.tsx:3 adapter-type-error TS2322: .*nope/),
    expect.stringMatching(/^src\/theme\.ts:1 adapter-type-error TS2322: /),
  ]);
  expect(check([], ['src/adapter.tsx'])).toHaveLength(3);
});

it('knows the declarations of the site and of the bundler', () => {
  expect(check(['content/constant.tsx'])).toEqual([
    expect.stringMatching(/^content\/constant\.tsx:1 demo-type-error TS2304: .*__NOPE__/),
  ]);
  write('tsconfig.json', '{"compilerOptions":{"strict":false,"jsx":"react-jsx"}}');
  write(
    'content/loose.tsx',
    'export default function Loose(props) {\n  return <p>{props.a}</p>;\n}\n',
  );
  expect(check(['content/loose.tsx'])).toEqual([]);
  rmSync(path.join(root, 'tsconfig.json'));
  expect(check(['content/loose.tsx'])).toEqual([expect.stringContaining('TS7006')]);
});
