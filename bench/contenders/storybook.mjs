// Storybook with the demos of the flagship as stories, a file of stories for each. It lies in the repository, so that
// stories import the very packages that the flagship does.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Demos that need the site itself, or what no story has. */
const NEEDS_SITE = /from '(?:vitrine|\.\.\/\.\.\/\.\.)|import\.meta\.glob/;

/**
 * What a contender needs to be built; see `contenders.mjs`.
 * @param peersDir where it is installed
 * @param work where its site is written
 */
export function storybook10(peersDir, work) {
  const modules = path.join(peersDir, 'storybook10/node_modules');
  const command = path.join(modules, '.bin/storybook');
  return {
    name: 'storybook10',
    title: 'Storybook 10',
    home: path.join(work, 'storybook10'),
    out: 'storybook-static',
    caches: ['node_modules/.cache'],
    sections: ['flagship'],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' },
    build: () => [command, 'build', '--quiet', '--disable-telemetry', '-o', 'storybook-static'],
    /** Resolves to how many stories there are. */
    writeStories(dir, content) {
      rmSync(dir, { recursive: true, force: true });
      cpSync(content, path.join(dir, 'content'), { recursive: true });
      const stories = listDemos(path.join(dir, 'content'));
      for (const file of stories)
        writeFileSync(file.replace(/\.tsx$/, '.stories.tsx'), story(file));
      mkdirSync(path.join(dir, '.storybook'));
      const framework = path.join(modules, '@storybook/react-vite');
      writeFileSync(path.join(dir, '.storybook/main.js'), mainFile(framework));
      writeFileSync(path.join(dir, 'package.json'), '{ "type": "module", "private": true }\n');
      // It is found from the stories, as where it is installed beside them.
      for (const name of ['storybook', '@storybook']) link(modules, dir, name);
      const own = path.join(content, '../node_modules');
      for (const name of existsSync(own) ? readdirSync(own) : [])
        if (!/^[.@]/.test(name)) link(own, dir, name);
      return stories.length;
    },
  };
}

function link(modules, dir, name) {
  mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  symlinkSync(path.join(modules, name), path.join(dir, 'node_modules', name));
}

function listDemos(content) {
  return readdirSync(content, { recursive: true })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(content, name))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      return /^export default /m.test(source) && !NEEDS_SITE.test(source);
    });
}

function story(file) {
  const name = path.basename(file, '.tsx');
  const title = file.slice(file.indexOf('/content/') + 9).replace(/\.tsx$/, '');
  return `import Demo from './${name}.tsx';
export default { title: ${JSON.stringify(title)} };
export const Shown = { render: () => <Demo /> };
`;
}

/** One React for stories and Storybook: that of the repository. */
const mainFile = (framework) => `export default {
  framework: ${JSON.stringify(framework)},
  stories: ['../content/**/*.stories.tsx'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, dedupe: ['react', 'react-dom'] },
  }),
};
`;
