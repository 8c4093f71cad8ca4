import { stem } from '../../../shared/tools/stem.ts';

/**
 * Words of questions and of props that mean the same, in whatever library. Words of whole components are in the
 * synonyms of the search.
 */
const GROUPS = [
  'disable disabled remove without no none nothing never prevent off stop hide unavailable',
  'date day days',
  'elevation shadow depth',
  'multiple several many multi',
  'select choose pick selection checkbox',
  'max maximum limit many most latest highest largest greatest',
  'min minimum least earliest lowest smallest',
  'placement position side place where anchor origin stand appear',
  'above top upper placement direction position',
  'below beneath bottom lower placement direction position',
  'direction orientation horizontal vertical',
  'prefix front leading',
  'suffix trailing',
  'duration timeout delay long time milliseconds second late slow soon',
  'default initial initially beginning',
  'icon glyph symbol',
  'label text caption word words',
  'spacing gap space distance offset far',
  'edge side',
  'size dense small large compact',
  'wrap ellipsis overflow truncate cut line',
  'severity kind level type',
  'step precision increment half',
  'decimal decimals digit digits precision fraction',
  'interval every poll polling periodic periodically',
  'indeterminate intermediate partial partially partly mixed half',
  'stale fresh outdated',
  'full whole entire stretch fill fluid block',
  'danger dangerous destructive critical red',
  'error failure fail invalid wrong validity validation',
  'keyboard key enter escape return',
  'mute quiet subtle plain',
  'accept allow',
  'portal container behind clip clipped cut parent',
  'translate translation locale language i18n',
  'open show visible visibility display',
  'close closed closable hide dismiss dismissible cancel collapse collapsed collapsible disappear',
  'keep stay remain persist persistent',
  'row rows line lines',
  'page pages paging pagination paginator',
  'animate animated animation transition',
  'custom render replace own',
  'compare equal same identical',
  'picture image photo avatar',
  'border outline frame notch',
  'round rounded circle circular radius corner corners',
  'arrow chevron caret dropdown popup',
  'url href link address',
  'required mandatory',
  'loading busy pending fetch fetched',
  'active selected current highlight highlighted',
  'help helper hint',
  'press click tap',
  'align alignment center centered middle',
  'number count total amount',
  'sibling around beside adjacent next',
  'breakpoint screen viewport media responsive',
  'dark light scheme mode',
  'width wide thickness',
  'height high tall',
].map((line) => line.split(' '));

/** What libraries call the prop of what may be rendered as another element; none of these words asks for it by itself. */
const POLYMORPHIC = ['as', 'aschild', 'component', 'element', 'tag'];

/** Words that mean about the same, the word itself among them. */
export function findLikeWords(word: string): string[] {
  const own = stem(word);
  const groups = GROUPS.filter(
    (group) => group.includes(word) || group.some((each) => stem(each) === own),
  );
  const ways = word === 'polymorphic' ? POLYMORPHIC : [];
  return [...groups.flat(), ...ways, ...listDoers(word), ...listBases(word)];
}

/** What is done again: `position` of `reposition`. */
function listBases(word: string): string[] {
  const [, base = ''] = /^re(\w+)$/.exec(word) ?? [];
  return base.length > SHORTEST ? [base] : [];
}

/** Whether a word is one of those that others stand for. */
export const isGrouped = (word: string) => GROUPS.some((group) => group.includes(word));

const SHORTEST = 4;

/** What does a thing, and what it does: `closer` of `close`, `formatter` of `format`, and the other way round. */
export function listDoers(word: string): string[] {
  if (word.length < SHORTEST) return [];
  const last = word.at(-1)!;
  if (!/[eo]r$/.test(word)) return last === 'e' ? [`${word}r`] : [`${word}er`, `${word}${last}er`];
  const bare = word.slice(0, -2);
  if (bare.length < SHORTEST - 1) return [];
  // `formatt` of `formatter`.
  const single = bare.at(-1) === bare.at(-2) ? [bare.slice(0, -1)] : [];
  return [bare, `${bare}e`, ...single];
}
