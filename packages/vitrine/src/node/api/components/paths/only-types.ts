/** Declarations of which code gets nothing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '../../../base/code/parse-code.ts';
import { isFile } from '../../../base/files.ts';
import type { InstalledPackage } from '../../../base/packages.ts';

/** A statement as far as it matters here. */
interface Statement {
  type: string;
  declare?: boolean;
  id?: { name?: string } | null;
  body?: Statement | Statement[] | null;
  declaration?: Statement | null;
  name?: string;
  specifiers?: { local: { name?: string } }[];
  source?: unknown;
}

/**
 * Tells whether the declarations of a package's entry export something, but types alone, themselves written there: what
 * has values lies elsewhere in it then.
 */
export function hasTypesAlone({ dir, manifest }: InstalledPackage): boolean {
  const { types, typings, main = 'index' } = manifest;
  const bare = main.replace(/\.js$/, '');
  const named = [types, typings].filter((one) => one !== undefined);
  const file = [...named, `${bare}.d.ts`, `${bare}/index.d.ts`, 'index.d.ts']
    .map((one) => path.join(dir, one))
    .find(isFile);
  if (file === undefined) return false;
  const parsed = parseSync(file, readFileSync(file, 'utf8'));
  const body = parsed.program.body as unknown as Statement[];
  const known = new Set(
    body
      .map(declaredBy)
      .filter(isType)
      .map(({ id }) => id?.name),
  );
  const exported = body.filter(({ type }) => /^Export/.test(type));
  return exported.length > 0 && exported.every((one) => exportsTypes(one, known));
}

/** What a statement declares, exported or not. */
const declaredBy = (statement: Statement) => statement.declaration ?? statement;

/** An interface, an alias, or a namespace of nothing else. */
function isType({ type, body }: Statement): boolean {
  if (/^TS(Interface|TypeAlias)Declaration$/.test(type)) return true;
  if (type !== 'TSModuleDeclaration' || Array.isArray(body)) return false;
  const inside = (body?.body ?? []) as Statement[];
  return inside.map(declaredBy).every(isType);
}

function exportsTypes(one: Statement, known: ReadonlySet<string | undefined>): boolean {
  if (one.source) return false;
  const { declaration } = one;
  if (declaration)
    return declaration.type === 'Identifier' ? known.has(declaration.name) : isType(declaration);
  return (one.specifiers ?? []).every(({ local }) => known.has(local.name));
}
