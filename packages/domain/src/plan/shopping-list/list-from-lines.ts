/**
 * The list for programs that have recipes as plain lines of text: the command line, an importer.
 *
 * - Each line is a whole ingredient as typed: "2 x 400 g tins diced tomatoes, drained".
 * - `amount` and `unit` are the line's first amount; what is beside it is in `text`.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods';
import { aisleOf } from './aisles/find-aisle';
import { buildShoppingList } from './build-shopping-list';
import type { LineRules } from './lines/build-lines';
import type { ShoppingLine } from './shopping-line';
import type { ListAmount } from '../rows/list-amount';

export interface PlainMeal {
  readonly recipe: {
    readonly title: string;
    readonly serves?: number | undefined;
    readonly ingredients: readonly string[];
  };
  readonly quantity: number;
  readonly date: string;
}

export interface PlainPlan {
  readonly meals: readonly PlainMeal[];
}

export interface PlainLine {
  readonly name: string;
  readonly amount: number | null;
  readonly amountMax: number | null;
  /** Blank for plain pieces. */
  readonly unit: string;
  readonly amounts: readonly ListAmount[];
  readonly text: string;
  /** What a shopper picks up for it, if that is not `text`. */
  readonly buy: ShoppingLine['buy'];
  readonly aisle: Aisle;
  readonly isAtHome: boolean;
  readonly isOptional: boolean;
  /** What may be bought instead. */
  readonly alternatives: readonly string[];
  readonly parts: readonly {
    readonly recipe: string;
    readonly date: string;
    readonly text: string;
  }[];
}

/**
 * @example
 * const recipe = { title: 'Soup', ingredients: ['2 onions'] };
 * listFromLines({ meals: [{ recipe, quantity: 1, date: '2026-03-02' }] })
 * // [{ name: 'Onions', amount: 2, unit: '', aisle: 'Fruit & Veg', … }]
 */
export function listFromLines({ meals }: PlainPlan, rules: LineRules = {}): PlainLine[] {
  const listMeals = meals.map(({ recipe, quantity, date }) => ({
    recipe: {
      id: recipe.title,
      title: recipe.title,
      serves: recipe.serves,
      ingredients: recipe.ingredients.map((name) => ({ name, amount: '', unit: '' })),
    },
    quantity,
    date,
  }));
  return buildShoppingList(listMeals, rules).map(({ amounts, parts, ...line }) => ({
    name: line.name,
    amount: amounts[0]?.amount ?? null,
    amountMax: amounts[0]?.amountMax ?? amounts[0]?.amount ?? null,
    unit: amounts[0]?.unit ?? '',
    amounts,
    text: line.text,
    buy: line.buy,
    aisle: line.aisle,
    isAtHome: line.isAtHome,
    isOptional: line.isOptional,
    alternatives: line.alternatives,
    parts: parts.flatMap((part) =>
      part.source === 'meal'
        ? [{ recipe: part.recipeTitle, date: part.date, text: part.ingredientText }]
        : [],
    ),
  }));
}

/** @example departmentOf('2 kg brown onions') // 'Fruit & Veg' */
export function departmentOf(item: string): Aisle {
  return aisleOf(item);
}
