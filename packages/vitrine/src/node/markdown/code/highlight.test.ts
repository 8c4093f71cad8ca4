import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

/** What a browser would show: tags removed, entities resolved. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('colours TypeScript with JSX', () => {
    const code = `import { Button } from 'kit';\n\n// One & only\nexport default function Save<T>(props: Props<T>) {\n  return <Button size="small" onClick={() => send(1, true)}>Save</Button>;\n}\n`;
    expect(highlight(code, 'tsx')).toMatchInlineSnapshot(`
      "<span class="k">import</span> { Button } <span class="k">from</span> <span class="s">'kit'</span>;

      <span class="c">// One &amp; only</span>
      <span class="k">export default function</span> <span class="f">Save</span>&lt;<span class="t">T</span>&gt;(props: <span class="t">Props</span>&lt;<span class="t">T</span>&gt;) {
        <span class="k">return</span> &lt;<span class="g">Button</span> <span class="p">size</span>=<span class="s">"small"</span> <span class="p">onClick</span>={() =&gt; <span class="f">send</span>(<span class="n">1</span>, <span class="n">true</span>)}&gt;Save&lt;/<span class="g">Button</span>&gt;;
      }
      "
    `);
    expect(textOf(highlight(code, 'tsx'))).toBe(code);
  });

  it('reads a type argument in TypeScript where TSX reads an element', () => {
    expect(highlight('const a = <T>(b: T) => b', 'ts')).toMatchInlineSnapshot(
      `"<span class="k">const</span> a = &lt;<span class="t">T</span>&gt;(b: <span class="t">T</span>) =&gt; b"`,
    );
  });

  it('colours template strings and leaves what is interpolated alone', () => {
    expect(highlight('`a ${name} b`', 'js')).toMatchInlineSnapshot(
      `"<span class="s">\`a </span>\${name}<span class="s"> b\`</span>"`,
    );
  });

  it('colours CSS', () => {
    expect(
      highlight('.card:hover { --gap: 4px; color: #fff; margin: var(--gap) auto }', 'css'),
    ).toMatchInlineSnapshot(
      `".<span class="t">card</span>:<span class="t">hover</span> { <span class="p">--gap</span>: <span class="n">4px</span>; <span class="p">color</span>: <span class="n">#fff</span>; <span class="p">margin</span>: <span class="k">var</span>(<span class="p">--gap</span>) <span class="n">auto</span> }"`,
    );
  });

  it('colours HTML with its scripts and styles', () => {
    expect(
      highlight(
        '<!-- x --><p class="a">b &amp; c</p><script>let a = 1</script><style>p { top: 0 }</style>',
        'html',
      ),
    ).toMatchInlineSnapshot(
      `"<span class="c">&lt;!-- x --&gt;</span>&lt;<span class="g">p</span> <span class="p">class</span>=<span class="s">"a"</span>&gt;b <span class="s">&amp;amp;</span> c&lt;/<span class="g">p</span>&gt;&lt;<span class="g">script</span>&gt;<span class="k">let</span> a = <span class="n">1</span>&lt;/<span class="g">script</span>&gt;&lt;<span class="g">style</span>&gt;<span class="g">p</span> { top: <span class="n">0</span> }&lt;/<span class="g">style</span>&gt;"`,
    );
  });

  it('colours JSON', () => {
    expect(highlight('{ "a": [1, true, null, "b"] }', 'json')).toMatchInlineSnapshot(
      `"{ <span class="p">"a"</span>: [<span class="n">1</span>, <span class="n">true</span>, <span class="n">null</span>, <span class="s">"b"</span>] }"`,
    );
  });

  it('colours shell commands', () => {
    expect(
      highlight(
        '# set up\nnpm install "a b" $HOME/c && NODE_ENV=test npx x --if | sort\nif true; then ls; fi',
        'bash',
      ),
    ).toMatchInlineSnapshot(`
      "<span class="c"># set up</span>
      <span class="f">npm</span> install <span class="s">"a b"</span> <span class="p">$HOME</span>/c &amp;&amp; NODE_ENV=test <span class="f">npx</span> x --if | <span class="f">sort</span>
      <span class="k">if</span> <span class="f">true</span>; <span class="k">then</span> <span class="f">ls</span>; <span class="k">fi</span>"
    `);
  });

  it('colours a diff', () => {
    expect(highlight('@@ -1 +1 @@\n a\n-b < c\n+d', 'diff')).toMatchInlineSnapshot(`
      "<span class="c">@@ -1 +1 @@</span>
       a
      <span class="d">-b &lt; c</span>
      <span class="i">+d</span>"
    `);
  });

  it('merges neighbours that only white space parts', () => {
    expect(highlight('export default async function', 'js').match(/<span/g)).toHaveLength(1);
  });

  it.each(['tsx', 'ts', 'js', 'jsx', 'css', 'html', 'json', 'bash', 'sh', 'diff', 'unknown', ''])(
    'keeps every character of code that does not parse: %s',
    (language) => {
      const code = `<a href='"' b=\`\${c &amp; \\ d> }}\n\n  + [ # "open\r\n@@ 日本語 <!-- `;
      expect(textOf(highlight(code, language))).toBe(code);
      expect(highlight(code, language)).not.toMatch(/<(?!\/?span)/);
    },
  );

  it('escapes a language it does not know', () => {
    expect(highlight('a < b && "c"', 'brainfuck')).toBe('a &lt; b &amp;&amp; "c"');
  });
});
