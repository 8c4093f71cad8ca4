import { propHash } from '../../../shared/api-section.ts';
import type { EngineResult } from '../../../shared/search/engine.ts';
import { cutMarkdown } from '../../llms/cut-markdown.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { printProp } from '../text/describe-component.ts';
import { listSections } from '../text/sections.ts';

/** Makes a function that tells what a result says, in so many characters. */
export function createResultReader(source: DocSource, site: SiteJson) {
  const readProp = async (path: string, hash: string) => {
    const component = site.components.find((each) => each.page === path);
    if (!component) return null;
    const { components } = await source.readApi(component);
    return components.flatMap((doc) => doc.props).find(({ name }) => propHash(name) === hash);
  };
  const readSection = async (path: string, hash: string, title: string) => {
    const page = site.pages.find((each) => each.path === path);
    if (page?.kind !== 'markdown') return null;
    const sections = listSections(await source.readPage(page));
    return (
      sections.find((each) => each.hash === hash) ?? sections.find((each) => each.title === title)
    );
  };
  return async ({ kind, title, text, href, page }: EngineResult, room: number): Promise<string> => {
    const name = textOf(title);
    const [path = '', hash = ''] = href.split('#');
    if (kind === 'prop') {
      const prop = await readProp(path, hash);
      if (prop) return `${page.title} (${href})\n${printProp(prop)}`;
    }
    if (kind === 'heading') {
      const section = await readSection(path, hash, name);
      if (section) return `${page.title} (${href})\n${cutMarkdown(section.text, room)[0]!}`;
    }
    const known = site.pages.find((each) => each.path === href);
    const said = (kind === 'page' ? known?.description : undefined) ?? textOf(text);
    const where = kind === 'page' ? href : `${kind} of ${page.title}, ${href}`;
    return `**${name}** (${where})${said === '' ? '' : `: ${said}`}`;
  };
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
