import { BASE } from '../base.ts';

const loading = new Map<string, Promise<unknown>>();

/**
 * Runs an `import()` once the style sheets of what it loads are there: in a bundle, the bundler has each of them call it.
 * @param styles their addresses below the site's path
 * @throws Error for a style sheet that does not arrive, which is tried again the next time
 */
export async function loadWithStyles<Part>(
  load: () => Promise<Part>,
  styles: readonly string[] = [],
): Promise<Part> {
  await Promise.all(styles.map(async (style) => loadStyle(BASE + style)));
  return load();
}

function loadStyle(href: string): Promise<unknown> | undefined {
  if (!loading.has(href) && document.querySelector(`link[href="${href}"]`)) return;
  const known = loading.get(href) ?? addStyle(href);
  loading.set(href, known);
  return known;
}

function addStyle(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // Behind all others: where layers come before a sheet that is in use, browsers lay out every text anew.
  document.body.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`${href} has not arrived`));
    };
  });
}
