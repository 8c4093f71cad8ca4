import { describe, expect, it } from 'vitest';
import { pages } from '../pages.ts';

/** Groups whose pages are about components, but for the pages that are about a group. */
const GROUPS = ['/style', '/layout', '/utils', '/demos', '/lab'];
const NO_COMPONENT_PAGES = ['/lab/about', '/lab/api'];

/** Pages without a playground, and why. */
const NO_PLAYGROUND: Record<string, string> = {
  '/style/color': 'Colours are tried with the colour tool, which is on the page.',
  '/style/css-baseline': 'What it sets is global: the page itself would change.',
  '/layout/breakpoints': 'It is about a part of the theme.',
  '/layout/hidden': 'Its component is gone; the page teaches what has taken its place.',
  '/utils/popover': 'Its place follows from several props together: a demo has controls for them.',
  '/utils/popper': 'Its place shows only while something scrolls: a demo has controls for it.',
  '/utils/portal': 'It renders nothing of its own.',
  '/utils/no-ssr': 'Its props change when something is rendered, not how.',
  '/utils/click-away-listener': 'It renders nothing of its own.',
};
/** Pages that list no components, and why. */
const NO_COMPONENTS: Record<string, string> = {
  '/layout/breakpoints': 'It is about a part of the theme.',
  '/layout/hidden': 'Its component is gone.',
};

const files: Record<string, string> = import.meta.glob('../content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const readPage = (pathname: string) =>
  files[`../content${pathname}.md`] ?? files[`../content${pathname}/index.md`] ?? '';

const pathnames = pages
  .filter(({ pathname }) => GROUPS.includes(pathname))
  .flatMap(({ children = [] }) => children.map(({ pathname }) => pathname))
  .filter((pathname) => !NO_COMPONENT_PAGES.includes(pathname));

describe.each(pathnames)('%s', (pathname) => {
  const text = readPage(pathname);
  const [, header = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];

  it('names its components in its header', () => {
    const hasComponents = /^components: *\S/m.test(header);
    expect(hasComponents, NO_COMPONENTS[pathname]).toBe(!(pathname in NO_COMPONENTS));
  });

  it('has a drawing for the gallery', () => {
    expect(header).toMatch(/^thumbnail: *\S+\.svg$/m);
  });

  it('has a playground', () => {
    const hasPlayground = /^::playground[[{]/m.test(text);
    expect(hasPlayground, NO_PLAYGROUND[pathname]).toBe(!(pathname in NO_PLAYGROUND));
  });

  it('says in a section of its own what makes it accessible', () => {
    const [, section = ''] = /^## Accessibility\b.*\n([^]*?)(?=^## |(?![^]))/m.exec(text) ?? [];
    expect(section.trim().length, 'characters of the section').toBeGreaterThan(100);
  });
});

it('excuses only pages that there are', () => {
  const excused = Object.keys({ ...NO_PLAYGROUND, ...NO_COMPONENTS });
  expect(excused.filter((pathname) => !pathnames.includes(pathname))).toEqual([]);
});
