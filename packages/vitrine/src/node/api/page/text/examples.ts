/** Texts of `@example` as highlighted code. */
import type { RichText } from '../../../../shared/api-section.ts';
import { readComment } from './comment.ts';
import { codeBlock } from './rich-text.ts';

/** Authors write Markdown with a fence in it, or the code alone, perhaps below a caption in `<caption>`. */
export function readExample(text: string): RichText[] {
  if (/^ {0,3}(```|~~~)/m.test(text)) return readComment(text);
  const [, caption, rest] = /^<caption>(.*?)<\/caption>\s*([\s\S]*)$/.exec(text) ?? [];
  const about = caption === undefined ? [] : readComment(caption);
  return [...about, codeBlock(rest ?? text, 'tsx')];
}
