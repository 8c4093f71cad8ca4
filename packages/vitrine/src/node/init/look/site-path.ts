import path from 'node:path';

/** The path of a file or a folder as what lies in the site's own folder writes it: `../src/styles.css`. */
export function sitePath(site: string, file: string): string {
  const relative = path.relative(site, file).replaceAll('\\', '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
