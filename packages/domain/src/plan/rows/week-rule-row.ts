/** A rule of Magic Menu for the dinners of a week, as it is stored and synchronised: "fish on Friday", "at most 2 with pasta". */
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

export const ruleBounds = ['least', 'most'] as const;
export type RuleBound = (typeof ruleBounds)[number];

/** Fields of a recipe query (decision 0133) that a rule may name by itself; others are those of a saved search. */
export const topicFields = ['tag', 'cuisine', 'food', 'suits'] as const;
export type TopicField = (typeof topicFields)[number];

/** One condition of a query, as `topicOf` writes it: "food:fish", "tag:one%20pot". */
export type ConditionTopic = `${TopicField}:${string}`;

/** What the server says of each recipe. */
export type RecipeTopic = MenuSource | ConditionTopic;

/** Not planned and not cooked in the past year. */
export const newDish = 'new';

/** What a dish is mainly of, as Magic Menu knows it: "fish" is salmon too, and no fish sauce. */
export const topicProteins = [
  'fish',
  'seafood',
  'chicken',
  'beef',
  'lamb',
  'pork',
  'sausages',
  'eggs',
  'tofu',
  'legumes',
] as const;
export type ProteinTopic = `protein:${(typeof topicProteins)[number]}`;

export type RuleTopic = RecipeTopic | ProteinTopic | typeof newDish;

/** The protein of such a topic; undefined for another. */
export const proteinOf = (topic: RuleTopic): string | undefined =>
  topic.startsWith('protein:') ? topic.slice('protein:'.length) : undefined;

export const weekRuleLimits = { rules: 20, count: 7, topic: 200, value: 50 } as const;

/** @example topicOf('tag', 'One pot, quick') // 'tag:One%20pot%2C%20quick' */
export const topicOf = (field: TopicField, value: string): ConditionTopic =>
  `${field}:${encodeURIComponent(value)}`;

/**
 * The condition of a topic; undefined for searches, cookbooks, proteins and new dishes.
 *
 * @example conditionOf('food:green%20beans') // { field: 'food', value: 'green beans' }
 */
export function conditionOf(topic: RuleTopic): { field: TopicField; value: string } | undefined {
  const [kind = '', text = ''] = topic.split(':');
  const field = topicFields.find((one) => one === kind);
  if (field === undefined) return undefined;
  try {
    return { field, value: decodeURIComponent(text) };
  } catch {
    // The contract lets none of these through.
    return undefined;
  }
}
