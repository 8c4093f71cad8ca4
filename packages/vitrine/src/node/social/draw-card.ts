import type { Resvg } from '@resvg/resvg-js';
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts';
import { encodePalettePng } from './palette-png.ts';

/**
 * Draws SVG as a PNG of a card's size.
 * @throws Error when the SVG does not parse or has another size
 */
export function drawCard(Renderer: typeof Resvg, svg: string, fontFiles: string[]): Uint8Array {
  const drawing = new Renderer(svg, {
    font: { loadSystemFonts: false, fontFiles },
  });
  if (drawing.width !== CARD_WIDTH || drawing.height !== CARD_HEIGHT) {
    throw new Error(
      `the drawing is ${drawing.width} × ${drawing.height} px, not ${CARD_WIDTH} × ${CARD_HEIGHT}`,
    );
  }
  const { pixels, width, height } = drawing.render();
  return encodePalettePng(pixels, width, height);
}
