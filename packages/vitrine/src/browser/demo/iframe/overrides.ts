/** What a reader has set for one demo, apart from the page. `null`: as on the page. */
export interface FrameOverrides {
  mode: 'light' | 'dark' | null;
  direction: 'ltr' | 'rtl' | null;
  /** In CSS pixels; `null`: all there is. */
  width: number | null;
}

export const NO_OVERRIDES: FrameOverrides = { mode: null, direction: null, width: null };

/** Widths a demo can be looked at: a phone, and the breakpoints sm and md (specification, section 9). */
export const FRAME_WIDTHS = [360, 600, 960];

export const hasOverrides = ({ mode, direction, width }: FrameOverrides): boolean =>
  mode !== null || direction !== null || width !== null;
