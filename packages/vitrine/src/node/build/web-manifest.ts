import path from 'node:path';
import { basePath, placeData } from '../base/addresses/base-path.ts';
import type { Config } from '../config/schema.ts';

type ManifestConfig = Pick<
  Config,
  'url' | 'title' | 'description' | 'language' | 'icon' | 'manifest' | 'themeColor'
>;

/** The site's web manifest as JSON: https://www.w3.org/TR/appmanifest/ */
export function renderWebManifest(config: ManifestConfig): string {
  const { title, description, language, icon, manifest, themeColor } = config;
  const base = basePath(config);
  const own = icon.startsWith('data:') ? [] : [{ src: icon }];
  const icons = (manifest?.icons ?? own).map((each) => ({ ...describeIcon(each.src), ...each }));
  return JSON.stringify({
    id: base,
    name: title,
    short_name: manifest?.shortName ?? title,
    description,
    lang: language,
    start_url: base,
    scope: base,
    display: manifest?.display,
    // There is room for one; browsers take those of the page as soon as it is there.
    theme_color: themeColor?.light,
    background_color: themeColor?.light,
    icons: placeData(base, icons),
  });
}

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ico: 'image/x-icon',
};

function describeIcon(src: string): { type?: string; sizes?: string } {
  const [name = ''] = src.split(/[?#]/);
  const type = TYPES[path.posix.extname(name).slice(1).toLowerCase()];
  return { ...(type && { type }), ...(type === TYPES.svg && { sizes: 'any' }) };
}
