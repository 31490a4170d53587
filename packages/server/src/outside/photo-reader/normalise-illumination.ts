/**
 * Makes the paper white everywhere, whatever light falls on it and whatever colour it has.
 *
 * - The image is laid out in tiles; the brightness of the paper in a tile is that which a fifth of its
 *   pixels reach. Text covers far less than the rest.
 * - Between the middles of tiles the paper's brightness changes evenly.
 * - Each pixel is divided by the brightness of the paper under it.
 * - Where the strokes are brighter than what is around them, the page is light on dark: it is turned
 *   into its negative first.
 */
import { inverted, type GreyImage } from './grey-image';

/** Tiles along the longer side: small enough for a shadow's edge, larger than a headline's letters. */
const tilesAlong = 40;
/** The paper is at least as bright as this share of a tile's pixels. */
const paperShare = 0.8;
/** Paper becomes this bright, so that its grain does not reach into the text. */
const whiteLevel = 250;

export function normaliseIllumination(image: GreyImage): GreyImage {
  const upright = isLightOnDark(image) ? inverted(image) : image;
  return dividedByPaper(upright, paperTiles(upright));
}

/** Strokes are thin: what differs from both its sides is a stroke, what differs from one is an edge. */
export function isLightOnDark({ width, height, pixels }: GreyImage): boolean {
  const step = Math.max(1, Math.round(Math.max(width, height) / 1_000));
  const reach = step * thickestStroke;
  let light = 0;
  let dark = 0;
  for (let y = reach; y < height - reach; y += step) {
    for (let x = reach; x < width - reach; x += step) {
      const at = y * width + x;
      const here = pixels[at]!;
      for (const far of [reach, reach * width]) {
        const [one, other] = [pixels[at - far]!, pixels[at + far]!];
        if (here > Math.max(one, other) + leastContrast) light += 1;
        if (here < Math.min(one, other) - leastContrast) dark += 1;
      }
    }
  }
  return light > dark * 2;
}

/** Of an image whose longer side is 1,000 pixels. */
const thickestStroke = 6;
const leastContrast = 40;

interface Tiles {
  side: number;
  across: number;
  down: number;
  brightness: Float32Array;
}

function paperTiles({ width, height, pixels }: GreyImage): Tiles {
  const side = Math.max(16, Math.ceil(Math.max(width, height) / tilesAlong));
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const brightness = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 2) {
        for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 2) {
          counts[pixels[y * width + x]!]! += 1;
          total += 1;
        }
      }
      brightness[row * across + column] = levelReached(counts, total * paperShare);
    }
  }
  return { side, across, down, brightness };
}

function levelReached(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let level = 0; level < 256; level += 1) {
    seen += counts[level]!;
    if (seen >= wanted) return Math.max(8, level);
  }
  return 255;
}

function dividedByPaper({ width, height, pixels }: GreyImage, tiles: Tiles): GreyImage {
  const even = new Uint8Array(pixels.length);
  const { side, across, down, brightness } = tiles;
  for (let y = 0; y < height; y += 1) {
    const [above, below, shareBelow] = neighbours(y, side, down);
    for (let x = 0; x < width; x += 1) {
      const [before, behind, shareBehind] = neighbours(x, side, across);
      const over =
        brightness[above * across + before]! * (1 - shareBehind) +
        brightness[above * across + behind]! * shareBehind;
      const under =
        brightness[below * across + before]! * (1 - shareBehind) +
        brightness[below * across + behind]! * shareBehind;
      const paper = over * (1 - shareBelow) + under * shareBelow;
      const at = y * width + x;
      even[at] = Math.min(255, (pixels[at]! * whiteLevel) / paper);
    }
  }
  return { width, height, pixels: even };
}

/** The two tiles whose middles lie on either side of a pixel, and how near it is to the second, 0 to 1. */
function neighbours(at: number, side: number, count: number): [number, number, number] {
  const place = Math.min(count - 1, Math.max(0, at / side - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(count - 1, first + 1), place - first];
}
