/** Members of `DialProps` as its declaration file spells them out, without a type checker. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { isHidden, readComment, statedDefault } from './comment.mjs';

/**
 * Reads the props that components declare themselves; those of their bases are not followed.
 * @param {string[]} folders of packages that declare the components
 * @param {string[]} components dotted names
 */
export function readDeclaredProps(folders, components) {
  const types = new Map();
  for (const folder of folders) for (const file of declarationFiles(folder)) readFile(file, types);
  return components.flatMap((name) => {
    const found = types.get(`${name.replaceAll('.', '')}Props`) ?? [];
    // Two types of the same name: which one is the component's only a checker knows.
    const props = found.length === 1 ? found[0] : [];
    return props.length === 0 ? [] : [{ name, props, complete: false }];
  });
}

function* declarationFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* declarationFiles(file);
    else if (/\.d\.ts$/.test(entry.name)) yield file;
  }
}

function readFile(file, types) {
  const source = readFileSync(file, 'utf8');
  if (!/Props\b/.test(source)) return;
  const { program, comments } = parseSync(file, source);
  for (const statement of program.body) {
    const node = statement.declaration ?? statement;
    const name = node.id?.name ?? '';
    const body = name.endsWith('Props') ? bodiesOf(node) : [];
    const props = body.flatMap((members) => readMembers(members, source, comments));
    // Folders of two module formats hold the same declarations.
    const known = types.get(name) ?? [];
    const isTwin = known.some((one) => JSON.stringify(one) === JSON.stringify(props));
    if (props.length > 0 && !isTwin) types.set(name, [...known, props]);
  }
}

/** The members that an interface, or an object type within an alias, spells out. */
function bodiesOf(node) {
  if (node.type === 'TSInterfaceDeclaration') return [node.body.body];
  if (node.type !== 'TSTypeAliasDeclaration') return [];
  const { typeAnnotation: type } = node;
  const parts = type.type === 'TSIntersectionType' ? type.types : [type];
  return parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? [part.members] : []));
}

function readMembers(members, source, comments) {
  return members.flatMap((member) => {
    if (!/^TS(Property|Method)Signature$/.test(member.type) || member.computed) return [];
    if (member.typeAnnotation?.typeAnnotation.type === 'TSNeverKeyword') return [];
    const comment = comments.findLast(
      ({ end, type }) =>
        type === 'Block' && end <= member.start && /^[\s]*$/.test(source.slice(end, member.start)),
    );
    const isDoc = comment?.value.startsWith('*');
    const doc = isDoc ? readComment(comment.value) : { description: '', tags: new Map() };
    if (isHidden(doc)) return [];
    const name = member.key.name ?? String(member.key.value);
    // Left out of the authors' own references.
    if (name.startsWith('__')) return [];
    return [
      {
        name,
        required: member.optional !== true,
        default: statedDefault(doc),
        description: doc.description,
      },
    ];
  });
}
