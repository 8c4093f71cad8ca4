/** What an example asks for that no site has. */
import { quote } from '../../base/text.ts';
import { pictureOf } from '../components/samples/sample-value.ts';
import { Visitor } from '../../base/code/parse-code.ts';
import type { Edit } from './edit-code.ts';
import type { ReadBlock } from './read-blocks.ts';

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i;
const ADDRESS = /^(?:https?:)?\/\/|^(?:\.{0,2}\/)[\w./-]*\.\w+$/;
const LINKED = /^(?:href|to)$/;

/** Pictures that are there in no site become some that are; `null` where it asks for anything else. */
export function replaceAddresses({ code, program }: ReadBlock): Edit[] | null {
  const edits: Edit[] = [];
  const linked = new Set<number>();
  const imported = new Set<number>();
  let isAsking = false;
  new Visitor({
    ImportDeclaration: ({ source }) => void imported.add(source.start),
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && LINKED.test(name.name) && value) linked.add(value.start);
    },
    Literal({ value, start, end }) {
      if (typeof value !== 'string' || imported.has(start) || linked.has(start)) return;
      if (/[/.]/.test(value) && PICTURE.test(value)) {
        const isAttribute = code[start - 1] === '=';
        const text = quote(pictureOf(edits.length % 3));
        edits.push([start, end, isAttribute ? `{${text}}` : text]);
      } else if (ADDRESS.test(value)) isAsking = true;
    },
  }).visit(program);
  return isAsking ? null : edits;
}
