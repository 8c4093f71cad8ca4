/** A picture drawn in SVG, and what is to be said about it. */
export interface Picture {
  title: string;
  author: string;
  src: string;
}

type Scene = 'hills' | 'sea' | 'dunes' | 'city' | 'forest';

const foregrounds: Record<Scene, string> = {
  hills:
    '<path d="M0 220 110 120l80 70 90-110 120 130v90H0z" fill="#0006"/><path d="M0 250q90-60 200-20t200-10v80H0z" fill="#0009"/>',
  sea: '<path d="M0 180h400v120H0z" fill="#0007"/><path d="M250 180l20-70 40 70z" fill="#fffc"/><path d="M0 230q50-16 100 0t100 0 100 0 100 0v70H0z" fill="#0007"/>',
  dunes:
    '<path d="M0 210q120-90 230-10t170-30v130H0z" fill="#0005"/><path d="M0 260q160-70 400 0v40H0z" fill="#0008"/>',
  city: '<path d="M20 300V130h60v-40h50v90h50V60h60v130h50v-70h70v180z" fill="#0008"/><path d="M0 240h400v60H0z" fill="#000a"/>',
  forest:
    '<path d="M60 250 110 90l50 160zm110 0 60-190 60 190zm120 0 45-140 45 140z" fill="#0008"/><path d="M0 235h400v65H0z" fill="#000a"/>',
};

/** The sky in one colour, the sun, and a scene in front of them: no file to load. */
function draw(scene: Scene, sky: string, sun: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" preserveAspectRatio="xMidYMid slice"><path d="M0 0h400v300H0z" fill="${sky}"/><circle cx="${sun}" cy="80" r="34" fill="#fff8"/>${foregrounds[scene]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictures: Picture[] = [
  { title: 'First light', author: 'Ada Brandt', src: draw('hills', '#e59866', 320) },
  { title: 'Out at noon', author: 'Bao Tran', src: draw('sea', '#5dade2', 90) },
  { title: 'Dry season', author: 'Carla Nunes', src: draw('dunes', '#dc9a3c', 200) },
  { title: 'After work', author: 'Deniz Aydın', src: draw('city', '#8e6bb5', 350) },
  { title: 'North slope', author: 'Eero Laine', src: draw('forest', '#58a089', 60) },
  { title: 'Last ferry', author: 'Farah Aziz', src: draw('sea', '#d9737f', 300) },
  { title: 'Lowlands', author: 'Goran Ilić', src: draw('hills', '#6f9bd1', 70) },
  { title: 'Blue hour', author: 'Hana Mori', src: draw('city', '#4a6fa5', 40) },
  { title: 'Clearing', author: 'Iris de Boer', src: draw('forest', '#a3b34d', 350) },
  { title: 'Long shadows', author: 'João Pires', src: draw('dunes', '#c7705a', 90) },
];
