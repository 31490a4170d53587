/**
 * An ingredient of the recipe, read for finding it again in the steps: how much there is, which food
 * it is, and under which names a cook may mention it.
 *
 * - A line typed as a whole into the name ("2 cups flour") is read as a line first.
 * - The total is unknown where the amount has no single number ("to taste", "1 cup plus 2 tbsp").
 */
import { findFood } from '../../foods/find-food';
import { findFoodByWords } from '../../foods/food-index';
import { foodWords, singularWords } from '../../foods/food-words';
import type { Food } from '../../foods/food';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';
import { parseQuantity } from '../../units/parse-quantity';
import type { Quantity } from '../../units/quantity';
import { findUnit } from '../../units/find-unit';
import type { UnitId } from '../../units/units';
import type { Ingredient } from '../../recipe/ingredient';
import type { Measures } from '../../units/measures';
import { namesOf } from './ingredient-names';
import type { IngredientName } from './ingredient-names';
import { stem } from '../words/stem';

export interface Total {
  readonly quantity: Quantity;
  readonly unit: UnitId | undefined;
}

export interface ListedIngredient {
  /** Its place in the recipe's list. */
  readonly index: number;
  /** As typed, for showing the whole of it. */
  readonly amountText: string;
  readonly unitText: string;
  readonly total: Total | undefined;
  readonly food: Food | undefined;
  /** The words of its name in one spelling. */
  readonly words: readonly string[];
  /** The stems of all words of its line. */
  readonly lineStems: readonly string[];
  readonly names: readonly IngredientName[];
  readonly section: string;
  /** "divided": it goes into more than one step, in parts. */
  readonly isDivided: boolean;
  /** "for greasing": the tin gets it, not the dish. */
  readonly isForGreasing: boolean;
}

export function readListedIngredient(
  ingredient: Ingredient,
  index: number,
  measures: Measures,
): ListedIngredient {
  const line = wholeLine.test(ingredient.name) && ingredient.amount.trim() === '';
  const {
    name,
    amount,
    unit,
    note = '',
  } = shortened(line ? splitIngredientLine(ingredient.name) : ingredient);
  const food = foodOf(name, measures);
  const hasMore = moreAmount.test(note);
  const quantity = hasMore ? undefined : parseQuantity(amount);
  return {
    index,
    amountText: hasMore ? '' : amount.trim(),
    unitText: hasMore ? '' : unit.trim(),
    total: quantity && { quantity, unit: findUnit(unit) },
    food,
    words: foodWords(name),
    lineStems: stemsOf(`${unit} ${name} ${note}`),
    names: namesOf({ name, note, food, isUncounted: amount.trim() === '' }),
    section: ingredient.section ?? '',
    isDivided: divided.test(`${note} ${name}`),
    isForGreasing: greasing.test(`${note} ${name}`),
  };
}

/** Longer names and notes are remarks, which steps never mention. */
function shortened(ingredient: Ingredient): Ingredient {
  const { name, note } = ingredient;
  return { ...ingredient, name: name.slice(0, longestName), note: note?.slice(0, longestNote) };
}

const longestName = 120;
const longestNote = 300;

/** What the list has in a tin, the steps call tinned. */
function stemsOf(line: string): string[] {
  const words = singularWords(foodWords(line));
  const isTinned = words.includes('can') || words.includes('tin');
  return (isTinned ? [...words, 'canned', 'tinned'] : words).map(stem);
}

/** The known food of the name, or of the last words of it that are one: "gluten-free spaghetti". */
function foodOf(name: string, measures: Measures): Food | undefined {
  const { food } = findFood(name, measures);
  if (food) return food;
  const words = foodWords(name.replace(/[,(].*$|\s(?:with|in|for|from)\s.*$/is, ''));
  for (let start = 1; start < words.length; start++) {
    const found = findFoodByWords(words.slice(start));
    if (found) return found;
  }
  return undefined;
}

const wholeLine = /^\s*[\d¼-¾⅐-⅞]/;
/** "plus 2 tbsp" adds to the amount; "plus extra for dusting" doesn't. */
const moreAmount =
  /^\(?(?:plus|\+|and)\s+[\d¼-¾⅐-⅞]+\S*\s*(?:tsps?|teaspoons?|tbsps?|tablespoons?|cups?|m?l|k?g|oz|lbs?)\b\.?\s*(?:$|[,;)])/i;
const divided = /\bdivided\b|\bin (?:two|three|2|3) (?:parts|batches)\b/i;
const greasing =
  /\b(?:for|to) (?:greas|brush|the (?:tin|pan|dish)|oil)|\b(?:greas|flour|dust)ing\b/i;
