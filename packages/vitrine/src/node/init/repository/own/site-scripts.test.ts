import { expect, it } from 'vitest';
import { addScripts, explainScripts, nameScript } from './site-scripts.ts';

it('gives a site the scripts that it lacks', () => {
  expect(addScripts()).toEqual({
    ...{ dev: 'vitrine dev', build: 'vitrine build', preview: 'vitrine preview' },
    check: 'vitrine check --types',
  });
  expect(explainScripts(addScripts(), 'docs/package.json')).toBeNull();
});

it('leaves what a project runs by such a name, and says what runs the site', () => {
  const scripts = addScripts({ build: 'other build', dev: 'vitrine dev --port 1', start: 'x' });
  expect(scripts).toEqual({
    ...{ build: 'other build', dev: 'vitrine dev --port 1', start: 'x' },
    ...{ 'vitrine:build': 'vitrine build', preview: 'vitrine preview' },
    check: 'vitrine check --types',
  });
  expect(nameScript(scripts, 'build')).toBe('vitrine:build');
  expect(nameScript(scripts, 'dev')).toBe('dev');
  expect(explainScripts(scripts, 'docs/package.json')).toBe(
    'docs/package.json has scripts of its own, which stay as they are: build. Those of the site: vitrine:build.',
  );
});
