import path from 'node:path';
import { defaultClientConditions, defaultServerConditions, loadEnv, type InlineConfig } from 'vite';
import { isFile } from '../../base/files/kinds.ts';
import type { SiteVite } from '../../config/vite/options.ts';

/** What a site tells the bundler besides its plugins, with what else the bundler finds in the site's folder. */
export function siteOptions(root: string, vite: SiteVite | undefined): InlineConfig {
  const { resolve = {}, define, css, optimizeDeps } = vite?.options ?? {};
  const { conditions = [], ...rest } = resolve;
  return {
    define: { ...publicVariables(root), ...define },
    resolve: {
      // Only in TypeScript that such a file speaks of.
      tsconfigPaths: isFile(path.join(root, 'tsconfig.json')),
      ...rest,
      // Vite would take them in the place of its own.
      ...(conditions.length > 0 && { conditions: [...conditions, ...defaultClientConditions] }),
    },
    ...(conditions.length > 0 && {
      environments: {
        ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
      },
    }),
    ...(css && { css }),
    ...(optimizeDeps && { optimizeDeps }),
  };
}

/**
 * The variables of `.env` and of the environment that code in the browser may know. As constants: told of the files,
 * Vite's dev server would start itself anew when one changes, without what Vitrine has added to it.
 */
function publicVariables(root: string): Record<string, string> {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  return Object.fromEntries(
    Object.entries(loadEnv(mode, root, PUBLIC)).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

const PUBLIC = 'VITE_';
