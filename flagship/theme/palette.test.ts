import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { ACCENT, DOCS_COLORS, toColorSchemes, toDarkMode } from './palette.ts';
import { palette } from './theme.ts';

test('the secondary colour is the accent, pink A400, darkened by 0.08', () => {
  expect(ACCENT).toBe('#f50057');
  // 8 % less of each channel: 245, 0, 87.
  expect(DOCS_COLORS.secondary).toBe('#e10050');
  expect([0xe1, 0x00, 0x50]).toEqual([245, 0, 87].map((channel) => Math.round(channel * 0.92)));
});

describe('in dark mode', () => {
  test('a colour that can be read stays as it is', () => {
    expect(toDarkMode('#90caf9')).toBe('#90caf9');
  });
  test.each(['#000000', '#1a237e', '#d50000', '#1976d2'])('%s becomes readable', (main) => {
    const lighter = toDarkMode(main);
    expect(getContrastRatio(main, '#121212')).toBeLessThan(4.5);
    expect(getContrastRatio(lighter, '#121212')).toBeGreaterThanOrEqual(4.5);
    // No more than needed: far from white.
    expect(getContrastRatio(lighter, '#121212')).toBeLessThan(6);
  });
});

describe('the variables of custom colours', () => {
  const colors = { primary: '#006064', secondary: '#ffab00' };
  const { light, dark } = palette(colors);

  test('are those of both colours and of nothing else', () => {
    for (const variables of [light, dark]) {
      expect(Object.keys(variables).length).toBeGreaterThan(15);
      for (const name of Object.keys(variables))
        expect(name).toMatch(/^--mui-.*(primary|secondary)/);
    }
  });

  test('hold the chosen main colours, shades and readable text on them', () => {
    expect(light).toMatchObject({
      '--mui-palette-primary-main': '#006064',
      '--mui-palette-primary-mainChannel': '0 96 100',
      '--mui-palette-secondary-main': '#ffab00',
      '--mui-palette-secondary-contrastText': 'rgba(0, 0, 0, 0.87)',
    });
    expect(light['--mui-palette-primary-dark']).toBeDefined();
    expect(light['--mui-palette-primary-light']).toBeDefined();
    expect(dark['--mui-palette-primary-main']).toBe(
      toColorSchemes(colors).dark.palette.primary.main,
    );
  });
});
