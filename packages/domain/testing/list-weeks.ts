/** Weeks for tests of the list, read with the food table as the server reads them. */
import { findFood } from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { FoodRow, LineRow } from '../src/plan/rows/list-rows';
import { foodOf, listNeedsOf, needsOfItem } from '../src/plan/shopping-list/needs/list-needs';
import { sevenDaysFrom } from '../src/plan/days/day-range';
import { computeList } from '../src/plan/shopping-list/list/compute-list';
import type {
  ShoppingList,
  ListInput,
  TypedItem,
  ListLine,
  ListedRecipe,
} from '../src/plan/shopping-list/list/shopping-list';

export const week = '2026-11-16';
export const today = '2026-11-18';
export const days = sevenDaysFrom(week);

/** @example recipe('Pancakes', '1 L milk', '2 eggs') */
export function recipe(title: string, ...lines: string[]): ListedRecipe {
  const ingredients = lines.map((name) => ({ name, amount: '', unit: '' }));
  return { title, needs: listNeedsOf({ id: title, title, ingredients }) };
}

/** @example item('milk', { tickedOn: today }) */
export function item(text: string, more: Partial<TypedItem> = {}): TypedItem {
  return { id: `item ${text}`, text, order: text, by: 'priya', needs: needsOfItem(text), ...more };
}

interface Week {
  /** Each planned once, on this Wednesday. */
  recipes?: ListedRecipe[];
  listed?: ListedRecipe[];
  quantity?: number;
  items?: TypedItem[];
  lines?: Omit<LineRow, 'week'>[];
  foods?: Record<string, FoodRow>;
  /** Names of foods that the server knows. */
  known?: string[];
  measures?: Measures;
  aisleOrder?: ListInput['aisleOrder'];
  checksAtHome?: boolean;
  hidesOptional?: boolean;
  week?: string;
}

/** @example listOf({ recipes: [recipe('Pancakes', '1 L milk')], items: [item('2 L milk')] }) */
export function listOf(given: Week): ShoppingList {
  const { recipes = [], listed = [], quantity = 1, known = [], lines = [] } = given;
  const at = given.week ?? week;
  return computeList({
    days: sevenDaysFrom(at),
    today,
    meals: recipes.map(({ title }) => ({
      id: `meal ${title}`,
      recipeId: title,
      quantity,
      day: '2026-11-18',
      week: at,
    })),
    listedRecipes: listed.map(({ title }) => ({
      id: `listed ${title}`,
      recipeId: title,
      quantity,
      week: at,
      day: at,
    })),
    recipes: new Map([...recipes, ...listed].map((each) => [each.title, each])),
    items: given.items ?? [],
    lines: lines.map((line) => ({ week: at, ...line })),
    foods: new Map(Object.entries(given.foods ?? {})),
    identities: new Map(known.map((name) => [findFood(name).key, foodOf(findFood(name))])),
    aisleOrder: given.aisleOrder,
    measures: given.measures,
    checksAtHome: given.checksAtHome,
    hidesOptional: given.hidesOptional,
  });
}

/** Of a line anywhere on the list. */
export function lineOf(list: ShoppingList, key: string): ListLine | undefined {
  return allLines(list).find((line) => line.key === key);
}

export function allLines({ aisles, waiting, ...others }: ShoppingList): ListLine[] {
  const { checkAtHome, hiddenOptional, staples, atHome, cleared } = others;
  const listed = aisles.flatMap(({ lines }) => lines);
  return [
    ...listed,
    ...waiting,
    ...checkAtHome,
    ...hiddenOptional,
    ...staples,
    ...atHome,
    ...cleared,
  ];
}

/** @example short(milk) // 'Milk 3 L' */
export function short(line: ListLine | undefined): string {
  return line ? `${line.name} ${line.text}`.trim() : 'no line';
}
