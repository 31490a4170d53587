/**
 * A rule of Magic Menu for the dinners of a week, as it is stored and synchronised: "fish on Friday", "at most 2 with pasta".
 * What it can be about is in `magic-menu/rules/rule-topics.ts`: first pages load this file, and not that one.
 */
import type { Weekday } from '../days/week';
import type { MenuSource } from './menu-rules-row';

export interface WeekRuleRow {
  /** Which dishes it is about. */
  topic: RuleTopic;
  /** Its dinner; absent: the dinners of the whole week are counted. */
  weekday?: Weekday;
  /** Of a weekday: the dinner is one of them, or none of them. */
  bound: RuleBound;
  /** Of the week; a weekday has one dinner. */
  count?: number;
  /** What people would rather have, when nothing else speaks against it; absent: a must. */
  isSoft?: boolean;
}

export type RuleBound = 'least' | 'most';

/** Fields of a recipe query (decision 0133) that a rule may name by itself; others are those of a saved search. */
export type TopicField = 'tag' | 'cuisine' | 'food' | 'suits';

/** One condition of a query, as `topicOf` writes it: "food:leek", "tag:one%20pot". */
export type ConditionTopic = `${TopicField}:${string}`;

/** What the server says of each recipe. */
export type RecipeTopic = MenuSource | ConditionTopic;

/** What a dish is mainly of, or "new": not planned and not cooked in the past year. */
export type RuleTopic = RecipeTopic | `protein:${string}` | 'new';

export const weekRuleLimit = 20;
