import type { MouseEvent } from 'react';
import type { TextPart } from './answers/highlight.ts';
import type { SearchResult } from './answers/provider.ts';
import { KindIcon } from './search-icons.tsx';

const KIND_NAMES: Record<SearchResult['kind'], string> = {
  page: 'Page',
  heading: 'Section',
  prop: 'Prop',
  slot: 'Slot',
  class: 'Class',
  demo: 'Demo',
  icon: 'Icon',
  token: 'Token',
  text: 'Text',
  option: 'Option',
  export: 'Export',
  type: 'Type',
  variable: 'CSS variable',
  attribute: 'Data attribute',
};

interface SearchResultsProps {
  id: string;
  results: SearchResult[];
  /** Position of the active result. */
  active: number;
  onActivate: (index: number) => void;
  /** A plain click; clicks that open another tab are left to the browser. */
  onSelect: (result: SearchResult) => void;
}

/** The id of a result's element, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** A listbox of links, the results of one page grouped under its name. */
export function SearchResults({ id, results, active, onActivate, onSelect }: SearchResultsProps) {
  return (
    <div id={id} className="search-results" role="listbox" aria-label="Results">
      {groupByPage(results).map((group) => {
        const { page, members } = group;
        // A page that comes after its parts does not name them.
        const labelled = members[0]?.result.kind === 'page';
        return (
          <div key={page.href} role="group" aria-label={page.title}>
            {!labelled && (
              <div className="search-group" aria-hidden="true">
                <bdi>{page.title}</bdi>
                <Path href={page.href} />
              </div>
            )}
            {members.map(({ result, index }) => (
              <Option
                key={`${result.kind} ${result.href} ${index}`}
                id={optionId(id, index)}
                result={result}
                selected={index === active}
                onActivate={() => onActivate(index)}
                onSelect={onSelect}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  result: SearchResult;
  selected: boolean;
  onActivate: () => void;
  onSelect: (result: SearchResult) => void;
}

function Option({ id, result, selected, onActivate, onSelect }: OptionProps) {
  const { kind, title, text, href } = result;
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(result);
  }
  return (
    <a
      id={id}
      className="search-option"
      role="option"
      aria-selected={selected}
      data-kind={kind}
      href={href}
      tabIndex={-1}
      onClick={onClick}
      onPointerMove={selected ? undefined : onActivate}
    >
      <KindIcon kind={kind} />
      <span className="search-option-title" dir="auto">
        <Highlighted parts={title} />
      </span>
      <span className="search-option-kind">
        {kind === 'page' ? <Path href={href} /> : KIND_NAMES[kind]}
        {kind !== 'page' && !href.startsWith('/') && ` · ${new URL(href).host}`}
      </span>
      {text.length > 0 && (
        <span className="search-option-text" dir="auto">
          <Highlighted parts={text} />
        </span>
      )}
    </a>
  );
}

/** Tells `Buttons` the guide from `Button` the API page. */
function Path({ href }: { href: string }) {
  return (
    <bdi className="search-path" dir="ltr">
      {href}
    </bdi>
  );
}

function Highlighted({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

interface Group {
  page: SearchResult['page'];
  members: { result: SearchResult; index: number }[];
}

function groupByPage(results: SearchResult[]): Group[] {
  const groups: Group[] = [];
  for (const [index, result] of results.entries()) {
    const last = groups.at(-1);
    if (last?.page.href === result.page.href) last.members.push({ result, index });
    else groups.push({ page: result.page, members: [{ result, index }] });
  }
  return groups;
}
