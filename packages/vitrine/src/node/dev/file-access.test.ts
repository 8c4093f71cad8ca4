import { expect, test } from 'vitest';
import { isHidden } from './file-access.ts';

const root = '/home/me/.projects/docs';

test.each([
  '/content/a.tsx',
  '/.vitrine/playgrounds/a.jsx',
  '/@fs/home/me/.projects/docs/content/a.tsx',
  '/node_modules/.pnpm/kit@1.0.0/node_modules/kit/index.css',
  '/@id/__x00__virtual:a',
  '/releases/v1.2',
  '/a?file=.env',
])('%s is not hidden', (url) => expect(isHidden(url, root)).toBe(false));

test.each([
  '/.npmrc',
  '/.git/config',
  '/%2enpmrc',
  '/content/.env.local',
  '/@fs/home/me/.projects/docs/.env',
  '/@fs/home/me/.ssh/id_rsa',
  '/node_modules/kit/.npmrc',
  '/..%2f..%2fetc/passwd',
])('%s is hidden', (url) => expect(isHidden(url, root)).toBe(true));
