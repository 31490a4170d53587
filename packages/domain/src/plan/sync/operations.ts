/**
 * Operations: the changes of a plan owner's rows by name. A device runs one at once on its own rows and keeps
 * it until the server has run it too, in the order of the server (decision 0029).
 *
 * Names are append-only: a change of what one takes gets a new name, since a phone may send an old one weeks
 * later.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import { aisleLimits, type AisleRow } from '../rows/aisle-rows';
import { mostBarcodes } from '../rows/barcode-rows';
import type { MenuRulesRow } from '../rows/menu-rules-row';
import { recurringMealLimit, type RecurringMealRow } from '../rows/recurring-rows';
import { templateLimits, type TemplateRow } from '../rows/template-rows';
import type { PlainDate } from '../days/week';
import type { AttendanceRow, EaterRow, EaterSettingsRow } from '../rows/eater-rows';
import { eaterLimits } from '../rows/eater-rows';
import type { ListSettingsRow } from '../rows/list-rows';
import type { ListAmount } from '../rows/list-amount';
import { namedListLimits, type NamedItemRow, type NamedListRow } from '../rows/named-list-rows';
import type { HomeItemRow } from '../rows/home-item-rows';
import { proposedDishesPerWeek } from '../rows/proposed-dish-rows';
import { type VoteAnswer } from '../rows/vote-answers';
import { mealSwapLimits, type MealSwapRow, type MealSwapSubject } from '../rows/meal-swap-rows';
import { smallJobLimits, type SmallJobSubject } from '../rows/small-job-rows';
import { votesPerWeek, type VoteSubject } from '../rows/vote-rows';
import type { FoodRow, ItemRow, LineRow, MealRow, RowKind } from '../rows/rows';
import { weekRuleLimit, type WeekRuleRow } from '../rows/week-rule-row';

/** Fields to set; `null` takes a value away. */
export type Change<Fields> = { [Field in keyof Fields]?: Fields[Field] | null };

/** What each operation takes. */
export interface OperationArgs {
  addMeal: { id: string } & MealRow;
  changeMeal: { id: string; change: Change<MealRow> };
  removeMeal: { id: string };
  /** Several meals at once: a copied week, a template. Ids that exist stay as they are. */
  addMeals: { meals: ({ id: string } & MealRow)[] };

  /** A member's row has the id of their account, and begins with its first change. */
  setEater: { id: string; change: Change<EaterRow> };
  removeEater: { id: string };
  setEaterSettings: { change: Change<EaterSettingsRow> };
  setAttendance: {
    date: PlainDate;
    meal: string;
    change: Change<Pick<AttendanceRow, 'home' | 'guests'>>;
  };

  setMenuRules: { change: Change<MenuRulesRow> };
  /** Begins with its first change. */
  setWeekRule: { id: string; change: Change<WeekRuleRow> };
  removeWeekRule: { id: string };

  /** Begins with its first change, like a recurring meal. */
  setTemplate: { id: string; change: Change<TemplateRow> };
  removeTemplate: { id: string };
  setRecurringMeal: { id: string; change: Change<RecurringMealRow> };
  removeRecurringMeal: { id: string };

  /** What someone who eats says to a meal; null takes it back. */
  setVote: VoteSubject & {
    week: PlainDate;
    answer: VoteAnswer | null;
    /** Absent: left as it is. */
    isLoved?: boolean | null | undefined;
  };

  /** Asks about these before a week is planned; dishes of rounds before end with it. */
  proposeDishes: {
    start: PlainDate;
    week: PlainDate;
    until: number;
    dishes: { id: string; recipeId: string }[];
    ended: string[];
  };
  endProposedDishes: { ids: string[] };

  setSmallJob: SmallJobSubject & { week: PlainDate; isDone: boolean };

  /** Begins with its first change; `instead: null` takes it back. */
  setMealSwap: MealSwapSubject & {
    week: PlainDate;
    change: Change<Pick<MealSwapRow, 'share' | 'instead'>>;
  };

  addListedRecipe: { id: string; week: PlainDate; recipeId: string; quantity: number };
  changeListedRecipe: { id: string; change: { quantity: number } };
  removeListedRecipe: { id: string };

  addItems: { items: ({ id: string } & Pick<ItemRow, 'text' | 'order' | 'note' | 'store'>)[] };
  changeItem: { id: string; change: Change<Omit<ItemRow, 'tickedOn' | 'isCleared'>> };
  removeItem: { id: string };

  /** What is ticked is in the trolley: the line of a food, items that are part of it, or both. */
  tick: {
    week: PlainDate;
    /**
     * `from` and `to`: the days of that week that it is bought for, when it is not for all of it; `left`: the part that was
     * left of earlier days, and is not bought.
     */
    line?: {
      key: string;
      covered: readonly ListAmount[];
      left?: readonly ListAmount[] | undefined;
      from?: PlainDate;
      to?: PlainDate;
    };
    items: string[];
    on: PlainDate;
  };
  untick: { week: PlainDate; key?: string; items: string[] };
  /** Puts ticked lines and ticked items that repeat away, and removes the other ticked items. */
  clearDone: { week: PlainDate; keys: string[]; items: string[] };
  changeLine: {
    week: PlainDate;
    key: string;
    change: Change<
      Pick<LineRow, 'name' | 'amount' | 'note' | 'store' | 'isNeeded' | 'notInShopOn' | 'goneOn'>
    >;
  };

  changeFood: { key: string; change: Change<FoodRow> };
  /** A whole first list in one go. */
  setStaples: { keys: string[]; isStaple: boolean };
  /** `walk`: with own aisles; null takes it away. */
  setStore: { id: string; name: string; aisles: Aisle[]; walk?: string[] | null };
  removeStore: { id: string };
  setListSettings: { change: Change<ListSettingsRow> };

  /** A usual one by its name in the parser, an own one by its id; that has a name from its first change on. */
  setAisle: { id: string; change: Change<AisleRow> };
  removeAisle: { id: string };
  /** What is put on the list for it. */
  setBarcode: { code: string; name: string };
  removeBarcode: { code: string };

  /** Begins with its first change, and has a name and a place then. */
  setNamedList: { id: string; change: Change<Omit<NamedListRow, 'lastAdded'>> };
  /** With the items that are on it. */
  removeNamedList: { id: string; items: string[] };
  addNamedItems: {
    listId: string;
    items: ({ id: string } & Pick<NamedItemRow, 'text' | 'order' | 'note'>)[];
  };
  /** Another `listId` moves it there. */
  changeNamedItem: { id: string; change: Change<Omit<NamedItemRow, 'tickedOn'>> };
  /** Null takes the ticks back. */
  tickNamedItems: { items: string[]; on: PlainDate | null };
  removeNamedItems: { items: string[] };
  addHomeItems: { items: ({ id: string } & HomeItemRow)[] };
  changeHomeItem: { id: string; change: Change<HomeItemRow> };
  removeHomeItems: { ids: string[] };

  /** Brings removed rows back: the undo of a removal. */
  restoreRows: { rows: { kind: RowKind; id: string }[] };
  /** Sets a field back; refused with MOVED_ON when it no longer has the value `ifStill`. */
  setBack: FieldSetBack;
  /** The undo of a whole operation, by its values before: all fields, or none with MOVED_ON. */
  setBackAll: { fields: FieldSetBack[] };
}

/** The field `deleted` is true of a row that was removed. */
export interface FieldSetBack {
  kind: RowKind;
  id: string;
  field: string;
  value: unknown;
  ifStill: unknown;
}

export type OperationName = keyof OperationArgs;

/** A change by its name: an operation without what a device adds to it. */
export type NamedChange<Name extends OperationName = OperationName> = {
  [Each in Name]: { name: Each; args: OperationArgs[Each] };
}[Name];

export interface Operation<Name extends OperationName = OperationName> {
  /** Made by the device: the same operation sent twice is applied once. */
  id: string;
  name: Name;
  args: OperationArgs[Name];
  /** The device's clock in milliseconds when it was made. */
  at: number;
  /** What to add to the device's clock to have the server's, as measured at its last answer. */
  offset: number;
  /** The version of the rows that its author saw. */
  seen: number;
}

/** An operation in a device's queue: numbered from 1 without gaps, for each plan owner. */
export type QueuedOperation = Operation & { seq: number };

/** Why the server does not apply an operation. It leaves the queue, and its author is informed. */
export type RefusalCode =
  | 'INVALID'
  | 'FORBIDDEN'
  | 'RECIPE_GONE'
  | 'RECIPE_NOT_SHARED'
  | 'FULL'
  /** Its owner has no bytes left for it (`sync/storage.ts`). */
  | 'STORAGE_FULL'
  | 'MOVED_ON'
  | 'TOO_OLD'
  | 'UNKNOWN_OPERATION';

export interface Refusal {
  /** Of the operation. */
  id: string;
  seq: number;
  code: RefusalCode;
}

/**
 * A value that lost against a later one of someone else, for the person who had set it; the field `deleted`
 * when a removed row came back, or the other way round.
 */
export interface LostValue {
  kind: RowKind;
  id: string;
  field: string;
  /** Null is no value. */
  lost: unknown;
  /** The value that won. */
  kept: unknown;
  /** Who set the value that won. */
  by: string;
  /** The person who had set the lost value, and is informed. */
  author: string;
  version: number;
}

/** Operations that a phone stored longer than this are refused, in days. */
export const longestOperationDays = 90;
/** Rows that were removed are forgotten after this, in days; a device that was away longer starts again. */
export const tombstoneDays = 90;
/** Items ticked longer ago than this, and lines, votes, small jobs and swaps of weeks that began longer ago, are removed, in days. */
export const doneDays = 90;
export const longestBatch = 100;
export const rowsPerAnswer = 1_000;

export const rowLimits = {
  mealsPerDay: 30,
  /** To buy; what is in the trolley does not count. */
  items: 1_000,
  listedRecipesPerWeek: 100,
  stores: 50,
  eaters: eaterLimits.eaters,
  eaterSettings: 1,
  attendancesPerDay: 20,
  menuRules: 1,
  weekRules: weekRuleLimit,
  listSettings: 1,
  templates: templateLimits.templates,
  recurringMeals: recurringMealLimit,
  aisles: aisleLimits.aisles,
  barcodes: mostBarcodes,
  namedLists: namedListLimits.lists,
  namedItems: namedListLimits.items,
  votesPerWeek,
  homeItems: 300,
  proposedDishesPerWeek,
  smallJobsPerWeek: smallJobLimits.doneOfWeek,
  mealSwapsPerWeek: mealSwapLimits.ofWeek,
  foods: 4_000,
  /** Lines of a week that someone set something on. */
  linesPerWeek: 2_000,
  text: 200,
  note: 300,
} as const;
