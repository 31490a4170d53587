/** The shopping list of a week, from the rows that a device or the server has of a plan owner. */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { quantityCooked, type Leftovers } from '../meal-plans/leftovers';
import { addDays } from '../meal-plans/week';
import type { PlainDate } from '../meal-plans/week';
import { buildLedger } from '../shopping-list/ledger/build-ledger';
import type { Ledger, LedgerInput, LedgerItem, LedgerMeal } from '../shopping-list/ledger/ledger';
import type { FoodRow, LineRow, ListSettingsRow } from '../shopping-list/list-rows';
import type { ListNeed, NeededFood } from '../shopping-list/needs/list-need';
import { leftoversOfRows } from './leftovers-of-rows';
import { anyStore } from './rows';
import type { Row, RowKind, RowMap } from './rows';

export interface RowsView {
  rows: RowMap;
  /** By id; `needs` of the recipe cooked once. */
  recipes: ReadonlyMap<string, { card: { title: string }; needs: readonly ListNeed[] }>;
  /** By the id of the item, of those that the server has read. */
  itemNeeds: ReadonlyMap<string, readonly ListNeed[]>;
  /** What foods of `sameAs` are, by key. */
  foods: ReadonlyMap<string, NeededFood>;
}

export interface ListOptions {
  /** The date of its Monday. */
  week: PlainDate;
  today: PlainDate;
  /** The id of the chosen store. */
  store?: string | undefined;
  measures?: Measures | undefined;
}

/** @example ledgerOfRows(view, { week: '2026-11-16', today: '2026-11-18' }).total // 62 */
export function ledgerOfRows(view: RowsView, options: ListOptions): Ledger {
  return buildLedger(ledgerInput(view, options));
}

function ledgerInput(view: RowsView, { week, today, store, measures }: ListOptions): LedgerInput {
  const meals = new Array<LedgerMeal>();
  const listedRecipes = new Array<LedgerInput['listedRecipes'][number]>();
  const items = new Array<LedgerItem>();
  const lines = new Array<LineRow>();
  const foods = new Map<string, FoodRow>();
  let settings: ListSettingsRow = {};
  const walks = new Map<string, readonly Aisle[]>();
  const days = { monday: week, sunday: addDays(week, 6), leftovers: leftoversOfRows(view.rows) };
  for (const row of view.rows.values()) {
    if (row.isDeleted) continue;
    if (isOf(row, 'meals')) meals.push(...mealOf(row, days));
    else if (isOf(row, 'listedRecipes')) listedRecipes.push(...listedRecipeOf(row, week));
    else if (isOf(row, 'items')) items.push(...itemOf(row, view.itemNeeds));
    else if (isOf(row, 'lines')) lines.push(...lineOf(row, week));
    else if (isOf(row, 'foods')) foods.set(row.id, row.fields);
    else if (isOf(row, 'listSettings')) settings = row.fields;
    else if (isOf(row, 'stores')) walks.set(row.id, row.fields.aisles ?? []);
  }
  return {
    week,
    today,
    meals,
    listedRecipes,
    items,
    lines,
    foods,
    recipes: new Map(
      [...view.recipes].map(([id, { card, needs }]) => [id, { title: card.title, needs }]),
    ),
    identities: view.foods,
    aisleOrder: (store === undefined ? undefined : walks.get(store)) ?? walks.get(anyStore),
    measures,
    checksAtHome: true,
    hidesOptional: settings.hidesOptional,
  };
}

function isOf<Kind extends RowKind>(row: Row, kind: Kind): row is Row<Kind> {
  return row.kind === kind;
}

interface Days {
  monday: PlainDate;
  sunday: PlainDate;
  leftovers: Leftovers;
}

/** Leftovers are bought with the meal that is cooked for them. */
function mealOf({ id, fields }: Row<'meals'>, { monday, sunday, leftovers }: Days): LedgerMeal[] {
  const { recipeId, date, meal } = fields;
  if (recipeId === undefined || date === undefined || date < monday || date > sunday) return [];
  const quantity = quantityCooked({ id, quantity: fields.quantity ?? 1 }, leftovers);
  if (quantity === 0) return [];
  return [{ id, recipeId, date, quantity, ...(meal !== undefined && { meal }) }];
}

function listedRecipeOf({ id, fields }: Row<'listedRecipes'>, monday: PlainDate) {
  const { recipeId, week, quantity = 1 } = fields;
  return recipeId === undefined || week !== monday ? [] : [{ id, recipeId, quantity }];
}

function itemOf(
  { id, fields, stamps }: Row<'items'>,
  itemNeeds: RowsView['itemNeeds'],
): LedgerItem[] {
  const { text, order = '' } = fields;
  if (text === undefined) return [];
  const read = itemNeeds.get(id);
  // Changed since the server read it, it waits to be read again.
  const needs = read?.every((need) => need.text === text) ? read : undefined;
  return [{ ...fields, id, text, order, by: stamps.text?.[1], needs }];
}

function lineOf({ fields }: Row<'lines'>, monday: PlainDate): LineRow[] {
  const { week, key } = fields;
  return key === undefined || week !== monday ? [] : [{ ...fields, week, key }];
}
