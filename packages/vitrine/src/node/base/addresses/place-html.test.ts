import { describe, expect, it } from 'vitest';
import { basePath, fullAddress, placeAddress, placeData } from './base-path.ts';
import { asRendered, placeHtml } from './place-html.ts';

const place = (html: string) => placeHtml('/ui/', html);

describe('placeHtml', () => {
  it.each([
    ['<a href="/a">', '<a href="/ui/a">'],
    ['<a href="/">', '<a href="/ui/">'],
    ["<A title='>' HREF = '/a?b#c'>", "<A title='>' HREF = '/ui/a?b#c'>"],
    ['<a href=/a>', '<a href=/ui/a>'],
    ['<a href="/ui">', '<a href="/ui/ui">'],
    ['<img srcset="/a.png 1x,/b.png 2x">', '<img srcset="/ui/a.png 1x,/ui/b.png 2x">'],
    ['<img srcset="/a.png 1x, /b.png 2x">', '<img srcset="/ui/a.png 1x, /ui/b.png 2x">'],
    ['<p style="background:url(/a.png)">', '<p style="background:url(/ui/a.png)">'],
    ['<a href="  /a">', '<a href="/ui/a">'],
    ['<p style="a:URL( &quot;/a/b.png&quot; )">', '<p style="a:URL( &quot;/ui/a/b.png&quot; )">'],
    ['<p style="a:url(/a) url(/b)">', '<p style="a:url(/ui/a) url(/ui/b)">'],
    ['<p style="a:\\75 rl(/a)">', '<p style="a:\\75 rl(/ui/a)">'],
    ['<p style="a:url(\\2f a)">', '<p style="a:url(/ui/a)">'],
    ['<p style="a:url( &#39; /a&apos;)">', '<p style="a:url( &#39; /ui/a&apos;)">'],
    ["<p style='a:image-set(&#x22;/a&#34; 1x)'>", "<p style='a:image-set(&#x22;/ui/a&#34; 1x)'>"],
    ['<p style="a:url(/)">', '<p style="a:url(/ui/)">'],
    ['<p style="a:url(\'/a.png\')">', '<p style="a:url(\'/ui/a.png\')">'],
    ['<script data-kept="/a /b">"<a href=\'/a\'>"</script>', null],
    ['<script data-start="/a /b">1</script>', null],
    ['<svg><use xlink:href="/a.svg#b"/></svg>', '<svg><use xlink:href="/ui/a.svg#b"/></svg>'],
    ['<noscript><a href=/a>b</a></noscript>', '<noscript><a href=/ui/a>b</a></noscript>'],
    ['<video poster="/a"><source src="/b"></video>', null],
  ])('%s', (html, expected) => {
    if (expected !== null) expect(place(html)).toBe(expected);
    else expect(place(html).match(/\/ui\/\w/g)).toHaveLength(2);
  });

  it.each([
    '<a href="//host.example/a">',
    '<a href=//host.example/a>',
    '<a href="a b">',
    '<p title="url(/a)">',
    '<a own-href="/a" href-own="/a" own-ping="/a" ping-own="/a" own-srcset="/a" srcset-own="/a">',
    '<a href="/\\host.example">',
    '<a href="https://host.example/a">',
    '<a href="#a">',
    '<a href="a/b">',
    '<p title="/a">/a <code>&lt;a href="/a"&gt;</code>',
    '<!-- <a href="/a"> -->',
    '<p style="a:url(//host.example/a) url(b) url(\\2f/host.example/a);content:&quot;url(/a)&quot;">',
    '<style>a{background:url(/a)}</style>',
    '<script>const a = \'<a href="/a">\';</script>',
    '<title><a href="/a"></title>',
  ])('leaves %s', (html) => expect(place(html)).toBe(html));

  it('leaves what the bundle has rendered, wherever it stands', () => {
    const html = `<a href="/a">${asRendered('<a href="/b">')}</a>`;
    expect(place(html)).toBe('<a href="/ui/a"><a href="/b"></a>');
    expect(placeHtml('/', html)).toBe('<a href="/a"><a href="/b"></a>');
    expect(placeHtml('/', '<a href="  /a">')).toBe('<a href="  /a">');
  });

  it('takes as long as the text is long', () => {
    const hostile = `<a ${'href="/a" '.repeat(20_000)}${"<a b='".repeat(2000)}`;
    const before = process.cpuUsage();
    place(hostile);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});

describe('the base', () => {
  it.each([
    ['https://kit.example', '/'],
    ['https://kit.example/ui', '/ui/'],
    ['https://kit.example/a/b', '/a/b/'],
    ['https://kit.example/ui//', '/ui/'],
  ])('of %s is %s', (url, base) => expect(basePath({ url })).toBe(base));

  it('is a part of paths of the site alone', () => {
    expect(placeAddress('/ui/', '/a')).toBe('/ui/a');
    for (const other of ['', '#a', 'a', '//a', 'data:,', 'https://a.example/'])
      expect(placeAddress('/ui/', other)).toBe(other);
    expect(fullAddress({ url: 'https://kit.example/ui' }, '/a.png')).toBe(
      'https://kit.example/ui/a.png',
    );
    expect(fullAddress({ url: 'https://kit.example/ui' }, 'a.png')).toBe(
      'https://kit.example/ui/a.png',
    );
  });

  it('is in data where there are addresses', () => {
    const data = {
      pathname: '/a',
      title: '/a',
      navUrl: '/n',
      navUrls: '/n',
      href2: '/n',
      ownhref: '/n',
      links: [{ label: '/', href: '/b' }],
    };
    expect(placeData('/ui/', data)).toEqual({
      ...{
        pathname: '/ui/a',
        title: '/a',
        navUrl: '/ui/n',
        navUrls: '/n',
        href2: '/n',
        ownhref: '/n',
      },
      links: [{ label: '/', href: '/ui/b' }],
    });
    expect(placeData('/', data)).toBe(data);
  });
});
