/** A branch with three commits. */
export const REPOSITORY_PATH =
  'M7 3a3 3 0 0 1 1 5.8v6.4a3 3 0 1 1-2 0V8.800A3 3 0 0 1 7 3m10 0a3 3 0 0 1 1 5.800c-.1 3.700-3 5.300-7 5.700v-2c3.200-.4 4.900-1.5 5-3.700A3 3 0 0 1 17 3M7 5a1 1 0 1 0 0 2 1 1 0 0 0 0-2m10 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2M7 17a1 1 0 1 0 0 2 1 1 0 0 0 0-2';

/**
 * Paths of the shell's icons, in a square of 24 units. Each document draws them once, so that they are in no script: the
 * browser's side only names them.
 */
const SHELL_ICONS = {
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM4.9 3.5l2.9 2.8-1.5 1.5-2.8-2.9zm12.8 12.7 2.8 2.9-1.4 1.4-2.9-2.8zM3.5 19.1l2.8-2.9 1.5 1.5-2.9 2.8zM16.2 6.3l2.9-2.8 1.4 1.4-2.8 2.9z',
  /** Lines that begin at the right edge: the direction the toggle switches to. */
  rtl: 'M3 4h18v2H3zm6 4h12v2H9zm-6 4h18v2H3zm0 8 4-4v3h14v2H7v3z',
  ltr: 'M3 4h18v2H3zm0 4h12v2H3zm0 4h18v2H3zm18 8-4-4v3H3v2h14v3z',
  /** A painter's palette. */
  paint:
    'M12 3a9 9 0 0 0 0 18c1.5 0 2.2-1.2 1.8-2.4-.5-1.5.3-2.6 1.8-2.6H17a4 4 0 0 0 4-4c0-5-4-9-9-9M7 11a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3m5-2.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3m5 2.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3',
  /** In a square of 16 units. */
  down: 'm8 10.27-4-4L4.93 5.33 8 8.4l3.07-3.07L12 6.27z',
  arrow: 'm7 10 5 5 5-5z',
  /** Three dots in a column. */
  more: 'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  repo: REPOSITORY_PATH,
} as const;

export type ShellIconName = keyof typeof SHELL_ICONS;

/** The icons as a document draws them; `browser/core/icons.tsx` names them. */
export function drawShellIcons(): string {
  const paths = Object.entries(SHELL_ICONS).map(
    ([name, path]) => `<path id=v-${name} d="${path}"/>`,
  );
  return `<svg class=v-icons>${paths.join('')}</svg>`;
}
