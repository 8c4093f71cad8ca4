/** Size of a card in pixels: what networks ask for with a large picture. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
