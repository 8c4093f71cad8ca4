// Hugo, as Debian packages it: a program, no packages. Its site has what the others' have on each page: navigation of
// the page's group, contents, highlighted code, a feed and a sitemap.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCorpus } from '../corpus.mjs';

const LAYOUT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}"></head><body>
<nav>{{ $current := . }}{{ range site.Sections }}<details{{ if .IsAncestor $current }} open{{ end }}><summary>{{ .Title }}</summary>
{{ if .IsAncestor $current }}<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
</details>{{ end }}</nav><main><h1>{{ .Title }}</h1>{{ .Content }}
{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</main>
<aside>{{ .TableOfContents }}</aside></body></html>
`;

/** What a contender needs to be built; see `contenders.mjs`. */
export function hugo(work) {
  return {
    name: 'hugo',
    title: `Hugo ${findHugo()}`,
    home: path.join(work, 'hugo'),
    out: 'public',
    caches: ['resources'],
    edited: 'content/group-00/component-0003.md',
    sections: ['build'],
    build: () => ['hugo', '--quiet'],
    writePages(dir, pages) {
      const groups = writeCorpus(path.join(dir, 'content'), { pages, h1: false });
      // By its name, Hugo would take the first page for a bundle of all others.
      renameSync(path.join(dir, 'content/index.md'), path.join(dir, 'content/_index.md'));
      const write = (file, text) => {
        mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
        writeFileSync(path.join(dir, file), text);
      };
      write('config.toml', "baseURL = 'https://bench.example/'\ntitle = 'Bench UI'\n");
      for (const name of ['single', 'list']) write(`layouts/_default/${name}.html`, LAYOUT);
      write('layouts/index.html', LAYOUT);
      for (const { title, slug } of groups)
        write(`content/${slug}/_index.md`, `---\ntitle: ${title}\n---\n`);
    },
  };
}

/** The version that is installed, or an empty text. */
export function findHugo() {
  try {
    return /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1] ?? '';
  } catch {
    return '';
  }
}
