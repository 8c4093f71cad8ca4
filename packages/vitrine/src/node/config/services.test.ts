import { expect, it } from 'vitest';
import type { VitrineError } from '../base/errors.ts';
import { validateConfig } from './validate-config.ts';

const MINIMAL = {
  title: 'Kit',
  description: 'A kit.',
  url: 'https://kit.example',
  pages: [{ pathname: '/' }],
};

const read = (services: object) => validateConfig({ ...MINIMAL, ...services }, '');

/** The messages of what is wrong. */
function refuse(services: object): string[] {
  try {
    read(services);
    return [];
  } catch (error) {
    return (error as VitrineError).problems.map(({ message }) => message);
  }
}

it('asks nothing of anyone by default', () => {
  const config = read({});
  expect(config.announcements).toBeUndefined();
  expect(config.sponsors).toBeUndefined();
  expect(config.analytics).toBeUndefined();
});

it('fills in what is safe for readers, and where Plausible is', () => {
  const script = { provider: 'script', src: 'https://ads.example/a.js', wrapper: '#ad' };
  expect(read({ sponsors: script }).sponsors).toEqual({ ...script, consent: true });
  const google = { provider: 'google', measurementId: 'G-ABC123' };
  expect(read({ analytics: google }).analytics).toEqual({ ...google, consent: true });
  const plausible = { provider: 'plausible', domain: 'kit.example' };
  expect(read({ analytics: plausible }).analytics).toEqual({
    ...plausible,
    endpoint: 'https://plausible.io/api/event',
  });
});

it('knows paths of the site and full addresses', () => {
  for (const url of ['/a.json', '/api/news?lang=en', 'https://kit.example/a.json']) {
    expect(read({ announcements: { url } }).announcements).toEqual({ url });
  }
  for (const url of ['a.json', '//kit.example/a.json', 'javascript:alert(1)', '/a b']) {
    expect(refuse({ announcements: { url } })).toEqual([
      `announcements.url: expected a path such as /file.json or a full address, received "${url}"`,
    ]);
  }
});

it('names the providers there are', () => {
  expect(refuse({ sponsors: { provider: 'carbon' }, analytics: {} })).toEqual([
    'sponsors.provider: expected "house" or "script", received "carbon"',
    'analytics.provider: expected "beacon" or "plausible" or "google", received nothing',
  ]);
});

it('refuses sponsors that do not fit the slot or need a third party', () => {
  const item = { name: 'Kit', text: 'Thanks.', href: '/sponsors' };
  const items = (change: object) => ({
    sponsors: { provider: 'house', items: [{ ...item, ...change }] },
  });
  expect(refuse(items({}))).toEqual([]);
  expect(refuse(items({ text: 'x'.repeat(91) }))[0]).toMatch(
    /^sponsors\.items\[0\]\.text: expected at most 90 characters, received "x/,
  );
  expect(refuse(items({ text: 'x'.repeat(90), name: 'x'.repeat(30) }))).toEqual([]);
  expect(refuse(items({ text: '' }))).toHaveLength(1);
  expect(refuse(items({ name: '' }))).toHaveLength(1);
  expect(refuse(items({ name: 'x'.repeat(31) }))[0]).toContain('expected at most 30 characters');
  expect(refuse(items({ text: 'x'.repeat(45), image: '/kit.svg' }))).toEqual([]);
  expect(refuse(items({ text: 'x'.repeat(46), image: '/kit.svg' }))[0]).toMatch(
    /^sponsors\.items\[0\]\.text: expected at most 45 characters beside a picture, received /,
  );
  expect(refuse(items({ image: 'https://cdn.example/logo.svg' }))).toEqual([
    'sponsors.items[0].image: expected a path of a file in public/, such as /sponsor.svg, received "https://cdn.example/logo.svg"',
  ]);
  expect(refuse({ sponsors: { provider: 'house', items: [] } })).toEqual([
    'sponsors.items: expected at least one entry, received []',
  ]);
  const many = Array.from({ length: 13 }, () => item);
  expect(refuse({ sponsors: { provider: 'house', items: many.slice(1) } })).toEqual([]);
  expect(refuse({ sponsors: { provider: 'house', items: many } })[0]).toMatch(
    /^sponsors\.items: expected at most 12 entries, received /,
  );
});

it('refuses what a script-based network cannot mean', () => {
  const network = { provider: 'script', src: 'https://ads.example/a.js', wrapper: '#ad' };
  const refuseNetwork = (change: object) => refuse({ sponsors: { ...network, ...change } });
  for (const wrapper of ['.ad', '#a_b-1', '[data-ad]', '[data-ad="1"]', '[data-ad=""]']) {
    expect(refuseNetwork({ wrapper })).toEqual([]);
  }
  for (const wrapper of [
    ...['', 'ad', '.', '#', '[]', '.ad p', 'p .ad', '.ad.b', '[data-ad] p', 'p [data-ad]', '[a b]'],
    ...['[data-ad=1]', '[data-ad="1"', '[data-ad="]"]', '[data-ad="a"b"]', '[data-ad="1"x]'],
  ])
    expect(refuseNetwork({ wrapper }), wrapper).toHaveLength(1);
  expect(refuseNetwork({ consent: false, placeholder: { id: 'a' } })).toEqual([]);
  expect(refuseNetwork({ consent: 'no' })).toHaveLength(1);
  expect(refuseNetwork({ placeholder: { onload: 'a' } })).toHaveLength(1);
  expect(refuseNetwork({ other: 1 })).toHaveLength(1);
  expect(refuseNetwork({ wrapper: 'div > ' })).toEqual([
    'sponsors.wrapper: expected a simple selector such as #carbonads, .ad or [data-ad], received "div > "',
  ]);
  expect(refuseNetwork({ src: 'ftp://ads.example/a.js' })).toEqual([
    'sponsors.src: expected a full address such as https://example.com, received "ftp://ads.example/a.js"',
  ]);
  const attributes = { id: 'a', 'data-zone': '1', A: 'b', title_2: 'c' };
  expect(refuseNetwork({ attributes })).toEqual([]);
  for (const name of ['ONload', 'on', '1a', '-a', 'a b', ' a', 'a='])
    expect(refuseNetwork({ attributes: { [name]: 'a' } }), name).toHaveLength(1);
  expect(refuseNetwork({ attributes: { id: 'a', onload: 'alert(1)' } })).toEqual([
    'sponsors.attributes.onload: expected the name of an attribute, no event handler, received "onload"',
  ]);
});

it('refuses analytics that would count nothing', () => {
  expect(refuse({ analytics: { provider: 'google', measurementId: 'UA-1' } })).toEqual([
    'analytics.measurementId: expected a measurement id such as G-ABC123, received "UA-1"',
  ]);
  const google = (measurementId: string) =>
    refuse({ analytics: { provider: 'google', measurementId } });
  expect(google('G-A1')).toEqual([]);
  for (const id of ['G-', 'xG-A1', 'G-A1 ', 'G-A1-b', 'G-a1', 'g-A1', 'GA1'])
    expect(google(id), id).toHaveLength(1);
  const plausible = (changes: object) =>
    refuse({ analytics: { provider: 'plausible', domain: 'a', ...changes } });
  expect(plausible({ endpoint: '/event', host: 'a' })).toEqual([]);
  for (const changes of [{ domain: '' }, { endpoint: 'event' }, { host: 'a b' }, { other: 1 }])
    expect(plausible(changes), JSON.stringify(changes)).toHaveLength(1);
  const beacon = { provider: 'beacon', endpoint: '/views' };
  expect(refuse({ analytics: { ...beacon, host: 'https://kit.example' } })).toEqual([
    'analytics.host: expected a host such as docs.example.com, received "https://kit.example"',
  ]);
});
