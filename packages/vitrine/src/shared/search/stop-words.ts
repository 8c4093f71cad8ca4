/** English words that say nothing of what is looked for. No text is found by them. */
const STOP_WORDS = new Set(
  (
    'a about after also am an and another any anyone anything are as at be because been being both but by ' +
    'can cannot could did do does doing done each either etc few for from further had has have having ' +
    'hello help hey hi how however i if in into is it its just like many may me might more most much must my need needs ' +
    'of on once onto or our please possible problem question shall she should so ' +
    'some someone something such than thank thanks that the their them then there these they this those ' +
    'through to too trying until upon us versus very via vs want wanted wants was way ways we were what when ' +
    'where whether which while who whom whose why will with within would you your s t don doesn isn'
  ).split(' '),
);

/** Words of many questions about user interfaces, and of hardly an answer. They count for little. */
const WEAK_WORDS = new Set(
  (
    'add all allow another apply best build change changing component components create custom defining docs documentation ' +
    'element elements enable example examples experimental find get give hide implement import issue make makes making ' +
    'material modify no nor not npm off one only other out over page pages part parts proper properly put react remove render set setting show simple solution ' +
    'attribute attributes currently design detect different difference differences dynamically feature instead programmatically ' +
    'properties property request still tutorial two ui unstable update use used under up using without work working works'
  ).split(' '),
);

/** Those of them that say of anything what it is: `button component`. */
const GENERAL_WORDS = new Set(
  'component components design docs documentation element elements example examples page pages react tutorial ui'.split(
    ' ',
  ),
);

/** Whether a word of a query can be left out. */
export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** Whether a word of a query says little. */
export const isWeakWord = (word: string) => WEAK_WORDS.has(word);

/** Whether what is called by the other words of a query is called by all of them. */
export const isGeneralWord = (word: string) => GENERAL_WORDS.has(word);
