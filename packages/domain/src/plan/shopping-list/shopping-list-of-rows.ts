/** The shopping list of some days, from the rows that a device or the server has of a plan owner. */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { dayWanted, isInRange, mondaysOfRange, type DayRange } from '../days/day-range';
import { quantityCooked, type Leftovers } from '../meal-plans/leftovers';
import { mondayOf } from '../days/week';
import type { PlainDate } from '../days/week';
import { computeList } from './list/compute-list';
import type {
  ShoppingList,
  ListedCooking,
  ListInput,
  TypedItem,
  ListedMeal,
} from './list/shopping-list';
import type { FoodRow, LineRow, ListSettingsRow } from '../rows/list-rows';
import type { ListNeed, NeededFood } from './needs/list-need';
import { leftoversOfRows } from '../meal-plans/leftovers-of-rows';
import { anyStore } from '../rows/rows';
import type { Row, RowKind, RowMap } from '../rows/rows';
import { swapsOfRows } from './swaps/swaps-of-rows';

export interface RowsView {
  rows: RowMap;
  /** By id; `needs` of the recipe cooked once. */
  recipes: ReadonlyMap<string, { card: { title: string }; needs: readonly ListNeed[] }>;
  /** By the id of the item or of the swap, of those that the server has read. */
  itemNeeds: ReadonlyMap<string, readonly ListNeed[]>;
  /** What foods of `sameAs` are, by key. */
  foods: ReadonlyMap<string, NeededFood>;
}

export interface ListOptions {
  days: DayRange;
  today: PlainDate;
  /** The id of the chosen store. */
  store?: string | undefined;
  measures?: Measures | undefined;
}

/** @example shoppingListOfRows(view, { days: sevenDaysFrom('2026-11-16'), today: '2026-11-18' }).total // 62 */
export function shoppingListOfRows(view: RowsView, options: ListOptions): ShoppingList {
  return computeList(listInput(view, options));
}

function listInput(view: RowsView, { days, today, store, measures }: ListOptions): ListInput {
  const cooked = new Array<Cooked>();
  const items = new Array<TypedItem>();
  const lines = new Array<LineRow>();
  const foods = new Map<string, FoodRow>();
  let settings: ListSettingsRow = {};
  const homeKeys = new Set<string | undefined>();
  const walks = new Map<string, readonly Aisle[]>();
  const leftovers = leftoversOfRows(view.rows);
  const swapsOf = swapsOfRows(view);
  for (const row of view.rows.values()) {
    if (row.isDeleted) continue;
    if (isOf(row, 'meals')) cooked.push(...mealOf(row, leftovers, today).map(swapsOf));
    else if (isOf(row, 'listedRecipes')) cooked.push(...listedRecipeOf(row, today));
    else if (isOf(row, 'items')) items.push(...itemOf(row, view.itemNeeds));
    else if (isOf(row, 'lines')) lines.push(...lineOf(row, days));
    else if (isOf(row, 'foods')) foods.set(row.id, row.fields);
    else if (isOf(row, 'homeItems')) homeKeys.add(row.fields.foodKey);
    else if (isOf(row, 'listSettings')) settings = row.fields;
    else if (isOf(row, 'stores')) walks.set(row.id, row.fields.aisles ?? []);
  }
  const { weeks, ...cookings } = cookedFor(days, cooked);
  return {
    days,
    today,
    ...cookings,
    items,
    lines: lines.filter(({ week }) => weeks.has(week)),
    foods,
    recipes: new Map(
      [...view.recipes].map(([id, { card, needs }]) => [id, { title: card.title, needs }]),
    ),
    identities: view.foods,
    aisleOrder: (store === undefined ? undefined : walks.get(store)) ?? walks.get(anyStore),
    measures,
    checksAtHome: true,
    hidesOptional: settings.hidesOptional,
    homeKeys,
  };
}

function isOf<Kind extends RowKind>(row: Row, kind: Kind): row is Row<Kind> {
  return row.kind === kind;
}

/** A recipe that is cooked on a day; one that has no day yet on the day that it is wanted. */
type Cooked = ListedCooking & Pick<ListedMeal, 'meal'> & { isPlanned: boolean };

/** Leftovers are bought with the meal that is cooked for them. */
export function mealOf(
  { id, fields }: Row<'meals'>,
  leftovers: Leftovers,
  today: PlainDate,
): Cooked[] {
  const { recipeId, date, meal, isUndated = false } = fields;
  if (recipeId === undefined || date === undefined) return [];
  const quantity = quantityCooked({ id, quantity: fields.quantity ?? 1 }, leftovers);
  if (quantity === 0) return [];
  const day = isUndated ? dayWanted(date, today) : date;
  return [{ id, recipeId, quantity, week: mondayOf(date), day, meal, isPlanned: !isUndated }];
}

/** @example listedRecipeOf(row, '2026-11-25')[0]?.day // the day on which it is wanted */
export function listedRecipeOf({ id, fields }: Row<'listedRecipes'>, today: PlainDate): Cooked[] {
  const { recipeId, week, quantity = 1 } = fields;
  if (recipeId === undefined || week === undefined) return [];
  return [{ id, recipeId, quantity, week, day: dayWanted(week, today), isPlanned: false }];
}

interface CookedFor extends Pick<ListInput, 'meals' | 'listedRecipes' | 'around'> {
  /** Mondays of the weeks whose ticks count. */
  weeks: ReadonlySet<PlainDate>;
}

function cookedFor(days: DayRange, all: readonly Cooked[]): CookedFor {
  const listed = all.filter(({ day }) => isInRange(day, days));
  const weeks = new Set([...mondaysOfRange(days), ...listed.map(({ week }) => week)]);
  return {
    meals: listed.filter(({ isPlanned }) => isPlanned),
    listedRecipes: listed.filter(({ isPlanned }) => !isPlanned),
    around: all.filter(({ day, week }) => weeks.has(week) && !isInRange(day, days)),
    weeks,
  };
}

function itemOf(
  { id, fields, stamps }: Row<'items'>,
  itemNeeds: RowsView['itemNeeds'],
): TypedItem[] {
  const { text, order = '' } = fields;
  if (text === undefined) return [];
  const read = itemNeeds.get(id);
  // Changed since the server read it, it waits to be read again.
  const needs = read?.every((need) => need.text === text) ? read : undefined;
  return [{ ...fields, id, text, order, by: stamps.text?.[1], needs }];
}

/**
 * What was set by hand before a purchase was for that purchase: a list that begins after the days that were bought for has
 * only what was set since.
 */
function lineOf({ fields, stamps }: Row<'lines'>, { from }: DayRange): LineRow[] {
  const { week, key, ...set } = fields;
  if (key === undefined || week === undefined) return [];
  const { covered, coveredTo } = set;
  if (!covered || coveredTo === undefined || coveredTo >= from) return [{ ...set, week, key }];
  const isSetSince = (field: string) => (stamps[field]?.[0] ?? 0) > (stamps.covered?.[0] ?? 0);
  const left = Object.entries(set).filter(
    ([field]) => !ofPurchase.includes(field) || isSetSince(field),
  );
  return [{ ...Object.fromEntries(left), week, key }];
}

const ofPurchase = ['amount', 'isNeeded', 'isCleared'];
