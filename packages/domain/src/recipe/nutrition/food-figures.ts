/**
 * What a food of our table contains, by USDA's SR28 (`usda/`), and what household measures of it weigh there.
 *
 * - A food without a match of its own has that of its parent.
 * - Household measures are used only where our own table says nothing: it has Australian cups and pieces.
 */
import { findFoodById, type Food } from '@saltbush/recipe-parser/foods';
import { kilojoulesPerKilocalorie } from '@saltbush/recipe-parser/recipe/nutrients';
import type { UnitId } from '@saltbush/recipe-parser/units';
import type { KnownNutrients } from './nutrients';
import { usdaFigures } from './usda/figures';
import { aislesWithoutFigures } from './usda/matches';
import { parseMatches, type UsdaMatch } from './usda/match-rows';

export interface FoodFigures {
  /** The number in SR28. */
  readonly ndb: string;
  /** As SR28 names it: "ONIONS, RAW". */
  readonly description: string;
  /** In 100 g of what is eaten. */
  readonly per100g: KnownNutrients;
  /** The share of the weight, 0 to 1, that nobody eats: bones, peel; and of which amounts. */
  readonly refuse: { readonly of: 'everything' | 'pieces'; readonly share: number } | undefined;
  /** Whether it is without the liquid of its tin. */
  readonly isDrained: boolean;
  readonly gramsPerMillilitre: number | undefined;
  /** Grams of one of the unit; `whole` is one. */
  readonly pieces: ReadonlyMap<UnitId, number>;
}

/**
 * Undefined for a food that the table declares to have no figures.
 *
 * @example figuresOfFood(findFoodById('unsalted-butter')!)?.description // 'BUTTER, WITHOUT SALT'
 */
export function figuresOfFood(food: Food): FoodFigures | undefined {
  const match = matchOf(food);
  if (match?.ndb === undefined) return undefined;
  rows ??= parseFigures();
  const row = rows.get(match.ndb);
  if (!row) throw new Error(`${match.ndb} is not in the figures: npm run nutrition-table`);
  const { refusePercent, ...figures } = row;
  const percent = match.refusePercent ?? refusePercent;
  const isWhole = match.refuse === undefined || percent === 0;
  return {
    ...figures,
    refuse: isWhole
      ? undefined
      : { of: match.refuse === 'bone' ? 'everything' : 'pieces', share: percent / 100 },
  };
}

/**
 * What a tin of a food contains: of a pulse whose plain name means dry ones, the cooked ones that its kind has in tins.
 *
 * @example figuresInTin(findFoodById('haricot-bean')!)?.description // 'BEANS, WHITE, MATURE SEEDS, CND'
 */
export function figuresInTin(food: Food): FoodFigures | undefined {
  const figures = figuresOfFood(food);
  if (!figures || !isDryPulse.test(figures.description)) return figures;
  const parent = food.parentId === undefined ? undefined : findFoodById(food.parentId);
  const ofKind = parent && figuresOfFood(parent);
  const isCooked = ofKind !== undefined && !isDryPulse.test(ofKind.description);
  const tinned = findFoodById(food.id.endsWith('lentil') ? 'canned-lentil' : 'canned-white-bean');
  return isCooked ? ofKind : tinned && figuresOfFood(tinned);
}

const isDryPulse = /^(?:BEANS|CHICKPEAS|COWPEAS|LIMA|LENTILS|BROADBEANS|SOYBEANS).*\bRAW\b/;

/**
 * The row of the matches that stands for a food: its own, or that of what it is a kind of.
 *
 * @example matchOf(findFoodById('brown-onion')!)?.ndb // '11282'
 */
export function matchOf(food: Food): UsdaMatch | undefined {
  if (aislesWithoutFigures.includes(food.aisle)) return undefined;
  matches ??= parseMatches();
  const own = matches.get(food.id);
  const parent = food.parentId === undefined ? undefined : findFoodById(food.parentId);
  return own ?? (parent && matchOf(parent));
}

let matches: ReadonlyMap<string, UsdaMatch> | undefined;
let rows: ReadonlyMap<string, FiguresRow> | undefined;

type FiguresRow = Omit<FoodFigures, 'refuse'> & { readonly refusePercent: number };

/** By the number in SR28. Takes some milliseconds, so cache the result. */
export function parseFigures(): Map<string, FiguresRow> {
  return new Map(
    usdaFigures
      .trim()
      .split('\n')
      .map((line) => {
        const row = readRow(line);
        return [row.ndb, row];
      }),
  );
}

function readRow(line: string): FiguresRow {
  const [ndb = '', description = '', ...cells] = line.split('|');
  const [kilocalories, protein, fat, saturatedFat, carbohydrate, sugars, fibre, sodium, refuse] =
    cells.map((cell) => (cell === '' ? undefined : Number(cell)));
  const measures = (cells[9] ?? '').split('; ').flatMap((text) => readMeasure(text, description));
  return {
    ndb,
    description,
    per100g: {
      energyKj: kilocalories === undefined ? undefined : kilocalories * kilojoulesPerKilocalorie,
      proteinGrams: protein,
      fatGrams: fat,
      saturatedFatGrams: saturatedFat,
      carbohydrateGrams: carbohydrate,
      sugarsGrams: sugars,
      fibreGrams: fibre,
      sodiumMilligrams: sodium,
    },
    refusePercent: refuse ?? 0,
    isDrained: /\bDRND\b/.test(description),
    gramsPerMillilitre: gramsOf('ml', measures) ?? gramsOf('fl oz', measures),
    pieces: new Map(
      measures.flatMap(({ unit, grams }) =>
        unit === 'ml' || unit === 'fl oz' ? [] : [[unit, grams] as const],
      ),
    ),
  };
}

interface Measure {
  /** Fluid ounces are of little else than drinks, and rounded. */
  readonly unit: UnitId | 'ml' | 'fl oz';
  /** Of one; of a fluid ounce by the millilitre. */
  readonly grams: number;
}

const gramsOf = (wanted: Measure['unit'], measures: readonly Measure[]): number | undefined =>
  measures.find(({ unit }) => unit === wanted)?.grams;

/** "149 g, 1 cup, cherry tomatoes", "4 g, .25 cup", "132 g, 1 serving, 1/2 cup", "123 g, 1 medium whole". */
function readMeasure(text: string, description: string): Measure[] {
  const [, grams = '', count = '', parts = '1', word = ''] = measureText.exec(text) ?? [];
  const one = (Number(grams) * Number(parts)) / Number(count);
  const millilitres = americanMillilitres[word.toLowerCase()];
  if (!(one > 0)) return [];
  if (millilitres !== undefined) return [{ unit: 'ml', grams: one / millilitres }];
  if (word.toLowerCase() === 'fl oz') return [{ unit: 'fl oz', grams: one / 29.574 }];
  // "301 g, 1 cucumber" of cucumbers is one.
  const isFood = description.toLowerCase().startsWith(word.toLowerCase().slice(0, leastStem));
  const unit = pieceWords.get(word.toLowerCase()) ?? (isFood ? 'whole' : undefined);
  return unit === undefined ? [] : [{ unit, grams: one }];
}

const measureText = /^([\d.]+) g, (?:1 serving, \(?(?=\d))?([\d.]+)(?:\/(\d+))? (fl oz|[a-z]+)/i;
const leastStem = 5;

/** Cups and spoons of the United States. */
const americanMillilitres: Readonly<Record<string, number>> = {
  cup: 236.588,
  tbsp: 14.787,
  tablespoon: 14.787,
  tsp: 4.929,
  teaspoon: 4.929,
};

const pieceWords: ReadonlyMap<string, UnitId> = new Map<string, UnitId>([
  ...[
    'medium',
    'fruit',
    'whole',
    'pepper',
    'roll',
    'bun',
    'cookie',
    'cracker',
    'shrimp',
    'tortilla',
  ].map((word) => [word, 'whole'] as const),
  ['slice', 'slice'],
  ['clove', 'clove'],
  ['stalk', 'stalk'],
  ['leaf', 'leaf'],
  ['sprig', 'sprig'],
  ['head', 'head'],
  ['bunch', 'bunch'],
  ['link', 'link'],
  ['sheet', 'sheet'],
  ['package', 'packet'],
  ['can', 'tin'],
]);
