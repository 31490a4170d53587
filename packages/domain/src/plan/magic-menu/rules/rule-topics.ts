/** What a rule for dinners can be about. */
import {
  weekRuleLimit,
  type ConditionTopic,
  type RuleBound,
  type RuleTopic,
  type TopicField,
} from '../../rows/week-rule-row';

export const weekRuleLimits = { rules: weekRuleLimit, count: 7, topic: 200, value: 50 } as const;

export const ruleBounds = ['least', 'most'] as const satisfies readonly RuleBound[];

export const topicFields = [
  'tag',
  'cuisine',
  'food',
  'suits',
] as const satisfies readonly TopicField[];

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

/** The protein of such a topic; undefined for another. */
export const proteinOf = (topic: RuleTopic): string | undefined =>
  topic.startsWith('protein:') ? topic.slice('protein:'.length) : undefined;

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
