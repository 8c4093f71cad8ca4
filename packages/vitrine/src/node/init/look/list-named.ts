import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';

/** More are not tried: each is installed for that. */
const MOST_NAMES = 4;
const PACKAGE = /^(?:@[\w-]+\/)?\w[\w.-]*/;
const OF_LOOKS = /(?:^|[/-])(?:css|styles?|themes?|tokens)$/;
const OF_SHEET = /^(?:@[\w-]+\/)?[\w.-]+\/.*\.css$/;

/**
 * Packages that a library's README names and that may have its style sheet: what it is the React of, as `react-NAME`,
 * and its relatives with looks in their names. A name that is not said there could be anybody's.
 */
export function listNamed({ name, dir }: InstalledPackage): string[] {
  const text = readReadme(dir);
  const [, scope = '', own = name] = /^(@[^/]+\/)?(.+)$/.exec(name) ?? [];
  const [, before, after] = /^(?:react-(.+)|(.+)-react)$/.exec(own) ?? [];
  const plain = before ?? after ?? null;
  const isNear = (one: string) => one.startsWith(scope === '' ? (plain ?? own) : scope);
  const near = text.split(/[^\w./@-]+/).flatMap((word) => {
    const [one = ''] = PACKAGE.exec(word) ?? [];
    return isNear(one) && (OF_LOOKS.test(one) || OF_SHEET.test(word)) ? [one] : [];
  });
  const dressed = plain === null ? [] : listDressed(text, plain, scope === '');
  return [...new Set([...near, ...dressed])].filter((one) => one !== name).slice(0, MOST_NAMES);
}

/** `acme-ui-css`, of which texts also speak as "Acme UI CSS", and `acme-ui`. In a scope, the first lies there, too. */
function listDressed(text: string, plain: string, isAlone: boolean): string[] {
  const spaced = ` ${text.replace(/[^\w.]+/g, ' ')} `;
  const isSaid = isAlone && spaced.includes(` ${plain.replaceAll('-', ' ')} css `);
  const isNamed = text.split(/[^\w.-]+/).includes(plain);
  return [...(isSaid ? [`${plain}-css`] : []), ...(isNamed ? [plain] : [])];
}

function readReadme(dir: string): string {
  const file = ['README.md', 'readme.md'].map((name) => path.join(dir, name)).find(isFile);
  return file === undefined ? '' : readFileSync(file, 'utf8').toLowerCase();
}
