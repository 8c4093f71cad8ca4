import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { DIST, ENGINE } from './paths.mjs';

/** What stands in documents: the modules of `src/browser/inline` that each script is made of, in their order. */
const INLINE_SCRIPTS = {
  head: ['load-failure', 'early-clicks', 'preferences', 'history', 'first-paint'],
  'theme-color': ['theme-color'],
  fonts: ['fonts'],
  navigation: ['navigation'],
  'first-demo': ['first-demo'],
  iframe: ['early-clicks', 'iframe'],
  offline: ['offline'],
  'runner-frame': ['runner-frame'],
};

/** The code of a module, in a scope of its own. Every page repeats it: an arrow function is shorter. */
async function compileInline(module) {
  const script = await rolldown({
    input: path.join(ENGINE, `src/browser/inline/${module}.ts`),
    optimization: { inlineConst: { mode: 'all' } },
  });
  const { output } = await script.generate({ format: 'iife', minify: true });
  const [, code] = /^\(function\(\)\{(.+)\}\)\(\);$/s.exec(output[0].code.trim());
  return `(()=>{${code}})()`;
}

/** Writes `inline-scripts.json`: the code of each by its name. */
export async function writeInlineScripts() {
  const scripts = {};
  for (const [name, modules] of Object.entries(INLINE_SCRIPTS)) {
    const parts = await Promise.all(modules.map(compileInline));
    scripts[name] =
      parts.length === 1
        ? parts[0]
        : // One that fails is reported, and keeps none of the others from their work.
          `for(let f of[${parts.map((code) => code.slice(1, -3)).join()}])try{f()}catch(e){reportError(e)}`;
  }
  writeFileSync(path.join(DIST, 'inline-scripts.json'), JSON.stringify(scripts));
}
