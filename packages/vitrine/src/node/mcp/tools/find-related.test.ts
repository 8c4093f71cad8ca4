import { expect, it } from 'vitest';
import { readQuestion } from '../text/question.ts';
import { findRelated } from './find-related.ts';

const component = (name: string, kind: 'component' | 'hook' | 'type' = 'component') => ({
  ...{ name, aliases: [], kind, package: 'kit', page: `/api/${name}`, api: `/api/${name}.json` },
  ...{ since: null, deprecated: null },
});
const COMPONENTS = [
  ...['Avatar', 'AvatarStack', 'SkeletonAvatar', 'Avatar.Image', 'StateLabel'].map((name) =>
    component(name),
  ),
  ...[component('useToaster', 'hook'), component('ToastProps', 'type')],
  ...[component('KitScroller'), component('useKitPalette', 'hook'), component('InlineRow')],
  ...Array.from({ length: 13 }, (_, at) => component(`Common${at}Wheel`)),
];
const related = (question: string, ...told: string[]) =>
  findRelated(
    { components: COMPONENTS },
    readQuestion(question),
    COMPONENTS.filter(({ name }) => told.includes(name)),
    { findSynonyms: (word) => (word === 'horizontal' ? ['side by side', 'inline'] : []) },
  ).map(({ name }) => name);

it.each([
  ['several avatars on top of each other', ['AvatarStack', 'SkeletonAvatar']],
  ['a stack of avatars', ['AvatarStack', 'SkeletonAvatar']],
  ['show a toast', ['useToaster']],
  ['which component shows the state of something', ['StateLabel']],
  // Nobody says whose it is; in other words; a hook where one is asked for, and a component likewise.
  ['what scrolls', ['KitScroller']],
  ['something horizontal', ['InlineRow']],
  ['hook for a palette of avatars', ['useKitPalette']],
  ['which component shows a toast', []],
  // What many are called by tells nothing, nor what is said of any.
  ['a wheel', []],
  ['which component to use', []],
])('%j may mean others', (question, names) => {
  expect(related(question, 'Avatar')).toEqual(names);
});

it('tells those first whose names are said, and none that is told with its parts', () => {
  expect(related('an avatar')).toEqual(['Avatar', 'AvatarStack', 'SkeletonAvatar']);
  expect(related('image of an avatar')[0]).toBe('Avatar.Image');
  expect(related('image of an avatar', 'Avatar')).not.toContain('Avatar.Image');
});
