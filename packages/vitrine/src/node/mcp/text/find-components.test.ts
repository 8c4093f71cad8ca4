import { describe, expect, it } from 'vitest';
import { findComponents, findKin, findScattered, saysAll } from './find-components.ts';
import type { Component } from './index-components.ts';

const make = (name: string, changes: Partial<Component> = {}): Component => ({
  ...{ name, aliases: [], kind: 'component', package: 'kit', page: `/${name}` },
  ...{ api: `/${name}.json`, since: null, deprecated: null },
  ...changes,
});
const components = [
  ...['List', 'ListItem', 'ListItemButton', 'Button', 'Tab', 'Tabs'].map((name) => make(name)),
  make('SideSheet', { aliases: ['Drawer'] }),
  ...['Four.Words.And.More', 'FadeIn', 'For'].map((name) => make(name)),
];
const find = (query: string, all = components) =>
  findComponents({ components: all }, query).map(({ name }) => name);

describe('the components that a question names', () => {
  it('are those with the longest names, of up to four words', () => {
    expect(find('list item button size')).toEqual(['ListItemButton']);
    expect(find('list items button')).toEqual(['ListItemButton']);
    expect(find('list item and a list')).toEqual(['ListItem', 'List']);
    expect(find('four words and more')).toEqual(['Four.Words.And.More']);
    expect(find('nothing of these')).toEqual([]);
  });

  it('end with a word that says nothing only where their name does', () => {
    expect(find('fade in slowly')).toEqual(['FadeIn']);
    expect(find('how the list for it fades')).toEqual(['List']);
    expect(find('size For each')).toEqual(['For']);
    expect(find('For')).toEqual(['For']);
    expect(find('For a list')).toEqual(['List']);
  });

  it('are no functions that are called as words are that join others, unless code is meant', () => {
    const all = [
      make('before', { kind: 'function' }),
      make('on', { kind: 'function' }),
      make('List'),
    ];
    expect(find('do not load a list before I say so', all)).toEqual(['List']);
    expect(find('open the list on click', all)).toEqual(['List']);
    expect(find('before', all)).toEqual(['before']);
    expect(find('what does `before` do', all)).toEqual(['before']);
    expect(find('list with on(name)', all)).toEqual(['on', 'List']);
  });

  it('may have any name, of a site that is damaged too', () => {
    expect(find('a (+ list', [make('(+'), make('List')])).toEqual(['List']);
  });

  it('end a name in code that none has: as a theme calls them, or another version', () => {
    expect(find('style override of AcmeButton')).toEqual(['Button']);
    expect(find('LoadingListItem')).toEqual(['ListItem']);
    expect(find('ListItem padding')).toEqual(['ListItem']);
    expect(find('AcmeDial')).toEqual([]);
    expect(find('a loading button')).toEqual(['Button']);
  });

  it('are known by their other names', () => {
    expect(find('open the drawer')).toEqual(['SideSheet']);
  });

  it.each(['of', 'in', 'inside', 'within', 'for'])('begin with what others are %s', (word) => {
    expect(find(`the button ${word} a list`)).toEqual(['List', 'Button']);
  });

  it('are the root of a whole that consists of parts alone', () => {
    const all = ['Dialog.Backdrop', 'Dialog.Root', 'Menu.Item', 'Menu', 'Menu.Root'].map((name) =>
      make(name),
    );
    expect(find('slide the dialog', all)).toEqual(['Dialog.Root']);
    expect(find('slide the menu', all)).toEqual(['Menu']);
  });

  it.each(['a tab without its', 'tab with no', 'hide the', 'a tab, removing a'])(
    'are last where they are not wanted: %s list item',
    (start) => {
      const found = find(`${start} list item${start.includes('tab') ? '' : ' of a tab'}`);
      expect([found[0], found.at(-1)]).toEqual(['Tab', 'ListItem']);
    },
  );

  it('may be all that is asked for, though it is not wanted', () => {
    expect(find('no button')).toEqual(['Button']);
    expect(find('a list without anything but a button')).toEqual(['List', 'Button']);
  });

  it('are in the order of the question, each once', () => {
    expect(find('a button and a list and a button')).toEqual(['Button', 'List']);
    expect(find('of a button and a list')).toEqual(['Button', 'List']);
    expect(find('a list in a button of a list')).toEqual(['List', 'Button']);
  });

  it('begin with a name in capitals, but at the beginning', () => {
    expect(find('list with a Button')).toEqual(['Button', 'List']);
    expect(find('Button with a list')).toEqual(['Button', 'List']);
    expect(find('Button for a list')).toEqual(['List', 'Button']);
    expect(find('a Button for a list')).toEqual(['Button', 'List']);
  });

  it('begin with the number that is said, of names that differ by it alone', () => {
    expect(find('tabs')).toEqual(['Tabs', 'Tab']);
    expect(find('tabs that move')).toEqual(['Tabs', 'Tab']);
    expect(find('tab')).toEqual(['Tab', 'Tabs']);
  });

  it('are no types of the same name', () => {
    const type = make('Button', { kind: 'type', page: '/type' });
    for (const all of [
      [type, make('Button')],
      [make('Button'), type],
      [make('Button'), make('BUTTON', { kind: 'type' })],
    ]) {
      const found = findComponents({ components: all }, 'button');
      expect(found.map(({ kind }) => kind)).toEqual(['component']);
    }
    expect(find('button', [type])).toEqual(['Button']);
  });

  it('may consist of parts alone, and are known by the first of them', () => {
    const parts = ['Menu.Root', 'Menu.Item', 'Card', 'Card.Action'].map((name) => make(name));
    const all = [make('Menu.Types', { kind: 'type' }), ...parts];
    expect(find('size of a menu', all)).toEqual(['Menu.Root']);
    expect(find('size of a card', all)).toEqual(['Card']);
    expect(find('menu item', all)).toEqual(['Menu.Item']);
  });

  it('are a part, or the whole and what its prop is called', () => {
    const all = ['Menu.Item', 'Menu', 'Card'].map((name) => make(name));
    expect(find('menu item of a card', all)).toEqual(['Card', 'Menu.Item', 'Menu']);
    expect(find('size of Menu.Item', all)).toEqual(['Menu.Item']);
    const labs = [make('Menu', { package: 'labs' }), make('Menu.Item')];
    expect(find('menu item', labs)).toEqual(['Menu.Item']);
  });

  it('are of the package that is named too', () => {
    const two = ['@acme/core', '@acme/labs'].map((name) => make('Button', { package: name }));
    const packages = (query: string) =>
      findComponents({ components: two }, query).map((each) => each.package);
    expect(packages('core button')).toEqual(['@acme/core']);
    expect(packages('labs button')).toEqual(['@acme/labs']);
    // Both have this word.
    expect(packages('acme button')).toEqual(['@acme/core', '@acme/labs']);
  });
});

describe('a name whose words are anywhere', () => {
  const hooks = [
    ...['useTabs', 'useMediaQuery', 'useMedia'].map((name) => make(name, { kind: 'hook' })),
    make('MediaCard'),
  ];
  const scattered = (query: string, kind?: 'component' | 'hook', all = hooks) =>
    findScattered({ components: all }, query, kind).map(({ name }) => name);

  it('is that of a component of two words at least, all of them said', () => {
    expect(scattered('a card with media')).toEqual(['MediaCard']);
    expect(scattered('a card')).toEqual([]);
    expect(scattered('a button for tabs of an item of a list', undefined, components)).toEqual([
      'ListItemButton',
      'ListItem',
    ]);
  });

  it('may be said without the name of its library, unless it is nothing else', () => {
    const all = ['AcmeTray', 'AcmeUi'].map((name) => make(name, { package: '@acme/ui' }));
    all.push(make('AcmeTopTray', { package: '@acme/ui' }));
    expect(scattered('a tray at the top', 'component', all)).toEqual(['AcmeTopTray']);
    expect(scattered('the ui of acme', 'component', all)).toEqual(['AcmeUi']);
    expect(scattered('a tray', 'component', all)).toEqual([]);
  });

  it('is that of a hook without its first word, the longest first', () => {
    expect(scattered('query the media', 'hook')).toEqual(['useMediaQuery', 'useMedia']);
    expect(scattered('which tab', 'hook')).toEqual(['useTabs']);
  });
});

it('a part may be called by its own name alone, where nothing else is', () => {
  const all = [
    ...['Input', 'Input.TextArea', 'Input.Group', 'Typography.Paragraph', 'Typography.Title'],
    ...['Card.Item', 'List.Item', 'Title'],
  ].map((name) => make(name));
  const find = (query: string) =>
    findComponents({ components: all }, query).map(({ name }) => name);
  expect(find('text area that grows')).toEqual(['Input.TextArea', 'Input']);
  expect(find('TextArea')).toEqual(['Input.TextArea', 'Input']);
  expect(find('rows of a Paragraph')).toEqual(['Typography.Paragraph']);
  // A word of a sentence.
  expect(find('rows of a paragraph')).toEqual([]);
  expect(find('color of a Title')).toEqual(['Title']);
  expect(find('height of an Item')).toEqual([]);
  // Types and what is no part are called otherwise.
  const named = [make('Input.Group'), make('Form.Group', { kind: 'type' }), make('Wide')];
  expect(findComponents({ components: named }, 'size of a Group')).toEqual([named[0]]);
});

describe('what may take what is asked of a component', () => {
  const kin = (name: string, ...others: (string | Component)[]) => {
    const all = [name, ...others].map((one) => (typeof one === 'string' ? make(one) : one));
    return findKin({ components: all }, all[0]!).map((each) => each.name);
  };

  it('is its root, then the other parts of its whole', () => {
    expect(kin('Tray.Body', 'Tray.Rim', 'Tray.Root', 'Card.Rim')).toEqual([
      ...['Tray.Root', 'Tray.Rim'],
    ]);
    expect(kin('Tray.Body', 'Tray.Root', 'Tray.Rim')).toEqual(['Tray.Root', 'Tray.Rim']);
  });

  it('is called by its name and more, or ends in it, or begins as it does', () => {
    expect(
      kin('Dial', 'DialTrigger', 'Dialer', 'Dialog', 'RoundDial', 'Sundial', 'Dial.Hand'),
    ).toEqual([...['DialTrigger', 'Dialer', 'RoundDial', 'Dial.Hand']]);
    expect(kin('ListView', 'ListRow', 'Listing', 'Row')).toEqual(['ListRow', 'Listing']);
  });

  it('is first what holds its state', () => {
    expect(kin('Dial', 'DialHand', 'DialLabel', 'DialProvider')[0]).toBe('DialProvider');
    expect(kin('Dial', 'DialHand', 'DialRoot')[0]).toBe('DialRoot');
    expect(kin('Dial', 'DialHand', 'DialHandProvider')[0]).toBe('DialHand');
  });

  it('is the function that makes it', () => {
    const called = (name: string) => make(name, { kind: 'function' });
    expect(kin('Toast.Root', called('createToaster'), called('createTray'), 'Toast.Title')).toEqual(
      [...['createToaster', 'Toast.Title']],
    );
    expect(kin('Toast', called('createToast'), called('createToastTheme'))).toEqual([
      'createToast',
    ]);
  });

  it('is a component of the same package, and one of a few', () => {
    const others = [
      make('DialHand', { package: 'other' }),
      make('DialProps', { kind: 'type' }),
      make('DialCase'),
    ];
    expect(kin('Dial', ...others)).toEqual(['DialCase']);
    const many = Array.from({ length: 12 }, (_, at) => `Dial${'ABCDEFGHIJKL'[at]}a`);
    expect(kin('Dial', ...many)).toEqual(many.slice(0, 8));
  });
});

it('a name says all when it has each word that tells', () => {
  const says = (name: string, words: string) => saysAll(make(name), words.split(' '));
  expect(says('CheckGroup', 'how to group checks')).toBe(true);
  expect(says('CheckGroup', 'group of dials')).toBe(false);
  expect(says('CheckGroup', 'how to use the')).toBe(false);
  expect(says('CheckGroup', 'checkgroup')).toBe(true);
});
