/**
 * The rows that a device has of a plan owner (a person or a household): meals, who eats them, what
 * they have another way and said to them, the rules of Magic Menu, the shopping list, the settings of foods, what is at home and small jobs that
 * are done (decision 0029).
 *
 * - A row is one object of a kind, known by its id. Fields are set one by one; each remembers when, and which user did it.
 * - A field that is absent has no value; `null` in a change takes a value away.
 * - Days are plain dates, weeks the date of their Monday.
 */
import type { AisleRow } from './aisle-rows';
import type { BarcodeRow } from './barcode-rows';
import type { AttendanceRow, EaterRow, EaterSettingsRow } from './eater-rows';
import type { MealSwapRow } from './meal-swap-rows';
import type { MenuRulesRow } from './menu-rules-row';
import type { RecurringMealRow } from './recurring-rows';
import type { TemplateRow } from './template-rows';
import type { PlainDate } from '../days/week';
import type { HomeItemRow } from './home-item-rows';
import type { FoodRow, ItemRow, LineRow, ListSettingsRow, StoreRow } from './list-rows';
import type { NamedItemRow, NamedListRow } from './named-list-rows';
import type { ProposedDishRow } from './proposed-dish-rows';
import type { SmallJobRow } from './small-job-rows';
import type { VoteRow } from './vote-rows';
import type { WeekRuleRow } from './week-rule-row';

export type { FoodRow, ItemRow, LineRow, StoreRow } from './list-rows';

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
  /** The id of the meal that is cooked for these leftovers, or of the portions at home that they are. */
  leftoverOf?: string;
  /** "This week, no day yet": on one of the seven days from `date` on. */
  isUndated?: boolean;
}

/** A recipe on the list of a week without a meal. */
export interface ListedRecipeRow {
  week: PlainDate;
  recipeId: string;
  quantity: number;
}

export interface RowFields {
  meals: MealRow;
  listedRecipes: ListedRecipeRow;
  items: ItemRow;
  lines: LineRow;
  foods: FoodRow;
  stores: StoreRow;
  listSettings: ListSettingsRow;
  aisles: AisleRow;
  barcodes: BarcodeRow;
  namedLists: NamedListRow;
  namedItems: NamedItemRow;
  eaters: EaterRow;
  eaterSettings: EaterSettingsRow;
  attendances: AttendanceRow;
  menuRules: MenuRulesRow;
  weekRules: WeekRuleRow;
  templates: TemplateRow;
  recurringMeals: RecurringMealRow;
  votes: VoteRow;
  homeItems: HomeItemRow;
  proposedDishes: ProposedDishRow;
  smallJobs: SmallJobRow;
  mealSwaps: MealSwapRow;
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

/**
 * The recipe that a meal or a line of the list names; none of a row that was removed.
 *
 * @example recipeIdOf({ isDeleted: false, fields: { recipeId: '0196…' } }) // '0196…'
 */
export const recipeIdOf = ({ isDeleted, fields }: Pick<Row, 'isDeleted' | 'fields'>) =>
  isDeleted || !('recipeId' in fields) ? undefined : fields.recipeId;

/** @example recipeIdsOf(rows) // each once */
export const recipeIdsOf = (rows: Iterable<Pick<Row, 'isDeleted' | 'fields'>>): string[] => [
  ...new Set([...rows].flatMap((row) => recipeIdOf(row) ?? [])),
];
