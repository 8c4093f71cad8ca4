import type { Overrides } from '../demo-look.ts';

/** Widths a demo can be looked at: a phone, and from where on tablets and small laptops get more columns. */
export const WIDTHS = [360, 600, 960];

export const hasOverrides = (overrides: Overrides): boolean => Object.keys(overrides).length > 0;
