/** The counted lines of a recipe as they are shown: the foods of a recipe in it are together under its title. */
import { t } from '@lingui/core/macro';
import { shownFood } from '@saltbush/recipe-parser/foods/shown';
import type { NutritionLineOnWire } from '@saltbush/contract/recipe/recipe-nutrition';

export interface NutritionEntry {
  name: string;
  grams: number;
  energyKj: number;
  /** Of the energy of the recipe, 0 to 1. */
  share: number | undefined;
  countedShare?: number | undefined;
  /** Of a recipe: its own. */
  parts: NutritionEntry[];
}

/**
 * The largest share first, within a recipe too.
 *
 * @example nutritionEntries(lines)[0] // { name: 'Bolognese', share: 0.8, parts: [{ name: 'Beef mince', … }], … }
 */
export function nutritionEntries(lines: readonly NutritionLineOnWire[]): NutritionEntry[] {
  const counted = lines.filter(({ nutrients }) => nutrients !== undefined);
  const own = counted.filter(({ within }) => within === undefined).map(entryOf);
  const recipes = new Map<number, NutritionLineOnWire[]>();
  for (const line of counted) {
    if (line.within === undefined) continue;
    recipes.set(line.ingredient, [...(recipes.get(line.ingredient) ?? []), line]);
  }
  return [...own, ...[...recipes.values()].map(entryOfRecipe)].toSorted(byShare);
}

/**
 * With the recipe that a food is in, unless it is shown below that already.
 *
 * @example nameWithin({ name: 'Onion', within: ['Bolognese', 'Soffritto'] }) // 'Onion, in Soffritto'
 */
export function nameWithin({ name, within }: Pick<NutritionLineOnWire, 'name' | 'within'>): string {
  const recipe = within?.at(-1);
  const food = shownName(name);
  return recipe === undefined ? food : t`${{ name: food }}, in ${recipe}`;
}

/** Foods come by their English name. */
const shownName = (name: string): string => shownFood({ name }).nameOfOne;

function entryOf(line: NutritionLineOnWire): NutritionEntry {
  const { grams = 0, nutrients, share, countedShare } = line;
  return {
    name: shownName(line.name),
    grams,
    energyKj: nutrients?.energyKj ?? 0,
    share,
    countedShare,
    parts: [],
  };
}

function entryOfRecipe(lines: readonly NutritionLineOnWire[]): NutritionEntry {
  const parts = lines.map(({ name, within = [], ...line }) =>
    entryOf({ ...line, name: within.length > 1 ? nameWithin({ name, within }) : name }),
  );
  const sumOf = (amount: (part: NutritionEntry) => number) =>
    parts.reduce((sum, part) => sum + amount(part), 0);
  return {
    name: lines[0]?.within?.[0] ?? '',
    grams: sumOf(({ grams }) => grams),
    energyKj: sumOf(({ energyKj }) => energyKj),
    share: sumOf(({ share = 0 }) => share),
    parts: parts.toSorted(byShare),
  };
}

const byShare = (a: NutritionEntry, b: NutritionEntry): number => (b.share ?? 0) - (a.share ?? 0);
