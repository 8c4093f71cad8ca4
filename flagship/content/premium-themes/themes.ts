import type { ThemeOptions } from '@mui/material/styles';
import { themeOptions as arcade } from './themes/arcade.ts';
import { themeOptions as broadsheet } from './themes/broadsheet.ts';
import { themeOptions as harbour } from './themes/harbour.ts';
import { themeOptions as meadow } from './themes/meadow.ts';

export interface SampleTheme {
  /** Also names its CSS variables and its file. */
  id: string;
  name: string;
  about: string;
  options: ThemeOptions;
  /** The text of its file, fetched when it is wanted. */
  loadSource: () => Promise<{ default: string }>;
}

export const THEMES: SampleTheme[] = [
  {
    id: 'harbour',
    name: 'Harbour',
    about: 'Navy and brass on cool grey, flat and tidy: for tools that people work in all day.',
    options: harbour,
    loadSource: () => import('./themes/harbour.ts?raw'),
  },
  {
    id: 'meadow',
    name: 'Meadow',
    about:
      'Leaf green and clay on warm white, round and soft: for what people do in their free time.',
    options: meadow,
    loadSource: () => import('./themes/meadow.ts?raw'),
  },
  {
    id: 'broadsheet',
    name: 'Broadsheet',
    about: 'Black, red and rules, with serifs and square corners: for pages that are read.',
    options: broadsheet,
    loadSource: () => import('./themes/broadsheet.ts?raw'),
  },
  {
    id: 'arcade',
    name: 'Arcade',
    about:
      'Violet and lime, thick lines and a typewriter’s letters: for what should not look like work.',
    options: arcade,
    loadSource: () => import('./themes/arcade.ts?raw'),
  },
];
