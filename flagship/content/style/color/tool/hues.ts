import {
  amber,
  blue,
  cyan,
  deepOrange,
  deepPurple,
  green,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';
import { decomposeColor } from '@mui/material/styles';

/** The hues that have accents, by the name under which the library exports them. */
export const HUES = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
};
export type Hue = keyof typeof HUES;
export const HUE_NAMES = Object.keys(HUES) as Hue[];

/** The shades in the order of the slider: from dark to light, then the accents. */
export const SHADES = [
  900,
  800,
  700,
  600,
  500,
  400,
  300,
  200,
  100,
  50,
  'A700',
  'A400',
  'A200',
  'A100',
] as const;
export type Shade = (typeof SHADES)[number];

/** A name as it is read: `deepPurple` is "deep purple". */
export const toWords = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export interface HueAndShade {
  hue: Hue;
  shade: Shade;
}

/** Where a colour stands in the palette, or `null` when it is in no hue. */
export function findHue(color: string): HueAndShade | null {
  for (const hue of HUE_NAMES) {
    const shade = SHADES.find((each) => HUES[hue][each] === color.toLowerCase());
    if (shade !== undefined) return { hue, shade };
  }
  return null;
}

/** The place of a colour, or of the one in the palette that is most like it. */
export function nearestHue(color: string): HueAndShade {
  const distance = (other: string) => {
    const [to, from] = [decomposeColor(other).values, decomposeColor(color).values];
    return to.reduce((sum, value, index) => sum + (value - from[index]!) ** 2, 0);
  };
  const places = HUE_NAMES.flatMap((hue) => SHADES.map((shade) => ({ hue, shade })));
  const distances = places.map(({ hue, shade }) => distance(HUES[hue][shade]));
  return places[distances.indexOf(Math.min(...distances))]!;
}
