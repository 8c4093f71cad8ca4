/** `X.propTypes = { … }` in shipped modules, whose comments the authors or their tools wrote. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { isHidden, readComment, statedDefault } from './comment.mjs';

/**
 * Reads the block of each component that has one.
 * @param {string} library folder of the package
 * @param {string[]} names components to look for
 * @param {(name: string) => string} fileOf module of a component, relative to the folder
 */
export function readPropTypes(library, names, fileOf) {
  return names.flatMap((name) => {
    const file = path.join(library, fileOf(name));
    const block = existsSync(file) ? readBlock(readFileSync(file, 'utf8'), file, name) : null;
    return block === null ? [] : [{ name, ...block, complete: true }];
  });
}

function readBlock(source, file, component) {
  const { program, comments } = parseSync(file, source);
  const block =
    findBlock(program.body, (name) => name === component) ??
    findBlock(program.body, (name) => name === undefined || name.startsWith(component));
  if (block?.type !== 'ObjectExpression') return null;
  const props = [];
  const besides = [];
  for (const { type, key, start } of block.properties) {
    if (type !== 'Property') continue;
    const comment = comments.findLast(
      ({ end }) => end < start && source.slice(end, start).trim() === '',
    );
    const doc = comment === undefined ? null : readComment(comment.value);
    const name = key.name ?? String(key.value);
    if (doc === null || isHidden(doc)) besides.push(name);
    else props.push({ name, default: statedDefault(doc), description: doc.description });
  }
  return { props, besides };
}

/** The object behind `Button.propTypes = …` or, without a name, `const propTypes = …`. */
function findBlock(statements, isWanted) {
  for (const statement of statements) {
    const { expression } = statement;
    const left = expression?.left;
    const isAssigned = left?.property?.name === 'propTypes' && isWanted(left.object?.name ?? '');
    if (isAssigned && expression.right.type === 'ObjectExpression') return expression.right;
    const declared = statement.declaration ?? statement;
    for (const { id, init } of declared?.declarations ?? []) {
      if (id.name === 'propTypes' && isWanted(undefined)) return init;
    }
    // A condition around it: left out in production.
    const inner = findBlock(expression?.right?.expressions ?? [], isWanted);
    if (inner !== null) return inner;
    const nested = ifAssigned(expression, isWanted);
    if (nested !== null) return nested;
  }
  return null;
}

/** `process.env.NODE_ENV !== 'production' ? Button.propTypes = { … } : void 0`. */
function ifAssigned(expression, isWanted) {
  if (expression?.type !== 'ConditionalExpression') return null;
  const inner = expression.consequent;
  const assignment = inner.type === 'ParenthesizedExpression' ? inner.expression : inner;
  return findBlock([{ expression: assignment }], isWanted);
}
