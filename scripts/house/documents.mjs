import path from 'node:path';

/** Folders in which paths of the documents begin, besides the repository and the document's own folder. */
const BASES = ['packages/vitrine/src', 'flagship', 'e2e/tests'];
/** A folder of a build's output, and the pages of a reader's own site. .gitignore names what else is in no commit. */
const ELSEWHERE = /^(?:assets|content)\//;

/** A name of a file or a folder, as far as one is known by its text; `*` stands for any part of a name. */
const NAME = '[\\w.@*-]+';
/** `folder/file.ext`: with a file's ending, or with the `/` of a folder at its end. */
const PATH = new RegExp(`^(?:${NAME}/)+(?:${NAME}\\.[a-z]+)?$`);
/** `file.ts`: a module or a style sheet, which the documents name without its folder where that is clear. */
const MODULE = /^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|css)$/;
/** `e2e/fixtures/name`: without an ending, so only what begins with a folder of the repository. */
const FOLDER = new RegExp(`^(?:${NAME}/)+${NAME}$`);

/**
 * Finds the paths of a document that are not in the repository. Paths are: targets of relative links; and inline code
 * that is nothing but `folder/file.ext`, `folder/`, the name of a module or style sheet, or a folder of
 * the repository. Fenced code is not looked at: it belongs to the reader's own project.
 * @param {string} document its path in the repository
 * @param {string} text
 * @param {{ files: string[], ignored: string[] }} repository `ignored`: folders that are in no commit
 * @returns {string[]} "line: path"
 */
export function findMissingPaths(document, text, { files, ignored }) {
  const known = new Set(files);
  for (const file of files) {
    for (let at = file.indexOf('/'); at > 0; at = file.indexOf('/', at + 1)) {
      known.add(file.slice(0, at));
    }
  }
  const folders = new Set([...known].filter((each) => !each.includes('/')));
  const entries = [...known];
  const names = new Set(files.map((file) => path.posix.basename(file)));
  const here = path.posix.dirname(document);

  const exists = (target) => {
    const wanted = path.posix.normalize(target).replace(/\/$/, '');
    if (!wanted.includes('*')) return wanted === '.' || known.has(wanted);
    const pattern = new RegExp(`^${wanted.split('*').map(escape).join('[^/]*')}$`);
    return entries.some((entry) => pattern.test(entry));
  };
  const isElsewhere = (target) =>
    ELSEWHERE.test(target) || ignored.some((folder) => `/${target}/`.includes(`/${folder}/`));
  const isThere = (target) =>
    isElsewhere(target) ||
    ['', here, ...BASES].some((base) => exists(path.posix.join(base, target)));

  return readLines(text).flatMap(({ line, prose }) => {
    const links = [...prose.matchAll(/\]\((?![a-z]+:|[#/])([^)\s#]+)[^)]*\)/g)]
      .map(([, target]) => target)
      .filter((target) => !exists(path.posix.join(here, target)));
    const code = [...prose.matchAll(/`([^`]+)`/g)]
      .map(([, span]) => span)
      .filter((span) => {
        if (MODULE.test(span)) return !names.has(span);
        if (PATH.test(span)) return !isThere(span);
        return FOLDER.test(span) && folders.has(span.split('/')[0]) && !isThere(span);
      });
    return [...links, ...code].map((target) => `${line}: ${target}`);
  });
}

/**
 * Finds the npm scripts of a document that the repository does not have.
 * @param {string} text
 * @param {string[]} scripts
 * @returns {string[]} "line: name"
 */
export function findMissingScripts(text, scripts) {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)]
      .map(([, name, short]) => name ?? short)
      .filter((name) => !scripts.includes(name))
      .map((name) => `${index + 1}: npm run ${name}`),
  );
}

/** Lines of a document outside fenced code. */
function readLines(text) {
  let fence = '';
  return text.split('\n').flatMap((content, index) => {
    const [, marker] = /^\s*(`{3,}|~{3,})/.exec(content) ?? [];
    if (marker && (fence === '' || marker.startsWith(fence))) fence = fence === '' ? marker : '';
    else if (fence === '') return [{ line: index + 1, prose: content }];
    return [];
  });
}

const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
