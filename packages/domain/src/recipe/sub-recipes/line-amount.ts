/**
 * How much of a recipe a text asks for or makes: "½ batch", "2 serves", "500 g", "2 cups", "24 meatballs".
 *
 * - The same reading for a line ("2 cups bolognese") and for a yield ("Makes about 2 cups").
 * - What is stated twice counts twice: "600 g (about 2½ cups)" is a weight and a volume.
 */
import { type ParsedIngredient, parseIngredient } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { multiplyQuantity, type Quantity, type UnitId } from '@saltbush/recipe-parser/units';
import { whatItMakes } from '../recipes/serves';
import type { FlattenedRecipe } from './sub-recipe';

export interface StatedAmount {
  readonly quantity: Quantity;
  /** Undefined for plain pieces. */
  readonly unit: UnitId | 'serves' | undefined;
  /** What is counted: "meatballs". */
  readonly noun: string;
}

/**
 * Empty without a number.
 *
 * @example amountsOfLine({ amount: '½', unit: 'batch', name: 'bolognese' })[0]?.unit // 'batch'
 */
export function amountsOfLine({
  amount,
  unit,
  name,
}: Pick<Ingredient, 'amount' | 'unit' | 'name'>): StatedAmount[] {
  // "A good handful" is no number, though it begins with one.
  if (parseIngredient(amount.trim()).name !== '') return [];
  return amountsIn([amount, unit, name].map((text) => text.trim()).join(' '));
}

/** @example amountsOfYield({ yieldText: 'Makes about 600 g' })[0]?.unit // 'g' */
export function amountsOfYield({
  yieldText,
  serves,
}: Pick<FlattenedRecipe, 'yieldText' | 'serves'>): StatedAmount[] {
  return amountsIn((whatItMakes(yieldText, serves) ?? '').replace(about, ''));
}

const about = /^(?:about|approximately|approx\.?|around|roughly|ca\.?)\s+/i;

function amountsIn(text: string): StatedAmount[] {
  const parsed = parseIngredient(text.trim());
  const first = firstAmount(parsed);
  if (!first) return [];
  const { secondAmount } = parsed;
  return secondAmount ? [first, { ...first, ...ofMeasurement(secondAmount) }] : [first];
}

function firstAmount(parsed: ParsedIngredient): StatedAmount | undefined {
  const { amount, unit, packageSize, extraAmount, name } = parsed;
  // "1 cup plus 2 tbsp" of a recipe: nobody writes it, and half of it would be wrong.
  if (!amount || extraAmount) return undefined;
  if (packageSize) {
    const size = ofMeasurement(packageSize);
    return { ...size, quantity: multiplyQuantity(size.quantity, amount.max), noun: name };
  }
  const isServes = unit === undefined ? opensWithServes.test(name) : servesUnits.has(unit);
  return { quantity: amount, unit: isServes ? 'serves' : unit, noun: name };
}

const opensWithServes = /^(?:serves?|people|persons?|adults?)\b/i;
const servesUnits: ReadonlySet<UnitId> = new Set<UnitId>(['serving', 'portion']);

const ofMeasurement = ({ amount: quantity, unit }: { amount: Quantity; unit: UnitId }) => ({
  quantity,
  unit,
});
