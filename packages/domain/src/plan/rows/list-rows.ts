/** What people set on a shopping list, as it is stored and synchronised (`rows.ts`). */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { PlainDate, Weekday } from '../days/week';
import type { ListAmount } from './list-amount';

/** Something typed onto the list: "toilet paper", "500 g mince". */
export interface ItemRow {
  /** As typed. */
  text: string;
  order: string;
  note?: string;
  store?: string;
  /** The day it was bought; it stays on the lists of that week and is not on later ones. */
  tickedOn?: PlainDate;
  /** Comes back this many weeks after `tickedOn`; what follows says it better, for apps that know it (`due-day.ts`). */
  repeatWeeks?: number;
  /** In days. */
  repeatDays?: number;
  /** On this day of the week: 0 is Monday. */
  repeatOn?: number;
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
  /** The days that it was bought for, of that week, when it is not for all of it. */
  coveredFrom?: PlainDate;
  coveredTo?: PlainDate;
  /** The part of `covered` that was left of earlier days, and was not bought (decision 0146). */
  coveredLeft?: readonly ListAmount[];
  /** The day on which somebody said that nothing is left of what was bought. */
  goneOn?: PlainDate;
  /** Put away by "Clear done", until more is needed. */
  isCleared?: boolean;
  /** Set by hand, instead of the food's name or the sum. */
  name?: string;
  amount?: string;
  note?: string;
  store?: string;
  /** "Need it": the pantry was looked at, and it is to be bought. */
  isNeeded?: boolean;
  /** The day on which the shop had none: for that day it is set aside (decision 0113). */
  notInShopOn?: PlainDate;
}

/** What holds for a food on every list. The id is the key of the line. */
export interface FoodRow {
  isStaple?: boolean;
  /** Where this household finds it, when that is not its usual aisle. */
  aisle?: Aisle;
  /** The id of an own aisle of the household; `aisle` stays for apps that know none (`open-aisles.ts`). */
  ownAisle?: string;
  /** A wording with a line of its own. */
  isSplit?: boolean;
  /** Pieces, weights and volumes are not added up. */
  areMeasuresSplit?: boolean;
  /** "X is Y": the key of the food that it is the same as. */
  sameAs?: string;
}

/** What holds for every list of a plan owner. There is one row, which begins with the first change. */
export interface ListSettingsRow {
  /** What recipes can do without is left off. */
  hidesOptional?: boolean;
  /** The weekdays of the big shop, as somebody chose: one or two. */
  shoppingDays?: readonly Weekday[];
  /** Days on which most of a list was bought, latest last: shopping days are learned from them. */
  recentShops?: readonly PlainDate[];
}

/** The id of the only row of its kind. */
export const listSettingsId = 'list';

/** The walk through a store. The id is its name in lower case; of `anyStore` when none is chosen. */
export interface StoreRow {
  name: string;
  aisles: readonly Aisle[];
  /** With own aisles, by their ids. */
  walk?: readonly string[];
}
