// Changes that leave everything as it was, whatever the module: no test could notice them.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** `const [, part] = pattern.exec(text) ?? []`: the text that Stryker puts into the list is the one passed over. */
function fillsHole({ node, parentPath }) {
  return (
    node.type === 'ArrayExpression' &&
    node.elements.length === 0 &&
    parentPath?.node.type === 'LogicalExpression' &&
    parentPath.parent.type === 'VariableDeclarator' &&
    parentPath.parent.id.type === 'ArrayPattern' &&
    parentPath.parent.id.elements[0] === null
  );
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'same', {
    shouldIgnore: (path) => (fillsHole(path) ? 'the first item is not read' : undefined),
  }),
];
