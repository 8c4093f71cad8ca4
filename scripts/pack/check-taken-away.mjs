// A demo that needs plugins, as readers take it away: what it declares is installed from the registry, and it builds.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run.mjs';

const LOOK = { mode: 'light', direction: 'ltr', colors: null };
const MANIFEST = {
  private: true,
  type: 'module',
  dependencies: {
    ...{ react: '^19.0.0', 'react-dom': '^19.0.0', '@types/react': '^19.0.0' },
    ...{ tailwindcss: '^4.0.0', '@tailwindcss/vite': '^4.0.0', sass: '^1.80.0' },
  },
};
const SITE = {
  'vitrine.config.ts': `import tailwindcss from '@tailwindcss/vite';
export default {
  title: 'Kit', description: 'A kit.', url: 'https://kit.example', pages: [{ pathname: '/', title: 'Kit' }],
  vite: { plugins: [tailwindcss()] }, demos: { vite: './demos.vite.ts' },
};
`,
  'demos.vite.ts': `import tailwindcss from '@tailwindcss/vite';
export default { plugins: [tailwindcss()] };
`,
  'content/index.md': '# Kit\n\nA kit.\n\n::demo[Styled]{file=styled.tsx}\n',
  'content/styled.tsx': `import './styled.css';
import nested from './nested.module.scss';
export default function Styled() {
  return <button className={'p-[13px] ' + nested.text}>Styled</button>;
}
`,
  'content/styled.css': "@import 'tailwindcss';\n",
  'content/nested.module.scss': '$c: rgb(4, 5, 6);\n.text { & { color: $c; } }\n',
};

/** What is wrong with the project of such a demo; empty when all is right. */
export async function checkTakenAway(dir, vitrine, env) {
  const site = path.join(dir, 'site');
  const dependencies = { ...MANIFEST.dependencies, vitrine: `file:${vitrine}` };
  writeFiles(site, { ...SITE, 'package.json': JSON.stringify({ ...MANIFEST, dependencies }) });
  const built =
    run('npm', ['install', '--no-audit', '--no-fund'], site, env) ||
    run(process.execPath, ['node_modules/vitrine/bin/vitrine.mjs', 'build'], site, env);
  if (built !== '') return built;
  const sources = path.join(site, 'dist/assets/sources');
  const [file] = readdirSync(sources).filter((name) => name.startsWith('styled'));
  const { project } = JSON.parse(readFileSync(path.join(sources, file), 'utf8'));
  const module = path.join(ROOT, 'packages/vitrine/dist/modules/shared/sandbox-project.js');
  const { fillProject } = await import(pathToFileURL(module).href);
  const taken = path.join(dir, 'taken');
  writeFiles(taken, fillProject(project, 'ts', LOOK).files);
  const wrong =
    run('npm', ['install', '--no-audit', '--no-fund'], taken, env) ||
    run('npm', ['exec', '--', 'vite', 'build'], taken, env);
  if (wrong !== '') return wrong;
  const assets = path.join(taken, 'dist/assets');
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const css = styles.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('');
  return /13px/.test(css) && /rgb\(4,\s*5,\s*6\)|#040506/.test(css) ? '' : 'styles are missing';
}

function writeFiles(dir, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
}

function run(command, args, cwd, env) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return status === 0 ? '' : `${command} ${args.join(' ')}\n${stdout}${stderr}`;
}
