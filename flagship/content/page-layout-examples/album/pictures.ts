export interface Picture {
  title: string;
  text: string;
  /** Colours of the sky, the sun or moon, and the hill. */
  sky: string;
  light: string;
  hill: string;
  /** Where the sun or moon stands, in hundredths of the picture's width and height. */
  at: [x: number, y: number];
}

export const PICTURES: Picture[] = [
  {
    title: 'Five in the morning',
    text: 'The first grey line. Birds, and nobody else.',
    sky: '#546e7a',
    light: '#cfd8dc',
    hill: '#263238',
    at: [12, 70],
  },
  {
    title: 'Sunrise',
    text: 'Three minutes in which everything is orange.',
    sky: '#ffab91',
    light: '#fff3e0',
    hill: '#6d4c41',
    at: [18, 58],
  },
  {
    title: 'Eight o’clock',
    text: 'Dew on the grass, and a long shadow to the west.',
    sky: '#b3e5fc',
    light: '#fff9c4',
    hill: '#558b2f',
    at: [26, 42],
  },
  {
    title: 'Ten o’clock',
    text: 'The postwoman passes on her bicycle.',
    sky: '#81d4fa',
    light: '#fff59d',
    hill: '#689f38',
    at: [36, 28],
  },
  {
    title: 'Noon',
    text: 'No shadow at all. The cows lie under the tree.',
    sky: '#4fc3f7',
    light: '#fff176',
    hill: '#7cb342',
    at: [50, 18],
  },
  {
    title: 'Two o’clock',
    text: 'Heat, and one small cloud that does not move.',
    sky: '#4dd0e1',
    light: '#ffee58',
    hill: '#9e9d24',
    at: [60, 24],
  },
  {
    title: 'Four o’clock',
    text: 'Children come home from school and run down.',
    sky: '#80deea',
    light: '#ffe082',
    hill: '#afb42b',
    at: [70, 34],
  },
  {
    title: 'Six o’clock',
    text: 'Hay in the air. The tractor is on its last round.',
    sky: '#ffe0b2',
    light: '#ffca28',
    hill: '#827717',
    at: [78, 46],
  },
  {
    title: 'Sunset',
    text: 'Red, then redder, then gone behind the wood.',
    sky: '#ff8a65',
    light: '#ffebee',
    hill: '#4e342e',
    at: [86, 60],
  },
  {
    title: 'Dusk',
    text: 'Colours leave one after the other; blue stays.',
    sky: '#7986cb',
    light: '#e8eaf6',
    hill: '#283593',
    at: [90, 30],
  },
  {
    title: 'Ten at night',
    text: 'A window is lit in the farm below.',
    sky: '#303f9f',
    light: '#fffde7',
    hill: '#1a237e',
    at: [62, 26],
  },
  {
    title: 'Midnight',
    text: 'The moon alone, and an owl that keeps the time.',
    sky: '#0d1440',
    light: '#f5f5f5',
    hill: '#05081f',
    at: [48, 20],
  },
];

/** The picture as the address of an SVG: your own album names files here. */
export function drawPicture({ sky, light, hill, at: [x, y] }: Picture): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">
    <rect width="160" height="90" fill="${sky}"/>
    <circle cx="${x * 1.6}" cy="${y * 0.9}" r="9" fill="${light}"/>
    <path d="M0 78q34-34 78-22t82-18v52H0z" fill="${hill}"/>
    <path d="M112 52v-12m0 2l-5 6h10z" stroke="${hill}" stroke-width="2" fill="${hill}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
