import { createHash } from 'node:crypto';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];
type Hierarchy = Record<Level, string | null>;

/**
 * A record of a hosted search engine: a page, a heading, a prop, a demo, or a passage of text. It has the
 * shape of the records that DocSearch's crawler writes, and `kind` besides.
 */
export interface HostedRecord {
  /** The same for the same thing in every run: 24 hexadecimal digits, which every engine takes as an id. */
  objectID: string;
  /** The whole address, fragment included. */
  url: string;
  /** The page's address, which groups its records. */
  url_without_anchor: string;
  /** The fragment without `#`. */
  anchor: string | null;
  /** The level that the record is about. */
  type: Level | 'content';
  kind: 'page' | 'heading' | 'prop' | 'demo' | 'text';
  /** `lvl0`: the part of the site; `lvl1`: the page; below it the headings, down to the record's own. */
  hierarchy: Hierarchy;
  /** Plain text. */
  content: string | null;
  /**
   * For ranking, after how well words match: the larger `level`, the larger `pageRank`, the smaller
   * `position` first.
   */
  weight: { pageRank: number; level: number; position: number };
}

/** Collects the records of one page in the order in which they are found. */
export interface Recorder {
  records: HostedRecord[];
  /** @param level that of the heading: 2 to 6 */
  addHeading: (level: number, title: string, anchor: string) => void;
  /** Something with a name below the last heading. */
  addPart: (kind: 'prop' | 'demo', title: string, anchor: string, content: string | null) => void;
  /** A passage below the last heading. */
  addText: (content: string) => void;
}

interface RecordedPage {
  pathname: string;
  title: string;
  description: string;
  /** Name of the part of the site that the page belongs to. */
  section: string;
  url: string;
  rank: number;
}

/** Begins with the record of the page itself. */
export function createRecorder(page: RecordedPage): Recorder {
  const records: HostedRecord[] = [];
  const counts = new Map<string, number>();
  let above = name(emptyHierarchy, 0, page.section);
  let section: string | null = null;

  /** Made of kind and place, with a number for equal ones: an edit elsewhere changes no id. */
  function newId(kind: string, anchor: string | null): string {
    const key = `${kind} ${page.pathname}#${anchor ?? ''}`;
    const count = counts.get(key) ?? 0;
    // Stryker disable next-line ArithmeticOperator: the ids are others, and as distinct
    counts.set(key, count + 1);
    return createHash('sha256').update(`${key} ${count}`).digest('hex').slice(0, 24);
  }

  function add(
    kind: HostedRecord['kind'],
    level: number | 'content',
    hierarchy: Hierarchy,
    anchor: string | null,
    content: string | null,
  ) {
    records.push({
      objectID: newId(kind, anchor),
      url: anchor === null ? page.url : `${page.url}#${encodeURI(anchor)}`,
      url_without_anchor: page.url,
      anchor,
      type: level === 'content' ? level : LEVELS[level]!,
      kind,
      hierarchy,
      content,
      weight: {
        pageRank: page.rank,
        // The numbers of DocSearch's crawler.
        level: level === 'content' ? 0 : 100 - 10 * level,
        position: records.length,
      },
    });
  }

  above = name(above, 1, page.title);
  add('page', 1, above, null, page.description || null);
  return {
    records,
    addHeading: (level, title, anchor) => {
      above = name(above, level, title);
      section = anchor;
      add('heading', level, above, anchor, null);
    },
    addPart: (kind, title, anchor, content) => {
      const level = Math.min(LEVELS.findLastIndex((each) => above[each] !== null) + 1, 6);
      add(kind, level, name(above, level, title), anchor, content);
    },
    addText: (content) => add('text', 'content', above, section, content),
  };
}

const emptyHierarchy = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

/** The hierarchy with a level named and all below it left out. */
function name(hierarchy: Hierarchy, level: number, title: string): Hierarchy {
  const kept = LEVELS.slice(0, level).map((each) => [each, hierarchy[each]]);
  return {
    ...emptyHierarchy,
    ...(Object.fromEntries(kept) as Partial<Hierarchy>),
    [LEVELS[level]!]: title,
  };
}
