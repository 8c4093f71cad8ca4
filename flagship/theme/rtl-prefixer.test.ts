import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { expect, test } from 'vitest';

/** Emotion brings a stylis of its own; the prefixer has to be of the same version. */
test('a style for placeholders can be flipped', () => {
  const cache = createCache({ key: 'test', stylisPlugins: [prefixer, rtlPlugin] });
  cache.compat = true;
  const style = css({ '&::placeholder': { paddingLeft: 4 } });
  cache.insert('.field', style, cache.sheet, true);
  expect(JSON.stringify(cache.inserted)).toContain('padding-right:4px');
});
