import { expect, it } from 'vitest';
import {
  pageResources,
  pageScripts,
  readResources,
  readScripts,
  scriptDigest,
  sourceOf,
} from './read-resources.ts';
import { styleSources } from './style-sources.ts';

it('knows the digest that browsers make of a script', () => {
  // From https://www.w3.org/TR/CSP3/#examples
  expect(scriptDigest('doSomething();')).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
});

it('finds what a style sheet loads, however it is written', () => {
  const css = String.raw`@IMPORT "//a.example/a.css"; @Font-Face{src:URL(https://b.example/b)}
.c{d:u\72 l(\68ttps:\2f/c.example/c.png);e:image-set("https://d.example/d" 1x);f:url(/own)}`;
  expect(styleSources(css)).toEqual({
    'style-src': ['https://a.example'],
    'font-src': ['https://b.example'],
    'img-src': ['https://c.example', 'https://d.example'],
  });
  expect(readResources(`<b style="a:\\75rl('//c.example/c')">`).sources).toEqual({
    'img-src': ['https://c.example'],
  });
});

it('finds what runs: inline scripts of every type that is code, and handlers', () => {
  const html = [
    '<script>a()</script><p title="<script>no()</script>">text</p><script type=module>b()</script>',
    '<script type="application/ld+json">{}</script><script src="/c.js"></script>',
    '<!-- <script>no()</script> --><textarea><script>no()</script></textarea>',
    '<template><script>d()</script></template><b onclick="e()" ONFOCUS=f()>x</b>',
  ].join('');
  const { scripts, handlers } = readResources(html);
  expect(scripts.sort()).toEqual(['a()', 'b()', 'd()'].map(scriptDigest).sort());
  expect(handlers).toEqual(['onclick', 'onfocus']);
});

it.each([
  ...['', 'module', 'importmap', 'speculationrules', 'TEXT/JavaScript', ' text/ecmascript '],
  ...['application/javascript', 'text/x-javascript', 'application/x-ecmascript'],
])('a script of the type %j runs', (type) => {
  expect(readScripts(`<script type="${type}">a()</script>`)).toEqual([scriptDigest('a()')]);
});

it.each([
  'text/plain',
  'modules',
  'amodule',
  'application/json',
  'text/javascript2',
  'x-javascript',
])('one of the type %j is data', (type) => {
  expect(readScripts(`<script type="${type}">a()</script>`)).toEqual([]);
});

it('finds the same scripts where it looks for nothing else', () => {
  for (const html of [
    '<p>a</p><SCRIPT\n>a()</script>',
    '<svg><script>b()</script></svg>',
    '<br>',
  ]) {
    expect(readScripts(html)).toEqual(readResources(html).scripts);
  }
  expect(readScripts('<SCRIPT>a()</script>')).toEqual([scriptDigest('a()')]);
  const blocks = [{ kind: 'html' as const, html: '<script>b()</script>' }];
  expect(pageScripts({ lead: '<b>x</b>', blocks })).toEqual([scriptDigest('b()')]);
  const lead = '<img src="https://a.example/a.png" onerror="c()">';
  expect(pageResources({ lead, blocks })).toEqual({
    scripts: [scriptDigest('b()')],
    sources: { 'img-src': ['https://a.example'] },
    handlers: ['onerror'],
  });
});

it.each([
  '<a/onclick="x()">',
  '<a href="/b"onclick="x()">',
  "<a href='/b'onclick='x()'>",
  '<a\nONCLICK\n=\nx()>',
])('passes over no handler that browsers read: %s', (html) => {
  expect(readResources(html).handlers).toEqual(['onclick']);
});

it.each([
  ['style-src', '<link rel=stylesheet href=https://c.example/d.css>'],
  ['img-src', "<a title='b'style='background:url(https://c.example/d)'>"],
  ['img-src', '<img/src=https://c.example/d.png>'],
  ['img-src', '<svg><image href="https://c.example/d.png"/></svg>'],
  ['script-src', '<svg><script href="https://c.example/d.js"></script></svg>'],
  ['img-src', '<video poster="https://c.example/d.png"></video>'],
  ['object-src', '<object data="https://c.example/d.pdf"></object>'],
  ['form-action', '<form action="https://c.example/d"></form>'],
  ['form-action', '<button formaction="https://c.example/d">e</button>'],
  ['img-src', '<picture><source srcset="https://c.example/d.png 2x"></picture>'],
  ['frame-src', '<iframe src="https://c.example/d"></iframe>'],
  ['img-src', '<img srcset="https://c.example/d.png">'],
  ['img-src', '<input type="image" src="https://c.example/d.png">'],
  ['form-action', '<input type="submit" formaction="https://c.example/d">'],
  ['media-src', '<video src="https://c.example/d.mp4"></video>'],
  ['media-src', '<audio src="https://c.example/d.mp3"></audio>'],
  ['media-src', '<audio><source src="https://c.example/d.mp3"></audio>'],
  ['media-src', '<track src="https://c.example/d.vtt">'],
  ['object-src', '<embed src="https://c.example/d.pdf">'],
  ['script-src', '<script src="https://c.example/d.js"></script>'],
  ['img-src', '<link rel="icon" href="https://c.example/d.png">'],
  ['img-src', '<LINK REL="shortcut\tIcon" href="https://c.example/d.png">'],
  ['script-src', '<link rel="modulepreload" href="https://c.example/d.js">'],
  ['manifest-src', '<link rel="manifest" href="https://c.example/d.json">'],
  ['img-src', '<template><p><img src="https://c.example/d.png"></p></template>'],
  ['img-src', '<svg><style>a{fill:url(https://c.example/d)}</style></svg>'],
])('passes over no address that browsers load: %s of %s', (directive, html) => {
  expect(readResources(html).sources).toEqual({ [directive]: ['https://c.example'] });
});

it.each([
  '<link rel="canonical" href="https://c.example/d">',
  '<link rel="icon">',
  '<link href="https://c.example/d">',
  '<a rel="icon" href="https://c.example/d" style="color:red">e</a>',
  '<p src="https://c.example/d.png">e</p>',
  '<iframe data="https://c.example/d"></iframe>',
  '<video><source data="https://c.example/d" style="color:red"></video>',
  '<picture><source xsrc="https://c.example/d" srcsets="https://c.example/d" src=""></picture>',
  '<frameset><frame src="https://c.example/d"></frameset>',
])('takes for no address what browsers do not load: %s', (html) => {
  expect(readResources(html).sources).toEqual({});
});

it('takes for a handler what is named like one alone', () => {
  expect(
    readResources('<b data-onclick="a()" on="b()" onx1="c()" style="">d</b>').handlers,
  ).toEqual([]);
});

it('reads elements without number', () => {
  const { scripts } = readResources(`<script>a()</script>${'<br>'.repeat(200_000)}`);
  expect(scripts).toEqual([scriptDigest('a()')]);
});

it('reads elements beside each other without number', () => {
  // Half a minute, when each is searched for among the others.
  const { scripts } = readResources(`${'<b></b>'.repeat(250_000)}<script>a</script>`);
  expect(scripts).toEqual([scriptDigest('a')]);
});

it('finds what is loaded from elsewhere, by directive', () => {
  const html = [
    '<img src="https://a.example/1.png" srcset="https://b.example/2.png 2x, /own.png 1x">',
    '<picture><source srcset="https://c.example/3.webp"></picture>',
    '<video poster="//d.example/p.png"><source src="https://e.example/v.mp4"></video>',
    '<iframe src="https://f.example/embed"></iframe><img src="data:,"><img src="/own.png">',
    '<script src="https://g.example/s.js"></script><link rel=stylesheet href="https://h.example/s.css">',
    '<form action="https://i.example/send"></form><svg><image href="https://j.example/k.png"/></svg>',
    '<i style="background:url(https://k.example/l.png)"></i><a href="https://no.example">link</a>',
  ].join('');
  expect(readResources(html).sources).toEqual({
    'img-src': [
      'data:',
      'https://a.example',
      'https://b.example',
      'https://c.example',
      'https://d.example',
      'https://j.example',
      'https://k.example',
    ],
    'media-src': ['https://e.example'],
    'frame-src': ['https://f.example'],
    'script-src': ['https://g.example'],
    'style-src': ['https://h.example'],
    'form-action': ['https://i.example'],
  });
});

it('finds each picture of a set, however it is written', () => {
  const sources = (html: string) => readResources(html).sources['img-src'];
  const [a, b] = ['https://a.example', 'https://b.example'];
  for (const set of [
    `${a}/1.png 1x,${b}/2.png 2x`,
    `${b}/2.png , ${a}/1.png`,
    `${a}/,1,.png, ${b}`,
  ])
    expect(sources(`<img srcset="${set}">`)).toEqual([a, b]);
  // What is no set is one address.
  expect(sources('<img src="/own.png, https://a.example/1.png">')).toBeUndefined();
});

it('reads style sheets in pages, and no other text as one', () => {
  const css = 'i { background: url(https://a.example/a.png) }';
  expect(readResources(`<style>${css}</style>`).sources).toEqual({
    'img-src': ['https://a.example'],
  });
  expect(readResources(`<style></style><p title="${css}">${css}</p>`).sources).toEqual({});
});

it.each([
  ['http://a.example/b', 'http://a.example'],
  ['ws://a.example:8080/b', 'ws://a.example:8080'],
  ['wss://a.example', 'wss://a.example'],
  ['//a.example/b', 'https://a.example'],
  ['blob:https://a.example/1', 'blob:'],
  ['xhttps://a.example', 'xhttps:'],
  ['httpsx://a.example', 'httpsx:'],
  ['javascript:a()', ''],
  ['/own', ''],
  ['https://[', ''],
])('%s is %j in a policy', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

it('finds nothing in text', () => {
  const nothing = { scripts: [], sources: {}, handlers: [] };
  expect(readResources('<p>&lt;script&gt; and <a href="https://a.example">a</a></p>')).toEqual(
    nothing,
  );
});

it('knows what style sheets load: sheets, fonts and pictures', () => {
  const css = `@import url("https://a.example/a.css");
@font-face { font-family: A; src: url(https://b.example/b.woff2) format('woff2'), url('/own.woff2') }
.c { background: url('https://c.example/c.png') } .d { mask: url(data:image/svg+xml,) }
.e { background: url(/own//e.png) } @import 'https://[/bad.css';`;
  expect(styleSources(css)).toEqual({
    'style-src': ['https://a.example'],
    'font-src': ['https://b.example'],
    'img-src': ['https://c.example'],
  });
});
