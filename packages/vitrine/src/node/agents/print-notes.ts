import { escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import { slugify } from '../../shared/markdown/slug.ts';
import { onOneLine } from '../../shared/text/one-line.ts';
import { markSection } from './place-section.ts';

/** A library, for the notes that lead to its documentation. */
interface Library {
  name: string;
  version: string;
  packages: readonly { config: { package: string; route: string } }[];
}

/** Name and version, as Markdown. */
export const titleOf = ({ name, version }: Pick<Library, 'name' | 'version'>): string =>
  `${escapeMarkdown(onOneLine(name))} ${version}`;

/** The section of `AGENTS.md` that leads to the documentation. */
export function printAgentsSection(library: Library): string {
  return markSection(`## Documentation of ${titleOf(library)}

The documentation of exactly this version lies beside this file. Read it before writing code that uses ${namePackages(library)}: props
of other versions may be gone.

- \`docs/index.md\` lists everything.
- ${routes(library)} has a file for each component: import, props with type and default, slots, classes, CSS variables.
- Pages about components have whole demos in TypeScript. Copy from the one that is nearest.`);
}

/** A skill in the format that agents share: front matter with name and description, then what to do. */
export function printSkill(library: Library): string {
  const { name, version } = library;
  const packages = namePackages(library);
  const description = `Writes and reviews React code with ${name} ${version} (${packages.replaceAll('`', '')}) from the documentation of exactly that version. Use it when code imports the library, or when asked about its components, props, slots or themes.`;
  return `---
name: ${skillName(name)}
description: ${JSON.stringify(description.slice(0, 1000))}
---

# ${titleOf(library)}

1. Find the component in \`../../docs/index.md\`, relative to this file.
2. Read its file in ${routes(library, '../../')}: use no prop that it does not name, and none that it calls deprecated.
3. Read the page about it for a demo that is near to the task, and begin with its code.
4. Import as the file says.
`;
}

/** Lower case, digits and hyphens, at most 64 characters, as the format wants it. */
export function skillName(library: string): string {
  const name = slugify(library.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')).replaceAll('_', '-');
  return name.slice(0, 64).replace(/-+$/, '');
}

/** The folders of the reference, each with the package it is of where there are several. */
function routes({ packages }: Library, to = ''): string {
  const [first, ...others] = packages;
  if (others.length === 0) return `\`${to}docs${first?.config.route ?? ''}/\``;
  return packages
    .map(({ config }) => `\`${to}docs${config.route}/\` (\`${config.package}\`)`)
    .join(', ');
}

function namePackages({ packages }: Library): string {
  return packages.map(({ config }) => `\`${config.package}\``).join(', ') || 'it';
}
