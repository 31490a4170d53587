/**
 * The shopping list of some days as a screen shows it, and what it is built from (decisions 0032 and 0105).
 *
 * Lines are never stored. They are computed from the recipes of the days, typed items, and what people
 * set on lines and foods: on a phone without connection just as on the server.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { DayRange } from '../../days/day-range';
import type { PlainDate } from '../../days/week';
import type { FoodRow, ItemRow, LineRow } from '../../rows/list-rows';
import type { CookedOn } from '../lines/contribution';
import type { ListNeed, NeededFood } from '../needs/list-need';
import type { ShoppingLine } from '../shopping-line';
import type { ListAmount } from '../../rows/list-amount';
import type { CookedSwap } from '../swaps/cooked-swap';
import type { LineItem } from './line-item';
import type { LineToBuy } from './line-to-buy';
import type { WeekOfLine } from './weeks-of-line';

export type { LineItem } from './line-item';

export interface ListInput {
  days: DayRange;
  today: PlainDate;
  /** Recipes on these days. */
  meals: readonly ListedMeal[];
  /** Recipes on the list of these days without a meal. */
  listedRecipes: readonly ListedCooking[];
  /** Recipes that are cooked on other days of the same weeks, which something may have been bought for. */
  around?: readonly ListedCooking[] | undefined;
  recipes: ReadonlyMap<string, ListedRecipe>;
  /** All items of the plan's owner. */
  items: readonly TypedItem[];
  /** Of the weeks of these days. */
  lines: readonly LineRow[];
  /** By the key of the line. */
  foods: ReadonlyMap<string, FoodRow>;
  /** What foods of `sameAs` are, by key. */
  identities: ReadonlyMap<string, NeededFood>;
  /** The walk through the chosen store. */
  aisleOrder?: readonly Aisle[] | undefined;
  /** The household's own spoons and cups; Australian by default. */
  measures?: Measures | undefined;
  /** Whether a little of what a pantry may have is listed separately, to check at home; else it is in its aisle. */
  checksAtHome?: boolean | undefined;
  /** Whether what recipes can do without is left off. */
  hidesOptional?: boolean | undefined;
  /** Keys of lines whose food is at home: what recipes need of it is checked before it is bought. */
  homeKeys?: ReadonlySet<string | undefined> | undefined;
}

export interface ListedCooking extends CookedOn {
  /** Of its row. */
  id: string;
  recipeId: string;
  /** How many times the whole recipe is cooked. */
  quantity: number;
  /** What some who eat it have another way. */
  swaps?: readonly CookedSwap[] | undefined;
}

export interface ListedMeal extends ListedCooking {
  /** "dinner" */
  meal?: string | undefined;
}

export interface ListedRecipe {
  title: string;
  /** Cooked once. */
  needs: readonly ListNeed[];
}

export interface TypedItem extends ItemRow {
  id: string;
  /** The user who typed it. */
  by?: string | undefined;
  /** Undefined while the server has not read its text. */
  needs?: readonly ListNeed[] | undefined;
}

export interface ShoppingList {
  days: DayRange;
  /** What to buy, in the order of the walk. */
  aisles: readonly AisleLines[];
  /** Items that the server has not read yet: their food and aisle are unknown. */
  waiting: readonly ListLine[];
  /** Spoons of pantry foods, and what is noted to be at home: to look for before they are bought. */
  checkAtHome: readonly ListLine[];
  /** What recipes can do without, when that is left off. */
  hiddenOptional: readonly ListLine[];
  hidesOptional: boolean;
  /** What the household always has: asked for, and not to buy. */
  staples: readonly ListLine[];
  /** Water, ice and kitchen equipment. */
  atHome: readonly ListLine[];
  /** Ticked and put away, until more is needed. */
  cleared: readonly ListLine[];
  /** Ticked lines of `aisles` and `waiting`; "6 of 62". */
  done: number;
  total: number;
  /** Not to buy: what is left of earlier days is enough (`remainders/`); absent until that was counted. */
  left?: readonly ListLine[];
  /** Recipes of these days that could not be read here: what they need is missing. */
  missingRecipes: readonly string[];
}

export interface AisleLines {
  /** A usual one; of an aisle of the household that of its first line. */
  aisle: Aisle;
  /** Of an aisle of the household (`with-own-aisles.ts`). */
  id?: string;
  name?: string;
  lines: readonly ListLine[];
}

/** What is left of earlier purchases, which the line does not ask for. */
export interface LineLeft {
  /** "About 150 mL left from Tuesday" */
  readonly text: string;
  /** Of the list: the purchases that it is left of. */
  readonly rows: readonly { readonly week: PlainDate; readonly key: string }[];
}

/** `name` and `text` are as set by hand, where somebody did. */
export interface ListLine extends ShoppingLine {
  /** The weeks that it is bought for, earliest first; at least one. */
  readonly weeks: readonly [WeekOfLine, ...WeekOfLine[]];
  /** What ticks of it are computed from; undefined of an item that joins no other. */
  readonly toBuy?: LineToBuy;
  /** The sum, whatever was set by hand: "recipes need 1.2 kg". */
  readonly computed: { readonly name: string; readonly text: string };
  /** What was set by hand. */
  readonly override?: { readonly name?: string; readonly amount?: string };
  /** Typed items that are part of it. */
  readonly items: readonly LineItem[];
  /** What recipes need of it; undefined when only items ask for it. */
  readonly recipeAmounts?: readonly ListAmount[];
  /** What recipes need is bought. */
  readonly areRecipesCovered: boolean;
  /** Recipes are covered and all items are ticked. */
  readonly isTicked: boolean;
  /** "need 200 g more": some of it was ticked, and that is not enough. */
  readonly needLeft?: string;
  /** Ticked and put away. */
  readonly isCleared: boolean;
  readonly isStaple: boolean;
  /** The id of the household's own aisle that it is in. */
  readonly ownAisle?: string;
  /** Somebody looked in the pantry: it is to be bought. */
  readonly isNeeded: boolean;
  /** Still to buy, and not today: the shop has none. */
  readonly isNotInShop: boolean;
  /** The server has not read its text yet. */
  readonly isWaiting: boolean;
  readonly note?: string;
  readonly store?: string;
  /** Some of it is there: `buy` is what is missing. */
  readonly left?: LineLeft;
}
