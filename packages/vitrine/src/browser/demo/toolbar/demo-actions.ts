import { ClientError } from '../../core/client-errors.ts';
import { currentCodeLanguage } from '../code-language.ts';
import { copyText } from '../../core/copy/copy-text.ts';
import { loadPart } from '../../core/load.ts';
import { loadDemoSource } from '../load-source.ts';
import type { ToolbarData } from '../../../shared/contract.ts';

/** Time for a browser to begin a download; the address is of no use afterwards. */
const REVOKE_MS = 40_000;

/** Copies the demo's own file in the reader's language. */
export async function copySource(sourceUrl: string): Promise<string> {
  const { files } = await loadDemoSource(sourceUrl);
  return copyCode(files[0]![currentCodeLanguage()].code);
}

/** Copies the demo as the page's Markdown has it, in the reader's language. */
export async function copyMarkdown({ title, sourceUrl }: ToolbarData): Promise<string> {
  const [{ files, excerpt }, { printDemo }] = await Promise.all([
    loadDemoSource(sourceUrl),
    loadPart(import('../../../shared/markdown/print-demo.ts')),
  ]);
  const language = currentCodeLanguage();
  const texts = files.map((file) => file[language]);
  return copyCode(
    `${printDemo({ title, file: texts[0]!.name }, { excerpt: excerpt?.[language].code ?? '', files: texts })}\n`,
  );
}

export async function copyCode(code: string): Promise<string> {
  if (!(await copyText(code))) throw new ClientError('copy-failed');
  return 'Copied';
}

/** Copies the address at which the page opens scrolled to the demo. */
export async function copyLink(hash: string): Promise<string> {
  const url = new URL(location.href);
  url.search = '';
  url.hash = hash;
  if (!(await copyText(url.href))) throw new ClientError('copy-failed');
  return 'Link copied';
}

/** Saves the demo as a project that runs with two commands. */
export async function downloadZip({ sourceUrl, hash }: ToolbarData): Promise<string> {
  const [{ zipProject }, { loadReaderProject }] = await Promise.all([
    loadPart(import('../sandbox/zip.ts')),
    loadPart(import('../sandbox/reader-project.ts')),
  ]);
  const url = URL.createObjectURL(await zipProject(hash, await loadReaderProject(sourceUrl)));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${hash}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
  return 'Downloaded';
}
