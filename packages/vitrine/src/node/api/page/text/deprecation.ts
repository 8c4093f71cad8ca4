/** That something should no longer be used, since when, and why. */
import type { RichText } from '../../../../shared/api-section.ts';
import type { PropDoc } from '../../../model/component-doc.ts';
import { splitComment } from './lead.ts';
import { element } from './rich-text.ts';

type Deprecated = Pick<PropDoc, 'deprecated' | 'deprecatedSince'>;

/** `Deprecated since 6.0.0`, as far as that is known. */
export function deprecatedTitle(since: string | null): string {
  return since === null ? 'Deprecated' : `Deprecated since ${since}`;
}

/** Markdown of the reason, without the version that it begins with where the title has said it. */
export function deprecatedReason({ deprecated, deprecatedSince }: Deprecated): string {
  const [opening, version] = OPENING.exec(deprecated ?? '') ?? [];
  if (opening === undefined || version !== deprecatedSince) return deprecated ?? '';
  const reason = deprecated!.slice(opening.length);
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

/** `since v6.0.0 – `, `5.2 `, `as of version 7: `. */
const OPENING =
  /^(?:(?:since|as of|in)\s+)?(?:version\s+)?v?(\d+(?:\.\d+)*(?:-\w+(?:\.\w+)*)?)(?:\s*[-–—:,;.]+(?=\s|$)\s*|\s+|$)/i;

/** A paragraph where something should no longer be used, and the lists and so on that its reason has. */
export function deprecatedNote(about: Deprecated): RichText[] {
  if (about.deprecated === null) return [];
  const title = element('strong', deprecatedTitle(about.deprecatedSince), '.');
  const { lead, rest } = splitComment(deprecatedReason(about));
  return [element('p', title, ...(lead.length > 0 ? [' ', ...endSentence(lead)] : [])), ...rest];
}

/** A reason that its author has not ended, with a full stop: what the prop is for may follow. */
function endSentence(lead: readonly RichText[]): readonly RichText[] {
  const last = lead.at(-1)!;
  return typeof last === 'string' && /[.!?:;,…)]\s*$/.test(last) ? lead : [...lead, '.'];
}
