/** A dish on its table. */
import type { Random } from '../drawing/random';
import { canvas, type Svg } from '../drawing/svg';
import { definitionsOf } from '../drawing/definitions';
import { corners, cutlery, napkin, type Corner, type Cutlery, type NapkinColour } from './settings';
import { surfaces, type SurfaceName } from './surfaces';

export interface Table {
  surface: SurfaceName;
  /** In an oven dish, on a plank or a tray, of which one would see no end so close. */
  isLong?: boolean;
  napkin?: readonly [Corner, NapkinColour];
  /** Right of the dish, or left of it. Props of that side must be left out: nothing lies on cutlery. */
  cutlery?: readonly [Cutlery, 'left' | 'right'];
  /** Foods that tell what is in the dish, drawn around the middle of a corner. */
  props?: Partial<Record<Corner, (random: Random, x: number, y: number) => Svg>>;
}

/**
 * The whole image as an SVG document of 1200 by 800.
 * @throws if a prop lies on the side of the cutlery: a mistake of the dish
 */
export function drawScene(random: Random, table: Table, dish: (random: Random) => Svg): Svg {
  const { width, height } = canvas;
  const shown = table.isLong ? widthOfLong : widthOfRound;
  const [left, top] = [(width - shown) / 2, (height - (shown * 2) / 3) / 2];
  let drawn = surfaces[table.surface](random);
  if (table.napkin) drawn += napkin(random, ...table.napkin);
  drawn += dish(random) + drawProps(random, table);
  if (table.cutlery) {
    const [kind, side] = table.cutlery;
    drawn += cutlery(kind, side === 'left' ? 224 : 976, 400, random.between(-6, 6));
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${shown} ${(shown * 2) / 3}">` +
    `<defs>${definitionsOf(false)}</defs>${drawn}<rect width="${width}" height="${height}" fill="url(#vignette)"/></svg>`
  );
}

/** So near that the food fills three quarters of the image. */
const widthOfRound = 800;
const widthOfLong = 960;

function drawProps(random: Random, { props = {}, cutlery: piece }: Table): Svg {
  let drawn = '';
  for (const [corner, draw] of Object.entries(props) as [
    Corner,
    NonNullable<Table['props']>[Corner],
  ][]) {
    if (piece && corner.endsWith(piece[1]))
      throw new Error(`A prop at ${corner} lies on the cutlery.`);
    const { x, y } = corners[corner];
    drawn += draw?.(random, x, y) ?? '';
  }
  return drawn;
}
