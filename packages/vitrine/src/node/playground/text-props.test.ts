import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { mayChoose, textControl } from './text-props.ts';

/** Every attribute that React's types of the DOM let be a text. */
function readDomAttributes(): string[] {
  const file = createRequire(import.meta.url).resolve('@types/react/package.json');
  const types = readFileSync(file.replace('package.json', 'index.d.ts'), 'utf8');
  const blocks = types.matchAll(
    /interface (?:\w*(?:HTML|SVG|DOM)\w*Attributes|AllHTMLAttributes)<[^{]*\{([^]*?)\n {4}\}/g,
  );
  const names = [...blocks].flatMap(([, body = '']) =>
    [...body.matchAll(/^\s+"?([\w:-]+)"?\?: (.*);/gm)]
      .filter(([, , type = '']) => /\bstring\b|HTMLAttributeReferrerPolicy/.test(type))
      .map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

/** The attributes whose values are addresses, markup or code (HTML, index of attributes; SVG 2, linking). */
const RISKY =
  'action cite code codeBase data classID formAction href imageSrcSet itemID itemType longDesc manifest ping ' +
  'poster profile src srcDoc srcSet xlinkHref xmlBase background archive innerHTML';

describe('a prop that is a text', () => {
  it.each(RISKY.split(' '))('%s is no free text', (name) => {
    expect(textControl(name)).not.toBe('text');
  });

  it.each([
    'src',
    'srcDoc',
    'srcSet',
    'imageSrcSet',
    'data',
    'poster',
    'iframeSrc',
    'avatarUrl',
    'iconHref',
    'heroImage',
    'hero-image',
    'backgroundImage',
    'introVideo',
    'userAvatar',
    'companyLogo',
    'heroImageUrl',
    'brandIconUrl',
    'coverPath',
    ...['xmlbase', 'xml:base', 'XMLBASE', 'mySrcSet', 'usemap', 'ping', 'profile', 'classid'],
    ...['imageuri', 'fontHref', 'frameSource', 'frame-address', 'userFilePath', 'heroPhoto'],
    ...['a-picture', 'scripturl', 'stylesheetHref', 'introAudioUri', 'THUMBNAIL', 'code'],
  ])('%s, which is fetched or becomes markup, has no control', (name) =>
    expect(textControl(name)).toBeNull(),
  );

  it.each([
    'as',
    'component',
    'is',
    'rootComponent',
    'linkAs',
    'innerHTML',
    'html',
    'css',
    'onClick',
    'style',
    'attributeName',
    'onclick',
    'ONERROR',
    'onbegin',
    'onbeforetoggle',
  ])('%s, which becomes an element or code, has no control', (name) =>
    expect(textControl(name)).toBeNull(),
  );

  it.each([
    'itemid',
    'itemtype',
    'longdesc',
    'uri',
    'URL',
    'href',
    'formAction',
    'action',
    'to',
    'linkUrl',
    'homeUrl',
    'cite',
    'xlinkHref',
  ])('%s takes an address', (name) => expect(textControl(name)).toBe('url'));

  it.each([
    'label',
    'placeholder',
    'title',
    'canvas',
    'alias',
    'online',
    'children',
    'value',
    'className',
    'htmlFor',
    'markupLanguage',
    'srcdocTitle',
    'photo',
    'together',
    'metadata',
    'posterTitle',
    'codename',
    'ontology',
    'tagline',
    'imageAlt',
    'videoTitle',
    'logoText',
    'emailAddress',
    ...['xmlBased', 'axmlbase', 'srcName', 'metaData', 'dataset', 'pinged', 'profiles', 'aprofile'],
    ...['imageUrls', 'avatars', 'logos', 'links', 'uris', 'linkTitle', 'toItem', 'goto', 'photos'],
    ...['titlePath', 'coverTitle', 'itemIds', 'myitemid', 'path', 'source', 'address', 'media'],
    'filePathLabel',
  ])('%s is a text', (name) => expect(textControl(name)).toBe('text'));

  it('is no handler that the DOM knows, in small letters either', () => {
    const file = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');
    const types = readFileSync(file, 'utf8');
    const of = types.slice(types.indexOf('interface GlobalEventHandlers {'));
    const names = [...of.slice(0, of.indexOf('\n}')).matchAll(/^\s+(on[a-z]+):/gm)];
    expect(names.length).toBeGreaterThan(80);
    for (const [, name = ''] of names) expect([name, textControl(name)]).toEqual([name, null]);
  });

  it('of the DOM is a free text only where somebody has said so', async () => {
    const free = readDomAttributes().filter((name) => textControl(name) === 'text');
    expect(free.length).toBeGreaterThan(50);
    // New types of the DOM fail here: decide for each name, then `vitest -u`.
    await expect(`${free.join('\n')}\n`).toMatchFileSnapshot('fixtures/free-text-attributes.txt');
  });
});

describe('a choice', () => {
  it('of elements has none that runs, loads or redirects something', () => {
    for (const name of ['as', 'component', 'rootComponent']) {
      expect(mayChoose(name, 'section')).toBe(true);
      for (const element of ['script', 'iframe', 'base', 'object', 'IFRAME']) {
        expect(mayChoose(name, element)).toBe(false);
      }
    }
    expect(mayChoose('variant', 'embed')).toBe(true);
  });
});
