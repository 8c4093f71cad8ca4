import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findStorybook } from './find-storybook.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'storybook-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

it('tells the style sheets of every story, and what has stories', () => {
  write({
    '.storybook/preview.tsx': `import '../ui/src/index.css';\nimport "@acme/tokens/all.css";\nimport { a } from './a';`,
    'ui/src/Button.stories.tsx': '',
    'ui/src/Dial.story.js': '',
    'ui/node_modules/other/Zap.stories.tsx': '',
  });
  expect(findStorybook(path.join(root, 'ui'), root)).toEqual({
    styles: [path.join(root, 'ui/src/index.css'), '@acme/tokens/all.css'],
    components: ['Button', 'Dial'],
  });
});

it.each(['ts', 'js', 'jsx', 'mjs'])('is read from preview.%s, of the library first', (end) => {
  write({
    [`ui/.storybook/preview.${end}`]: `import './a.scss';import "kit/b.less"; import './c.sass'; import './d.css.js';`,
    '.storybook/preview.ts': `import './other.css';`,
    ...{ 'ui/dist/Old.stories.js': '', 'ui/distant/New.stories.js': '', 'ui/.x/Odd.story.ts': '' },
    ...{ 'ui/a-b.stories.ts': '', 'ui/History.ts': '', 'ui/Dial.stories': '' },
  });
  expect(findStorybook(path.join(root, 'ui'), root)).toEqual({
    styles: [
      ...[path.join(root, 'ui/.storybook/a.scss'), 'kit/b.less'],
      path.join(root, 'ui/.storybook/c.sass'),
    ],
    components: ['New'],
  });
});

it('is none without its folder', () => {
  write({ 'src/Button.stories.tsx': '' });
  expect(findStorybook(root, root)).toBe(null);
  write({ '.storybook/main.ts': '' });
  expect(findStorybook(root, root)).toEqual({ styles: [], components: ['Button'] });
});
