interface LoafColors {
  table: string;
  wall: string;
  crust: string;
}

/** A loaf on a table as the address of an SVG: your own blog names files here. */
export function drawLoaf({ table, wall, crust }: LoafColors): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">
    <rect width="160" height="120" fill="${wall}"/>
    <rect y="82" width="160" height="38" fill="${table}"/>
    <path d="M36 88c-8-30 18-46 44-46s52 16 44 46z" fill="${crust}"/>
    <path d="M58 54l10 18m6-22l8 20m10-19l6 18" stroke="#fff3e0" stroke-width="4" stroke-linecap="round"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
