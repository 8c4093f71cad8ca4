import { drawLoaf } from './draw-loaf.ts';

export interface Teaser {
  title: string;
  date: string;
  text: string;
  href: string;
  /** Address of the picture. */
  picture: string;
}

export interface BlogPost {
  id: string;
  title: string;
  date: string;
  /** In Markdown, as far as `markdown.tsx` knows it. */
  text: string;
}

export const FEATURED: Teaser = {
  title: 'A loaf for people without time',
  date: '2 March',
  text: 'Four ingredients, five minutes of work, and eighteen hours in which the dough does the rest alone.',
  href: '#five-minute-loaf',
  picture: drawLoaf({ table: '#6d4c41', wall: '#8d6e63', crust: '#c77f3a' }),
};

export const SMALL: Teaser[] = [
  {
    title: 'What the crust tells you',
    date: '24 February',
    text: 'Pale, cracked, soft at the sides: each says what to change next time.',
    href: '#reading-a-crust',
    picture: drawLoaf({ table: '#90a4ae', wall: '#cfd8dc', crust: '#a1622c' }),
  },
  {
    title: 'One knife is enough',
    date: '17 February',
    text: 'How long, how many teeth, and how to keep it sharp for years.',
    href: '#one-knife',
    picture: drawLoaf({ table: '#a5d6a7', wall: '#e8f5e9', crust: '#d7a25f' }),
  },
];

export const POSTS: BlogPost[] = [
  {
    id: 'five-minute-loaf',
    title: 'A loaf for people without time',
    date: '2 March',
    text: `
Bread needs *time*, and we need not be there. What kneading does in ten minutes, water does overnight.

## You need

- 500 g of flour, any that you like to eat
- 380 g of water, cold
- 10 g of salt
- 1 g of dry yeast, as much as stays on the tip of a knife

## You do

1. Stir it all together in the evening. It is wet and ugly; that is right.
2. Cover the bowl and go to bed.
3. Fold the dough twice in the morning, and again after work.
4. Bake it in a **hot, closed pot** for half an hour, and for a quarter of an hour without the lid.

> If you remember one thing: the pot has to be hot before the dough goes in.

What to look for when it is done stands [in the next post](#reading-a-crust).
`,
  },
  {
    id: 'reading-a-crust',
    title: 'What the crust tells you',
    date: '24 February',
    text: `
Nobody sees into an oven. The loaf tells afterwards what went on, if one looks at it **before** cutting.

- *Pale and thick*: too little heat, for too long.
- *Dark, and the crumb is wet*: too much heat. Lower it by twenty degrees, and wait ten minutes more.
- *A crack at the side*: the dough was young. Give it another hour.
- *Flat as a plate*: the dough was old. Give it an hour less.

---

Knock on the bottom. A done loaf sounds hollow, and this is the only test that has never failed us.
`,
  },
  {
    id: 'one-knife',
    title: 'One knife is enough',
    date: '17 February',
    text: `
A bread knife should be **longer than the loaf is wide**, or the last slice is torn and not cut. Twenty-five centimetres will do for a kitchen.

## Teeth

Few and round is better than many and pointed: points tear, curves slide. Ours has nine to the finger's length.

## Care

Never into the dishwasher, never into a drawer with forks. Once a year it goes to the grinder at the [market](#markets), who has the stone for it.
`,
  },
];
