/**
 * The drawing of a dish from above, for a recipe without an image: what it is served in by its kind, its foods on it,
 * a cloth by its cuisine. The same recipe always has the same drawing.
 */
import type { CoverColour, DishKind } from '@saltbush/domain/recipe/recipes/cover/cover';
import { definitionsOf } from './drawing/definitions';
import { makeRandom, seedOf, type Random } from './drawing/random';
import { canvas, centre, stroke, type Svg } from './drawing/svg';
import { napkin, type Corner, type NapkinColour } from './table/settings';
import { bakingDish, plank, bowl, cakeStand, pan, plate, steamer, tray } from './table/vessels';
import { soupsAndStewsDrawings } from './kinds/soups-and-stews';
import { pastaAndRiceDrawings } from './kinds/pasta-and-rice';
import { saladsAndDipsDrawings } from './kinds/salads-and-dips';
import { breakfastsAndDessertsDrawings } from './kinds/breakfasts-and-desserts';
import { meatAndFishDrawings } from './kinds/meat-and-fish';
import { skewersAndMeatballsDrawings } from './kinds/skewers-and-meatballs';
import { bakesAndVegetablesDrawings } from './kinds/bakes-and-vegetables';
import { pastryDrawings } from './kinds/pastry';
import { rollsAndDumplingsDrawings } from './kinds/rolls-and-dumplings';
import { sandwichesDrawings } from './kinds/sandwiches';
import { breadAndBunsDrawings } from './kinds/bread-and-buns';
import { cakesAndBiscuitsDrawings } from './kinds/cakes-and-biscuits';
import { drinksAndJarsDrawings } from './kinds/drinks-and-jars';
import type { DrawDish, Vessel } from './kinds/order';

export interface DrawnCover {
  title: string;
  kind: DishKind;
  foods: readonly string[];
  colour: CoverColour;
}

/** @returns an SVG document, 4 to 3 */
export function drawDish({ title, kind, foods, colour }: DrawnCover, isDark: boolean): string {
  const random = makeRandom(seedOf(title));
  const { vessel, food } = (known[kind] ?? emptyPlate)({ random, title, foods });
  const [width, height] = [840, 630];
  const tone = tones[colour];
  const surface = random.pick(
    isDark ? darkSurfaces : pale.has(vessel) ? deepSurfaces : lightSurfaces,
  );
  const place: Corner = random.pick(['top-left', 'bottom-left', 'bottom-right']);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${centre.x - width / 2} ${centre.y - height / 2} ${width} ${height}">` +
    `<defs>${definitionsOf(isDark)}</defs>${table(random, surface)}${napkin(random, place, tone.napkin)}` +
    fitted(vessel, vesselOf(vessel, random, tone) + food) +
    `<rect width="${canvas.width}" height="${canvas.height}" fill="url(#vignette)"/>` +
    (isDark
      ? `<rect width="${canvas.width}" height="${canvas.height}" fill="#120c06" opacity=".16"/>`
      : '') +
    '</svg>'
  );
}

/** Long vessels are smaller, so that one sees their ends. */
function fitted(vessel: Vessel, drawn: Svg): Svg {
  if (!long.has(vessel)) return drawn;
  const { x, y } = centre;
  return `<g transform="translate(${x} ${y}) scale(.84) translate(${-x} ${-y})">${drawn}</g>`;
}

const long: ReadonlySet<Vessel> = new Set(['plank', 'tray', 'dish']);
const pale: ReadonlySet<Vessel> = new Set(['plate', 'stand', 'none']);

function vesselOf(vessel: Vessel, random: Random, tone: (typeof tones)[CoverColour]): Svg {
  switch (vessel) {
    case 'plate':
      return plate(tone.rim);
    case 'bowl':
      return bowl(...tone.bowl);
    case 'pan':
      return pan(tone.pan);
    case 'dish':
      return bakingDish(tone.bowl[0], tone.bowl[1]);
    case 'plank':
      return plank(random);
    case 'tray':
      return tray();
    case 'steamer':
      return steamer();
    case 'stand':
      return cakeStand();
    default:
      return '';
  }
}

interface Tone {
  bowl: readonly [outside: string, inside: string];
  rim: string;
  pan: string;
  napkin: NapkinColour;
}

const tones: Readonly<Record<CoverColour, Tone>> = {
  terracotta: { bowl: ['#2F5D62', '#1C3C40'], rim: '#A8452A', pan: '#7E2A1D', napkin: 'brick' },
  olive: { bowl: ['#E9E2D0', '#B7AC93'], rim: '#7C8B74', pan: '#2E3134', napkin: 'saltbush' },
  rose: { bowl: ['#B9C9CC', '#7F9296'], rim: '#C5656B', pan: '#7E2A1D', napkin: 'rose' },
  honey: { bowl: ['#C98A1B', '#8E5F10'], rim: '#C98A2B', pan: '#2F5D62', napkin: 'ochre' },
  amber: { bowl: ['#8A3A22', '#541F10'], rim: '#C98A2B', pan: '#2E3134', napkin: 'terracotta' },
  teal: { bowl: ['#3E4A52', '#2A3339'], rim: '#2F5D62', pan: '#34465A', napkin: 'teal' },
};

/** The colour of a table and of its planks. */
type Surface = readonly [colour: string, line: string];

const lightSurfaces: readonly Surface[] = [
  ['#E4DAC6', '#B9AC94'],
  ['#D6DDC8', '#93A07F'],
  ['#C7D6D2', '#7E9A96'],
  ['#EBD0C8', '#C9968C'],
  ['#EAD5A4', '#C2A25E'],
  ['#D2CDC2', '#A49C8D'],
];
const deepSurfaces: readonly Surface[] = [
  ['#C39A64', '#8A6236'],
  ['#8B5E3C', '#4F3018'],
  ['#55655A', '#2C362B'],
  ['#4D6470', '#2B3A43'],
  ['#B97455', '#8A4E33'],
  ['#3F6166', '#24393C'],
];
const darkSurfaces: readonly Surface[] = [
  ['#3B2A1E', '#20150D'],
  ['#2C362B', '#171D16'],
  ['#2B3A43', '#161F25'],
  ['#35383B', '#1D1F21'],
  ['#4A3226', '#291A12'],
];

function table(random: Random, [colour, line]: Surface): Svg {
  let drawn = `<rect width="${canvas.width}" height="${canvas.height}" fill="${colour}"/>`;
  for (let y = 130; y < 700; y += 115) {
    drawn += stroke(`M0 ${y}H${canvas.width}`, line, 4, 'stroke-opacity=".35"');
    const near = y + random.between(20, 90);
    drawn += stroke(
      `M0 ${near}Q500 ${near + random.between(-16, 16)} 1200 ${near}`,
      line,
      3,
      'stroke-opacity=".2"',
    );
  }
  return drawn;
}

const kinds: Readonly<Record<DishKind, DrawDish>> = {
  ...soupsAndStewsDrawings,
  ...pastaAndRiceDrawings,
  ...saladsAndDipsDrawings,
  ...breakfastsAndDessertsDrawings,
  ...meatAndFishDrawings,
  ...skewersAndMeatballsDrawings,
  ...bakesAndVegetablesDrawings,
  ...pastryDrawings,
  ...rollsAndDumplingsDrawings,
  ...sandwichesDrawings,
  ...breadAndBunsDrawings,
  ...cakesAndBiscuitsDrawings,
  ...drinksAndJarsDrawings,
};

/** A newer server may know a kind that this page does not. */
const known: Readonly<Partial<Record<string, DrawDish>>> = kinds;
const emptyPlate: DrawDish = () => ({ vessel: 'plate', food: '' });
