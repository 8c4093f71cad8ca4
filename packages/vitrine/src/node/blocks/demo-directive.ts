import path from 'node:path';
import { problem } from '../base/errors.ts';
import { isSitePath, isWebAddress } from '../base/addresses/safe-address.ts';
import type { Directive, DirectiveLine } from '../markdown/directives/directive.ts';
import { titleFromFileName } from '../markdown/file-title.ts';
import type { DemoPoster } from '../../shared/page.ts';
import { readClientOnly } from './client-only.ts';
import { blockId, placeFile } from './place-file.ts';

/** Height in CSS pixels of an isolated demo's `<iframe>`, where the directive names none. */
const IFRAME_HEIGHT = 320;

/** `::demo[Label]{file=name.tsx hideHeader hideEditButton iframe=480 clientOnly=300 poster=/a.svg href=/b}` */
export const demoDirective: Directive = {
  name: 'demo',
  hasLabel: true,
  attributes: {
    file: { example: 'name.tsx' },
    hideHeader: 'flag',
    hideEditButton: 'flag',
    iframe: 'either',
    clientOnly: 'either',
    poster: 'value',
    href: 'value',
  },
  read: ({ label, attributes }, { refuse, addLink, takeHash, ...place }) => {
    const height = attributes.get('iframe');
    if (height !== undefined && !/^[1-9]\d{0,3}$/.test(height)) {
      return refuse(`"iframe" takes a height in pixels or nothing, not "${height}"`);
    }
    const clientOnly = readClientOnly(attributes, 'demo');
    if (typeof clientOnly === 'string') return refuse(clientOnly);
    const written = attributes.get('file')!;
    if (!/\.[jt]sx$/.test(written)) return refuse(`"${written}" is not a .tsx or .jsx file`);
    const file = placeFile(written, place.file, place.workspace);
    if (file === null) return refuse(`"${written}" lies outside the workspace`);
    const poster = readPoster(attributes);
    if (typeof poster === 'string') return refuse(poster);

    const { line } = place;
    const first = place.claim(file);
    if (first !== null) {
      const shown = `${place.file}:${first}`;
      return problem('duplicate-demo', [file, shown], { file: place.file, line });
    }
    for (const href of poster ? [poster.image, poster.href] : []) addLink(href);
    const name = path.posix.basename(file).replace(/\.\w+$/, '');
    // Two folders may hold demos of the same name.
    const hash = takeHash(name.replace(/[^\p{L}\p{N}\p{M}_]+/gu, '-'));
    return {
      kind: 'demo',
      id: blockId(place.pathname, hash),
      hash,
      title: label || titleFromFileName(name),
      line,
      file,
      hideHeader: attributes.has('hideHeader'),
      hideEditButton: attributes.has('hideEditButton'),
      iframe: attributes.has('iframe') ? Number(height ?? IFRAME_HEIGHT) : null,
      ...(poster && { poster }),
      ...(clientOnly && { clientOnly }),
    };
  },
};

function readPoster(attributes: DirectiveLine['attributes']): DemoPoster | string | undefined {
  const [image, href] = [attributes.get('poster'), attributes.get('href')];
  if (!attributes.has('poster') && !attributes.has('href')) return undefined;
  if (!image || !href) {
    return '"poster=/picture.svg" and "href=/page" go together: the picture, and the page it leads to';
  }
  if (attributes.has('iframe') || attributes.has('hideHeader')) {
    return 'a demo with a poster does not run here: leave out "iframe" and "hideHeader"';
  }
  for (const [name, value] of Object.entries({ poster: image, href })) {
    if (!isSitePath(value) && !isWebAddress(value))
      return `"${name}" takes a path such as /page or a full address, not "${value}"`;
  }
  return { image, href };
}
