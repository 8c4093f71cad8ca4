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

/** `problem('missing-title', [], at)`: the words of a message without gaps are the same whatever would fill one. */
function fillsNoGap({ node, parentPath }) {
  return (
    node.type === 'ArrayExpression' &&
    node.elements.length === 0 &&
    parentPath?.node.type === 'CallExpression' &&
    ['problem', 'failure'].includes(parentPath.node.callee.name) &&
    parentPath.node.arguments[1] === node
  );
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'same', {
    shouldIgnore: (path) => {
      if (fillsHole(path)) return 'the first item is not read';
      return fillsNoGap(path) ? 'the message has no gaps' : undefined;
    },
  }),
];
