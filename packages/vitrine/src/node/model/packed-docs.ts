/**
 * Documentation in which what components share stands once: of ten megabytes of a library with style props, eight repeat
 * the rows of others.
 */
import type { ComponentDoc, PropDoc } from './component-doc.ts';
import type { TypeDoc } from './signature-doc.ts';

/** Documentation in few words. */
export interface PackedDocs {
  rows: PropDoc[];
  types: TypeDoc[];
  docs: PackedDoc[];
}

/** An export whose props and types are places in the lists of all. */
type PackedDoc = Omit<ComponentDoc, 'props' | 'types'> & { props: number[]; types: number[] };

export function packDocs(all: readonly ComponentDoc[]): PackedDocs {
  const rows = createList<PropDoc>();
  const types = createList<TypeDoc>();
  const docs = all.map((doc) => ({
    ...doc,
    props: doc.props.map(rows.placeOf),
    types: doc.types.map(types.placeOf),
  }));
  return { rows: rows.all, types: types.all, docs };
}

/** The documentation as it was; equal rows are one object. */
export function unpackDocs({ rows, types, docs }: PackedDocs): ComponentDoc[] {
  return docs.map((doc) => ({
    ...doc,
    props: doc.props.map((place) => rows[place]!),
    types: doc.types.map((place) => types[place]!),
  }));
}

/** A list in which what is equal has one place. */
function createList<Item>() {
  const all: Item[] = [];
  const places = new Map<string, number>();
  const placeOf = (item: Item) => {
    const text = JSON.stringify(item);
    const place = places.get(text) ?? all.length;
    if (place === all.length) all.push(item);
    places.set(text, place);
    return place;
  };
  return { all, placeOf };
}
