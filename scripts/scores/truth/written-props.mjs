/** Which props the declarations of a library write for one component, told by names and without a type checker. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/**
 * A type or value that declarations name: the members it spells out, and the types that it is made of.
 * @typedef {{ name: string, file: string, members: Set<string>, uses: Use[], imported: Map<string, string> }} Part
 * @typedef {{ name: string, isTold: boolean }} Use `isTold`: it gets type arguments, so it says something of its user
 */

/** Users of a type from which on it is none's own: this share of the components, and so many at least. */
const SHARE = 1 / 3;
const LEAST = 5;

/**
 * Reads which props are written for each component: members of `DialProps`, and of what that is made of by names. A type
 * that more than a third of all components are made of is none's own, unless each tells it something
 * (`StylesApiProps<DialFactory>`).
 * @param {string[]} folders of packages that declare the components
 * @param {string[]} components dotted names
 * @returns {Map<string, Set<string>>} names by component; those that no type is named after are left out
 */
export function readWrittenProps(folders, components) {
  const parts = new Map();
  for (const folder of folders) for (const file of declarationFiles(folder)) readFile(file, parts);
  const closures = new Map(
    components.flatMap((name) => {
      const closure = closureOf(name, parts);
      return closure.size === 0 ? [] : [[name, closure]];
    }),
  );
  const users = new Map();
  for (const closure of closures.values())
    for (const [part, isTold] of closure) if (!isTold) users.set(part, (users.get(part) ?? 0) + 1);
  const most = Math.max(LEAST, closures.size * SHARE);
  return new Map(
    [...closures].map(([name, closure]) => {
      const own = [...closure].filter(([part, isTold]) => isTold || users.get(part) <= most);
      return [name, new Set(own.flatMap(([{ members }]) => [...members]))];
    }),
  );
}

function* declarationFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* declarationFiles(file);
    else if (/\.d\.ts$/.test(entry.name)) yield file;
  }
}

/** Types that are followed one within the other. */
const MAX_DEPTH = 12;

/** Everything that a component is made of, with whether it is told something on the way. */
function closureOf(component, parts) {
  const joined = component.replaceAll('.', '');
  const closure = new Map();
  const visit = (part, isTold, depth) => {
    if (depth > MAX_DEPTH || closure.get(part) === true || closure.get(part) === isTold) return;
    closure.set(part, isTold);
    for (const use of part.uses)
      for (const next of lookUp(parts, use.name, part.file))
        visit(next, use.isTold || isTold, depth + 1);
  };
  for (const name of [`${joined}Props`, joined])
    for (const part of parts.get(keyOf(name)) ?? []) visit(part, false, 0);
  return closure;
}

/** `accordion.Props` of a module is `AccordionProps` elsewhere. */
const keyOf = (name) => name.toLowerCase();

/** A type of the same file goes before those of others. */
function lookUp(parts, name, file) {
  const all = parts.get(keyOf(name)) ?? [];
  const here = all.filter((one) => one.file === file);
  return here.length > 0 ? here : all;
}

function readFile(file, parts) {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const imported = readImports(program.body);
  readStatements(program.body, '');
  function readStatements(statements, within) {
    for (const statement of statements) {
      const node = statement.declaration ?? statement;
      if (node.type === 'TSModuleDeclaration' && node.body?.body !== undefined)
        readStatements(node.body.body, `${within}${node.id.name ?? ''}`);
      else for (const [name, types] of declaredBy(node)) add(`${within}${name}`, types);
    }
  }
  function add(name, types) {
    const part = { name, file, members: new Set(), uses: [], imported };
    for (const type of types) walk(type, part);
    parts.set(keyOf(name), [...(parts.get(keyOf(name)) ?? []), part]);
  }
}

/** What a file calls by another name than the module that it imports it from. */
function readImports(statements) {
  const specifiers = statements.flatMap((one) =>
    one.type === 'ImportDeclaration' ? one.specifiers : [],
  );
  return new Map(
    specifiers.flatMap(({ local, imported }) => (imported ? [[local.name, imported.name]] : [])),
  );
}

/** What a statement names, with the types that say what props it has. */
function declaredBy(node) {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return [[node.id.name, [...node.extends, { ...node.body, type: 'TSTypeLiteral' }]]];
    case 'TSTypeAliasDeclaration':
      return [[node.id.name, [node.typeAnnotation]]];
    case 'ClassDeclaration':
      return node.id === null ? [] : [[node.id.name, node.superTypeArguments?.params ?? []]];
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
      return node.id === null ? [] : [[node.id.name, [node.params[0]?.typeAnnotation]]];
    case 'VariableDeclaration':
      return node.declarations.map(({ id }) => [id.name, [id.typeAnnotation]]);
    default:
      return [];
  }
}

/** Adds the members that a type spells out, and the names of what it is made of. */
function walk(type, part) {
  const all = (types) => (types ?? []).forEach((one) => walk(one, part));
  switch (type?.type) {
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      return walk(type.typeAnnotation, part);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return all(type.types);
    case 'TSConditionalType':
      return all([type.trueType, type.falseType]);
    case 'TSTypeLiteral':
      return readMembers(type.members ?? type.body, part);
    case 'TSFunctionType':
      return walk(type.params[0]?.typeAnnotation, part);
    case 'TSMappedType':
      return all([type.constraint, type.nameType, type.typeAnnotation]);
    case 'TSTemplateLiteralType':
      // `pt-${string}`: one row for all names of the pattern.
      return part.members.add(type.quasis.map(({ value }) => value.raw).join('${string}'));
    case 'TSTypeQuery':
      return refer(type.exprName, type.typeArguments, part);
    case 'TSTypeReference':
      return refer(type.typeName, type.typeArguments, part);
    case 'TSInterfaceHeritage':
      return refer(type.expression, type.typeArguments, part);
    case 'TSImportType':
      return refer(type.qualifier, type.typeArguments, part);
    default:
      return undefined;
  }
}

function readMembers(members, part) {
  for (const { type, key, params, parameters, typeAnnotation } of members) {
    if (type === 'TSCallSignatureDeclaration') walk(params[0]?.typeAnnotation, part);
    else if (type === 'TSIndexSignature') walk(parameters[0]?.typeAnnotation, part);
    else if (/^TS(Property|Method)Signature$/.test(type)) {
      const isNever = typeAnnotation?.typeAnnotation.type === 'TSNeverKeyword';
      if (!isNever) part.members.add(key.name ?? String(key.value));
    }
  }
}

function refer(name, given, part) {
  const args = given?.params ?? [];
  const text = nameOf(name, part.imported);
  // `Pick<Base, 'size'>` writes the names itself.
  if (text === 'Pick' || text === 'Record')
    for (const literal of args.flatMap((one) => one.types ?? [one]))
      if (literal.type === 'TSLiteralType') part.members.add(String(literal.literal.value));
  if (text !== 'Pick') args.forEach((one) => walk(one, part));
  if (text !== '') part.uses.push({ name: text, isTold: args.length > 0 });
  // `RecipeProps<'button'>` has the variants that `ButtonVariant` writes out.
  for (const { type, literal } of args)
    if (type === 'TSLiteralType' && text.endsWith('RecipeProps'))
      part.uses.push({ name: `${literal.value}Variant`, isTold: true });
}

/** `Dialog.Props` as `DialogProps`, by which members of namespaces are known. */
function nameOf(node, imported) {
  if (node === undefined || node === null) return '';
  if (node.type === 'Identifier') return imported.get(node.name) ?? node.name;
  return nameOf(node.left ?? node.object, imported) + (node.right ?? node.property).name;
}
