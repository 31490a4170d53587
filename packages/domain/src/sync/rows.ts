/**
 * The rows that a device has of a plan owner (a person or a household): meals, the shopping list and the
 * settings of foods (decision 0029).
 *
 * - A row is one object of a kind, known by its id. Fields are set one by one; each remembers when, and which user did it.
 * - A field that is absent has no value; `null` in a change takes a value away.
 * - Days are plain dates, weeks the date of their Monday.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods';
import type { PlainDate } from '../meal-plans/week';
import type { ListAmount } from '../shopping-list/shopping-line';

/** A recipe or a note on a day of the plan. */
export interface MealRow {
  date: PlainDate;
  meal: string;
  /** Sorts the meals of a day, by code point, then by id (made by `fractional-indexing`). */
  order: string;
  /** How many times the whole recipe is cooked. */
  quantity: number;
  recipeId?: string;
  note?: string;
}

/** A recipe on the list of a week without a meal. */
export interface ListedRecipeRow {
  week: PlainDate;
  recipeId: string;
  quantity: number;
}

/** Something typed onto the list: "toilet paper", "500 g mince". */
export interface ItemRow {
  /** As typed. */
  text: string;
  order: string;
  note?: string;
  store?: string;
  /** The day it was bought; it stays on the lists of that week and is not on later ones. */
  tickedOn?: PlainDate;
  /** Comes back this many weeks after `tickedOn`. */
  repeatWeeks?: number;
  /** Put away by "Clear done", until it comes back. */
  isCleared?: boolean;
}

/** What people set on the line of a food in a week. The id is `lineId(week, key)`. */
export interface LineRow {
  week: PlainDate;
  /** Of the line: a food, or a split wording of it. */
  key: string;
  /** Ticked: the amounts that this covered. */
  covered?: readonly ListAmount[];
  /** Put away by "Clear done", until more is needed. */
  isCleared?: boolean;
  /** Set by hand, instead of the food's name or the sum. */
  name?: string;
  amount?: string;
  note?: string;
  store?: string;
}

/** What holds for a food on every list. The id is the key of the line. */
export interface FoodRow {
  isStaple?: boolean;
  /** Where this household finds it, when that is not its usual aisle. */
  aisle?: Aisle;
  /** A wording with a line of its own. */
  isSplit?: boolean;
  /** Pieces, weights and volumes are not added up. */
  areMeasuresSplit?: boolean;
  /** "X is Y": the key of the food that it is the same as. */
  sameAs?: string;
}

/** The walk through a store. The id is its name in lower case; of `anyStore` when none is chosen. */
export interface StoreRow {
  name: string;
  aisles: readonly Aisle[];
}

export interface RowFields {
  meals: MealRow;
  listedRecipes: ListedRecipeRow;
  items: ItemRow;
  lines: LineRow;
  foods: FoodRow;
  stores: StoreRow;
}

export type RowKind = keyof RowFields;

/**
 * When a field was last set, in corrected milliseconds, by which user, and the row's version at that change;
 * without one, the version of the row counts.
 */
export type Stamp = readonly [at: number, userId: string, version?: number];

export interface Row<Kind extends RowKind = RowKind> {
  kind: Kind;
  id: string;
  fields: Partial<RowFields[Kind]>;
  /** By field; `deleted` for removing and bringing back. */
  stamps: Readonly<Record<string, Stamp>>;
  isDeleted: boolean;
  /** Set by the server: the number of the change in the owner's order. 0 before it has one. */
  version: number;
}

/** Rows by `rowKey`. */
export type RowMap = ReadonlyMap<string, Row>;

/** Which row: what `rowKey` takes. */
export interface RowReference {
  kind: RowKind;
  id: string;
}

export const anyStore = 'any';

/** @example lineId('2026-11-23', 'red-onion') // '2026-11-23.red-onion' */
export const lineId = (week: PlainDate, key: string): string => `${week}.${key}`;

/** @example rowKey('items', id) // 'items/0196…' */
export const rowKey = (kind: RowKind, id: string): string => `${kind}/${id}`;
