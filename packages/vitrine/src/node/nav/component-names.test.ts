import { expect, it } from 'vitest';
import { createNaming, isMeaning, listShown, type NamingPage } from './component-names.ts';

const source = (name: string, route: string, names: string[], more: object = {}) => ({
  config: { package: name, route, ...more },
  docs: names.map((each) => ({ name: each, aliases: each === 'Button' ? ['OldButton'] : [] })),
});
const core = source('@acme/core', '/core/api', ['Button', 'Chip', 'Dialog.Root']);
const labs = source('@acme/labs', '/labs/api', ['Button', 'Ghost'], { name: 'labs' });
const native = source('native', '/native', ['Button'], { group: '/guides/native' });

/** The package that a name means on a page, or the message of the problem. */
function ask(written: string, page: string | NamingPage, api = [core, labs, native]) {
  const found = createNaming(api)(written, typeof page === 'string' ? { pathname: page } : page);
  return isMeaning(found) ? `${found.source.config.package} ${found.name}` : found.message;
}

it('is the component of the package before the colon, by its name or the short one', () => {
  expect(ask('labs:Button', '/core/button')).toBe('@acme/labs Button');
  expect(ask('@acme/labs:Button', '/core/button')).toBe('@acme/labs Button');
  expect(ask('@acme/core:Dialog', '/labs')).toBe('@acme/core Dialog');
  expect(ask('labs:OldButton', '/')).toBe('@acme/labs OldButton');
});

it('is that of the package to whose group a page belongs, by the route where nothing else is said', () => {
  expect(ask('Button', '/core/button')).toBe('@acme/core Button');
  expect(ask('Button', '/labs')).toBe('@acme/labs Button');
  expect(ask('Button', '/guides/native/start')).toBe('native Button');
  // A name that begins so is another folder.
  expect(ask('Button', '/labsters')).toContain('is a component of');
});

it('is the only one of the name, also where the group’s package has none', () => {
  expect(ask('Ghost', '/core/x')).toBe('@acme/labs Ghost');
  expect(ask('Chip', '/')).toBe('@acme/core Chip');
});

it('is that of the package in the header, before that of the group', () => {
  const page = { pathname: '/core/button', package: 'labs' };
  expect(ask('Button', page)).toBe('@acme/labs Button');
  expect(ask('Chip', page)).toBe('@acme/core Chip');
  expect(ask('@acme/core:Button', page)).toBe('@acme/core Button');
});

it('prefers the nearest group, and none of two that are the same', () => {
  const all = source('all', '/api', ['Button']);
  const deep = source('deep', '/labs/deep/api', ['Button']);
  expect(ask('Button', '/labs/deep/x', [all, labs, deep])).toBe('deep Button');
  expect(ask('Button', '/labs/x', [all, labs, deep])).toBe('@acme/labs Button');
  expect(ask('Button', '/x', [all, labs, deep])).toBe('all Button');
  const twin = source('twin', '/twin', ['Button']);
  expect(ask('Button', '/x', [all, twin])).toBe('"Button" is a component of all, twin');
});

it('is a problem where nothing says which, or nothing has it', () => {
  expect(ask('Button', '/')).toBe('"Button" is a component of @acme/core, @acme/labs, native');
  expect(ask('labs:Chip', '/')).toBe('@acme/labs has no component "Chip"');
  expect(ask('Chipp', '/')).toBe(
    '@acme/core, @acme/labs, native has no component "Chipp"; did you mean "Chip"?',
  );
  expect(ask('lab:Button', '/')).toBe('No package in `api` is called "lab"; did you mean "labs"?');
  expect(ask('Chip', { pathname: '/', package: 'cor' })).toContain('is called "cor"');
});

it('sorts pages by the packages whose components they show', () => {
  const pages = [
    { pathname: '/core/a', components: ['Button', 'labs:Button'] },
    { pathname: '/labs/b', components: ['Button', 'Nothing'] },
  ];
  const shown = listShown([core, labs], pages);
  expect(shown.get(core)).toEqual([{ pathname: '/core/a', components: ['Button'] }]);
  expect(shown.get(labs)).toEqual([
    { pathname: '/core/a', components: ['Button'] },
    { pathname: '/labs/b', components: ['Button'] },
  ]);
});
