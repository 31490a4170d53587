/** What one food of a line contains, or why it is not counted. */
import { type Food, kindOfForeignFood } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { figuresInTin, matchOf } from '../../recipe/nutrition/food-figures';
import { timesNutrients } from '../../recipe/nutrition/nutrients';
import { foodOf } from '../shopping-list/needs/list-needs';
import { kindOfFood } from '../shopping-list/needs/names/kind-of-food';
import { namesNoFood } from '../shopping-list/needs/names/names-no-food';
import { type Need, readNeed } from '../shopping-list/needs/read-need';
import { withReason } from '../shopping-list/needs/rows-not-bought';
import { figuresOfCut } from './figures-of-cut';
import { gramsOfAmounts } from './line-grams';
import { fryingShare, staysInWater } from './not-all-eaten';
import type { NutritionLine } from './nutrition-line';
import { sizeShare } from './size-share';
import { statedWeight } from './stated-weight';
import type { UncountedReason } from './uncounted-reasons';

export interface ReadFood {
  readonly need: Need;
  readonly sharedBy: number;
  readonly isOptional: boolean;
  /** The words of this food alone. */
  readonly text: string;
  /** The remark on it: "600 g, sifted". */
  readonly note: string;
}

/** The foods of a row, each with what the row says of it. */
export function readFoods(row: Ingredient, measures: Measures): ReadFood[] {
  return foodsOfRow(row).flatMap(({ ingredient, sharedBy, isOptional }) => {
    const need = readNeed(ingredient, measures);
    return need
      ? [{ need, sharedBy, isOptional, text: textOf(ingredient), note: ingredient.note ?? '' }]
      : [];
  });
}

/** What of a line is known without the others. */
export type CountedFood = Omit<NutritionLine, 'ingredient' | 'within' | 'share'>;

/** @returns with nutrients, or with the reason why it has none */
export function countFood(read: ReadFood, row: Ingredient, measures: Measures): CountedFood {
  const { need, sharedBy, isOptional, text } = read;
  const { identity } = chosen(need);
  const food = identity.food ?? kindOfFood(identity.name) ?? kindOfForeignFood(identity.name);
  const name = food && identity.food ? food.nameOfOne : identity.name;
  if (need.isEquipment || withReason(foodOf(identity), text).notBought !== undefined) {
    return { name, reason: 'nothing-to-eat' };
  }
  if (isOptional) return { name, reason: 'optional' };
  const isTinned = need.amounts.some(({ unit }) => unit === 'tin');
  const figures = food && (isTinned ? figuresInTin(food) : figuresOfCut(food, text));
  const size = sizeShare(text, food);
  const weight =
    gramsOfAmounts(need.amounts, { food, figures, measures, sizeShare: size, note: read.note }) ??
    statedWeight(need.amounts, read.note);
  const grams = weight === undefined ? undefined : weight / sharedBy;
  if (staysInWater(row)) return { name, grams, reason: 'nothing-to-eat' };
  if (!figures || grams === undefined) {
    return { name, grams, reason: reasonOf({ need, food, hasFigures: figures !== undefined }) };
  }
  const countedShare = fryingShare(row, food, grams);
  const source = { ndb: figures.ndb, description: figures.description };
  const factor = (grams / 100) * (countedShare ?? 1);
  return { name, grams, source, nutrients: timesNutrients(figures.per100g, factor), countedShare };
}

/** "2 large or 3 small" names no food: its other choice does. */
function chosen({ identity, alternatives }: Need): Pick<Need, 'identity'> {
  if (!namesNoFood(identity.name)) return { identity };
  return { identity: alternatives.find(({ name }) => !namesNoFood(name)) ?? identity };
}

function reasonOf({
  need,
  food,
  hasFigures,
}: {
  need: Need;
  food: Food | undefined;
  hasFigures: boolean;
}): UncountedReason {
  if (need.amounts.length === 0 && (isSeasoning(food) || toTaste.test(need.words))) {
    return 'seasoning';
  }
  if (!food) return 'food-unknown';
  if (isSeasoning(food)) return 'seasoning';
  if (!hasFigures)
    return isNothing.test(matchOf(food)?.words ?? '') ? 'nothing-to-eat' : 'no-figures';
  return need.amounts.length === 0 ? 'amount-unknown' : 'unit-unknown';
}

/** A pinch of it is next to nothing. */
function isSeasoning(food: Food | undefined): boolean {
  if (!food) return false;
  return food.aisle === 'Herbs & Spices' || herbs.has(food.parentId ?? food.id);
}

const herbs: ReadonlySet<string> = new Set(
  'parsley coriander mint basil dill chive thyme rosemary lemon lime spring-onion cooking-spray ice vanilla-bean food-colouring'.split(
    ' ',
  ),
);
/** Of the reasons in the table of matches: these say that there is nothing to count. */
const isNothing = /^(?:nothing of it is eaten|it is water|it has next to no energy)/;
const toTaste =
  /\bto (?:taste|season|garnish|serve|grease)\b|\bfor (?:greasing|garnish(?:ing)?|dusting|serving)\b/i;

function textOf({ amount, unit, name, note = '' }: Ingredient): string {
  const line = [amount, unit, name].map((part) => part.trim()).filter((part) => part !== '');
  return note.trim() === '' ? line.join(' ') : `${line.join(' ')}, ${note}`;
}
