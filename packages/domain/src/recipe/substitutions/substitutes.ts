/**
 * What does for a line of a recipe.
 *
 * - What a household remembers comes first, then the table: the rows of the food itself, or else of what it is a kind of.
 * - The amounts follow the line's, by volume, weight or pieces, and by the weights of the food table between them. Where
 *   the line has no amount or another kind of it, a substitute says for how much of the food it is.
 * - What a substitute contains is read of its lines, as of any recipe (`diets`): the table says nothing of it.
 * - Of those who eat, it names those that the line does not suit and the substitute does, and those that the substitute does not suit.
 *   Those that help come first, those that somebody may not eat come last.
 */
import { listed } from '../../account/countries/forms';
import { findFood, findFoodById, type Food } from '@saltbush/recipe-parser/foods';
import { inSentence, shownFoodName } from '@saltbush/recipe-parser/foods/shown';
import { shownNumber } from '@saltbush/recipe-parser/names';
import { wordBehind } from '@saltbush/recipe-parser/units';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { requirements } from '../diets/allergens';
import { verdictOf, type RecipeDiets, type Verdict } from '../diets/diet-facts';
import { recipeDiets } from '../diets/recipe-diets';
import { linesFor } from './lines-for';
import { parseRow, type ParsedRow } from './parse-row';
import { allRows } from './table/all-rows';

/** What a household remembers: "we use oat milk for milk". */
export interface RememberedSubstitution {
  readonly id: string;
  readonly food: string;
  readonly substitute: string;
  readonly note?: string | undefined;
}

/** Someone who eats, and what they must not get. */
export interface EaterNeeds {
  readonly name: string;
  /** Allergens and diets, as rows of eaters name them. */
  readonly needs: readonly string[];
}

export interface Substitute {
  /** What it was computed from. */
  readonly row: ParsedRow;
  /** What stands in, under the heading of the line. */
  readonly lines: readonly Ingredient[];
  /** "1 cup milk and 1 tbsp lemon juice" */
  readonly text: string;
  /** For how much of the food that is, where the amount of the line says nothing of it: "1 cup". */
  readonly per: string | undefined;
  readonly note: string | undefined;
  /** Of one that the household remembers. */
  readonly rememberedId: string | undefined;
  /** Names of eaters that the line does not suit, and who have no sign against this. */
  readonly suits: readonly string[];
  /** Names of eaters who must not get it. */
  readonly notFor: readonly string[];
}

interface Circumstances {
  measures?: Measures | undefined;
  remembered?: readonly RememberedSubstitution[];
  eaters?: readonly EaterNeeds[];
}

/**
 * @returns none for a line of several foods, and for a food that nobody has named a substitute for
 * @example
 * substitutesFor({ name: 'buttermilk', amount: '2', unit: 'cup' })[0]?.text
 * // '2 cup milk and 2 tbsp lemon juice'
 */
export function substitutesFor(
  line: Ingredient,
  { measures = 'au', remembered = [], eaters = [] }: Circumstances = {},
): Substitute[] {
  const [only, another] = foodsOfRow(line);
  if (only === undefined || another !== undefined) return [];
  const { ingredient } = only;
  const keys = keysOf(ingredient.name, measures);
  const own = remembered.flatMap(({ id, food, substitute, note }) => {
    const row = parseRow(note ? [food, substitute, note] : [food, substitute]);
    return keys.includes(row.key) ? [{ row, id }] : [];
  });
  const nearest = keys.map((key) => rowsByKey().get(key) ?? []).find((rows) => rows.length > 0);
  const found = [...own, ...(nearest ?? []).map((row) => ({ row, id: undefined }))];
  const offers = found
    .filter(({ row }) => !row.use.some(({ name }) => findFood(name, measures).key === keys[0]))
    .map(({ row, id }) => offerOf(row, id, { ...ingredient, section: line.section }, measures))
    .map((offer) => ({ ...offer, ...eatersItSuits(line, offer.lines, eaters, measures) }));
  return offers.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The food, then what it is a kind of. */
function keysOf(name: string, measures: Measures): string[] {
  const keys: string[] = [];
  let next: Food | undefined = findFood(name, measures).food;
  if (next === undefined) return [findFood(name, measures).key];
  while (next !== undefined) {
    keys.push(next.id);
    next = next.parentId === undefined ? undefined : findFoodById(next.parentId);
  }
  return keys;
}

/** Parsed once: it takes some milliseconds. */
function rowsByKey(): ReadonlyMap<string, readonly ParsedRow[]> {
  if (parsed) return parsed;
  parsed = new Map();
  for (const row of allRows.map(parseRow)) {
    parsed.set(row.key, [...(parsed.get(row.key) ?? []), row]);
  }
  return parsed;
}

let parsed: Map<string, readonly ParsedRow[]> | undefined;

function offerOf(
  row: ParsedRow,
  rememberedId: string | undefined,
  line: Ingredient,
  measures: Measures,
): Omit<Substitute, 'suits' | 'notFor'> {
  const { lines, per } = linesFor(row, line, measures);
  return { row, lines, text: listed(lines.map(textOf)), per, note: row.note, rememberedId };
}

const textOf = ({ amount, unit, name, note }: Ingredient): string => {
  const known = shownFoodName(name);
  const shown = known === name ? name : inSentence(known);
  const text = [shownNumber(amount), wordBehind(amount, unit), shown].filter(Boolean).join(' ');
  return note ? `${text}, ${note}` : text;
};

interface Suitable {
  suits: string[];
  notFor: string[];
}

function eatersItSuits(
  line: Ingredient,
  lines: readonly Ingredient[],
  eaters: readonly EaterNeeds[],
  measures: Measures,
): Suitable {
  if (eaters.length === 0) return { suits: [], notFor: [] };
  const before = recipeDiets([line], measures);
  const after = recipeDiets(lines, measures);
  const isAny = (diets: RecipeDiets, { needs }: EaterNeeds, verdict: Verdict) =>
    requirements.some((one) => needs.includes(one) && verdictOf(diets, one) === verdict);
  const notFor = eaters.filter((eater) => isAny(after, eater, 'contains'));
  const suits = eaters.filter(
    (eater) =>
      isAny(before, eater, 'contains') &&
      !isAny(after, eater, 'contains') &&
      !isAny(after, eater, 'unsure'),
  );
  return { suits: suits.map(({ name }) => name), notFor: notFor.map(({ name }) => name) };
}

/** Remembered ones stay first among those that are as good for everybody. */
const rankOf = ({ suits, notFor, rememberedId }: Substitute): number =>
  notFor.length * 1_000 - suits.length * 10 - (rememberedId === undefined ? 0 : 1);
