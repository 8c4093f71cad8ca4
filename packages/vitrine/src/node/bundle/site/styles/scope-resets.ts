import postcss, { CssSyntaxError, type Container, type Document, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { ELEMENT_IDS } from '../../../../shared/contract.ts';
import { isInstalled } from '../../../base/packages/find-package.ts';
import { SHELL_CLASSES } from './shell-classes.ts';

/** What is not the library's: the shell, and a page's content but for what its demos show. */
const { shell, announcer, main } = ELEMENT_IDS;
const SHELL = `html,body,#${shell},#${shell} *,#${announcer},#${main},#${main} :not(.demo-stage *)`;
const OUTSIDE = `:where(:not(${SHELL}))`;
/** Stands for the document of a demo, and of what a playground shows. */
const STAGE = ':where(.demo-stage,.playground-stage)';

/** Ends a compound selector: what comes after it stands for a part of the element. */
const PSEUDO_ELEMENT = /::?(?:before|after|first-line|first-letter)$|::[\w-]+(?:\([^)]*\))?$/i;
/** The layer of a library's style sheet. */
const LIBRARY = /^library(?:\.|$)/;
/** Selects by a mark that somebody has put there, so it is no reset. */
const MARKED = /[.#]|\[(?:data|aria)-/i;
/** Has a class that is the shell's as well: `.breadcrumbs` is a library's as likely as ours. */
const SHARED = new RegExp(`\\.(?:${SHELL_CLASSES.join('|')})(?![\\w-])`);
const ROOT = /^(?::root|:host|html|body)(?:\([^)]*\))?$/i;

/**
 * Keeps what style sheets of demos and of the adapter say of elements in general, such as a reset, out of the shell. It
 * then holds for what demos show, wherever in the document that is; for a demo `html` and `body` are its stage. Rules
 * with a class, and constants of the root, stay as they are, but for classes of a library that the shell has as well.
 * @param isLibrary whether all of it is a library's, and not only what its layer has
 */
export function scopeResets(css: string, isLibrary = false): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const around = listAround(rule);
    if (around.some(isRuleOrFrames) || rule.nodes.every((node) => isConstant(node))) return;
    scopeRule(rule, isLibrary || around.some(isLibraryLayer));
  });
  return sheet.toString();
}

function listAround({ parent }: Rule): (Container | Document)[] {
  const found: (Container | Document)[] = [];
  for (let around: Container | Document | undefined = parent; around; around = around.parent)
    found.push(around);
  return found;
}

const isAtRule = (node: Container | Document): node is postcss.AtRule => node.type === 'atrule';

const isRuleOrFrames = (node: Container | Document) =>
  node.type === 'rule' || (isAtRule(node) && /keyframes$/i.test(node.name));

const isLibraryLayer = (node: Container | Document) =>
  isAtRule(node) && node.name.toLowerCase() === 'layer' && LIBRARY.test(node.params);

const isConstant = (node: postcss.ChildNode) =>
  node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--'));

function scopeRule(rule: Rule, isLibrary: boolean): void {
  const roots = rule.selectors.filter((selector) => ROOT.test(selector));
  if (roots.length > 0 && rule.nodes.some(isConstant)) {
    const constants = rule.clone({ selectors: roots });
    constants.each((node) => {
      if (!isConstant(node)) node.remove();
    });
    rule.before(constants);
    rule.each((node) => {
      if (isConstant(node)) node.remove();
    });
  }
  rule.selectors = [...new Set(rule.selectors.map((one) => scopeSelector(one, isLibrary)))];
}

function scopeSelector(selector: string, isLibrary: boolean): string {
  if (ROOT.test(selector)) return STAGE;
  const isMarked = MARKED.test(selector.replace(/\[(?!data-|aria-)[^\]]*\]/gi, ''));
  if (isMarked && !(isLibrary && SHARED.test(selector))) return selector;
  const [part = ''] = PSEUDO_ELEMENT.exec(selector) ?? [];
  return selector.slice(0, selector.length - part.length) + OUTSIDE + part;
}

/**
 * Scopes the resets of all style sheets but those that the configuration names for whole pages.
 * @param engine folder of the engine's sources
 */
export function scopeResetsPlugin(engine: string): Plugin {
  return {
    name: 'vitrine:scope-resets',
    transform: {
      filter: { id: { include: /\.(?:css|scss|sass|less|styl|stylus|pcss)(?:$|\?)/ } },
      handler(code, id) {
        if (id.startsWith(engine) || /[?&](?:inline|raw|url)\b/.test(id)) return null;
        try {
          return { code: scopeResets(code, isInstalled(id.replace(/\?.*/s, ''))), map: null };
        } catch (error) {
          if (!(error instanceof CssSyntaxError)) throw error;
          const { reason, line = 1, column = 1 } = error;
          const file = id.replace(/\?.*/s, '');
          // Of a package, too, browsers pass over what they cannot read.
          if (isInstalled(file)) return null;
          return this.error({ message: reason, id: file, loc: { file, line, column } });
        }
      },
    },
  };
}
