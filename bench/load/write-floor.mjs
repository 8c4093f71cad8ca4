// The floor: a demo page as somebody would write it who has nothing but that page. One document with the same markup
// and styles of the demos, and one script with React, the library, the same wrapper and the six demos. It has no
// navigation, no search, no toolbars, and shares nothing with a second page.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY, WORK } from '../contenders.mjs';

/** A demo of a built page: its name, its id and what the server has rendered. */
const DEMOS =
  /<div class="demo" id="(\w+)"[^>]* data-demo="([^"]+)"[^>]*>\s*<div class="demo-stage">\s*<div class="demo-content"[^>]*>([\s\S]*?)<\/div>\s*<\/div>\s*<div class="demo-toolbar-root"/g;
const DEMO_STYLES = /<style data-style="demos:[^>]*>[\s\S]*?<\/style>/;

/**
 * Writes and bundles it.
 * @param site folder of the built site
 * @param pathname the page in it
 * @returns the folder to serve, where the page lies at the same path
 */
export async function writeFloor(site, pathname) {
  const dir = path.join(WORK, 'floor');
  rmSync(dir, { recursive: true, force: true });
  const built = readFileSync(path.join(site, 'dist', pathname, 'index.html'), 'utf8');
  const demos = [...built.matchAll(DEMOS)].map(([, name, id, html]) => ({ name, id, html }));
  if (demos.length === 0) throw new Error(`${pathname} of ${site} has no demos`);
  // Beside the site's own files, so that it resolves what they import.
  const entry = path.join(site, 'floor.tsx');
  writeFileSync(entry, printScript(demos, `./content${pathname}`));
  const out = path.join(dir, 'dist');
  const { build } = await importVite();
  const { output } = await build({
    root: site,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  });
  rmSync(entry);
  const { fileName } = output.find(({ isEntry }) => isEntry);
  const file = path.join(out, pathname, 'index.html');
  mkdirSync(path.dirname(file), { recursive: true });
  const [styles] = DEMO_STYLES.exec(built) ?? [''];
  writeFileSync(file, printDocument(demos, styles, `/${fileName}`));
  return out;
}

/** That of the engine, which is measured too. */
function importVite() {
  const require = createRequire(path.join(REPOSITORY, 'packages/vitrine/package.json'));
  return import(pathToFileURL(require.resolve('vite')));
}

const printScript = (demos, folder) => `
import { hydrateRoot } from 'react-dom/client';
import { adoptStyles, Provider } from './theme/adapter.tsx';
${demos.map(({ name }) => `import ${name} from '${folder}/${name}.tsx';`).join('\n')}
for (const style of document.querySelectorAll('style')) adoptStyles(style);
const preferences = { mode: 'light', direction: 'ltr', colors: null } as const;
const demos = { ${demos.map(({ name }) => name).join(', ')} };
for (const [name, Demo] of Object.entries(demos)) {
  const element = document.getElementById(name)!;
  hydrateRoot(element, <Provider preferences={preferences}><Demo /></Provider>, {
    identifierPrefix: element.dataset.prefix,
  });
}
`;

const printDocument = (demos, styles, script) => `<!doctype html>
<html lang="en" dir="ltr" data-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Demos</title>
<style>body{max-width:900px;margin:0 auto;font:16px/1.5 system-ui}section>div{padding:24px;border:1px solid #ccc}</style>
${styles}
<script type="module" src="${script}"></script>
</head>
<body>
<main>
<h1>Demos</h1>
${demos
  .map(
    ({ name, id, html }) =>
      `<section><h2>${name}</h2><p>This demo keeps its state to itself.</p><div id="${name}" data-prefix="${id}">${html}</div></section>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
