import type { Behaviour } from './behaviour.ts';
import { API } from './behaviours/api.ts';
import { DEMOS } from './behaviours/demos.ts';
import { DRAWER } from './behaviours/drawer.ts';
import { EDITOR } from './behaviours/editor.ts';
import { NAVIGATION } from './behaviours/navigation.ts';
import { PLAYGROUND } from './behaviours/playground.ts';
import { SEARCH } from './behaviours/search.ts';
import { SHELL } from './behaviours/shell.ts';

export const BEHAVIOURS: readonly Behaviour[] = [
  ...SHELL,
  ...NAVIGATION,
  ...DRAWER,
  ...SEARCH,
  ...DEMOS,
  ...EDITOR,
  ...PLAYGROUND,
  ...API,
];
