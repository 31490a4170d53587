/** What Magic Menu chooses from, and for which meals. Everything is passed in: no clock, no network. */
import type { MoneyForm } from '../../account/countries/money';
import type { Course } from '@saltbush/recipe-parser/recipe';
import type { PlainDate } from '../days/week';
import type { HomeFacts } from './facts/home-facts';
import type { MenuSource } from '../rows/menu-rules-row';
import type { RecipeTopic } from '../rows/week-rule-row';
import type { RecipeVote } from '../votes/votes';
import type { WeekRule } from './rules/week-rule';
import type { Budget } from './budget/food-costs';
import type { NeededSwap } from './needed-swaps';
import type { LeftFood } from './remainders';

/** One meal to fill. Meals that are planned already are slots with a locked recipe. */
export interface MenuSlot {
  /** Unique in the request: "2026-11-23.dinner". */
  readonly id: string;
  readonly date: PlainDate;
  /** "dinner", "lunch", "side", or a name of the household's own. */
  readonly meal: string;
  /** Of a side: the slot of the dinner that it belongs to. Without that it has nothing to go with. */
  readonly besides?: string | undefined;
  /** A recipe that takes longer, or gives no time, is not chosen. */
  readonly maxMinutes?: number | undefined;
  /** Only what it finds is chosen. */
  readonly source?: SourceOfSlot | undefined;
  /** Whose refusals count. */
  readonly eaterIds: readonly string[];
  /** How many eat, an adult 1; absent: nobody has said. */
  readonly portions?: number | undefined;
  /** This recipe stays, whatever the rules say. */
  readonly lockedId?: string | undefined;
}

/** A saved search or a cookbook. */
export interface SourceOfSlot {
  readonly id: MenuSource;
  /** Undefined when it is not there any more, or may not be read: nothing is found by it. */
  readonly name: string | undefined;
}

/** A person may not, or does not want to eat it. */
export interface Refusal {
  readonly eaterId: string;
  /** For people: "contains peanuts". */
  readonly reason: string;
}

export interface PerishableNeed {
  /** The key of the food. */
  readonly food: string;
  /** In the middle of a sentence: "coriander", "green beans". */
  readonly name: string;
  /** How much of the pack, bunch or piece that shops sell; 1.5 is one and a half. */
  readonly packs: number;
}

/** A recipe that may be chosen, reduced to what the choice depends on. */
export interface Candidate extends HomeFacts {
  readonly id: string;
  readonly title: string;
  /** Stated by its author, or inferred; without one it is not chosen. */
  readonly course?: Course | undefined;
  readonly minutes?: number | undefined;
  /** The main ones: "chicken", "legumes". */
  readonly proteins: readonly string[];
  /** It may have others than `proteins`: a food is of no known kind, or the recipe was not read yet. */
  readonly hasUnknownFood: boolean;
  readonly isMeatless: boolean;
  readonly cuisine?: string | undefined;
  readonly perishables: readonly PerishableNeed[];
  /** Keys of all its foods. */
  readonly foods: readonly string[];
  /** Of each of them, whole grams for one person; 0: not known. */
  readonly grams?: readonly number[] | undefined;
  /** 1 to 5 stars: what the people who eat gave it, on average. */
  readonly rating?: number | undefined;
  readonly isFavourite: boolean;
  /** Days near the week on which it is planned or was cooked, outside of the slots. */
  readonly plannedOn: readonly PlainDate[];
  /** Dollars for one person, where known. */
  readonly cost?: number | undefined;
  readonly refusals: readonly Refusal[];
  /** What somebody has another way, so that it is not refused. */
  readonly swaps?: readonly NeededSwap[] | undefined;
  /** Of the searches, cookbooks and conditions that slots and rules name, those that find it. */
  readonly foundBy?: readonly RecipeTopic[] | undefined;
  /** Absent: nobody said anything. */
  readonly votes?: readonly RecipeVote[] | undefined;
}

/** Preferences that change the weights; none is a rule. */
export const leanings = ['quicker', 'cheaper', 'fewerIngredients', 'useUp', 'veggie'] as const;
export type Leaning = (typeof leanings)[number];

export interface MenuSettings {
  /** The same recipe comes again after this many days at the earliest. */
  readonly repeatAfterDays: number;
  readonly leanings: readonly Leaning[];
  /** Of the dinners: "fish on Friday". */
  readonly rules?: readonly WeekRule[] | undefined;
  /** Whose money reasons name; absent: Australia's. */
  readonly home?: MoneyForm | undefined;
}

export interface MenuRequest {
  readonly slots: readonly MenuSlot[];
  readonly candidates: readonly Candidate[];
  readonly settings: MenuSettings;
  /** The same seed gives the same menu. */
  readonly seed: number;
  /** Recipes that were just shown and not wanted: others are preferred. */
  readonly avoidIds?: readonly string[] | undefined;
  /** What is left of earlier purchases. */
  readonly left?: readonly LeftFood[] | undefined;
  /** A hard limit for all dinners of the slots together. */
  readonly budget?: Budget | undefined;
}

/** The recipe of each slot, by the ids of both. */
export type Choice = ReadonlyMap<string, string>;
