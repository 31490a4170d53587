/** What Magic Menu chooses dinners from, and what its rules are about: searches, cookbooks, conditions of a query. */
import * as z from 'zod/mini';
import { anyRecipe, menuSourceKinds } from '@saltbush/domain/plan/rows/menu-rules-row';
import {
  conditionOf,
  newDish,
  topicFields,
  topicProteins,
  weekRuleLimits,
} from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import type { RecipeTopic, RuleTopic } from '@saltbush/domain/plan/rows/week-rule-row';
import { isValueOf } from '@saltbush/domain/recipe/recipe-query/query-fields';
import { say } from '@saltbush/domain/texts/say';
import { maxLength } from '../schemas/lengths';

const longestSource = 50;
const source = `(?:${menuSourceKinds.join('|')}):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;

/** What a rule says of a day. */
export const dayFromSchema = z
  .string()
  .check(maxLength(longestSource), z.regex(new RegExp(`^(?:${anyRecipe}|${source})$`)));

const condition = `(?:${topicFields.join('|')}):[^,:]+`;

/** Whether the query language knows the value. */
function isKnown(topic: string): boolean {
  const found = conditionOf(topic as RuleTopic);
  if (!found) return !topicFields.some((field) => topic.startsWith(`${field}:`));
  return found.value.length <= weekRuleLimits.value && isValueOf(found.field, found.value);
}

/** "food:fish", or a search or a cookbook by its id. */
export const recipeTopicSchema = z
  .string()
  .check(
    maxLength(weekRuleLimits.topic),
    z.regex(
      new RegExp(`^(?:${source}|${condition})$`),
      say('This is nothing that recipes are found by'),
    ),
    z.refine(isKnown, say('This is nothing that recipes are found by')),
  ) as unknown as z.ZodMiniType<RecipeTopic, string>;

/** What a rule is about. */
export const ruleTopicSchema = z
  .string()
  .check(
    maxLength(weekRuleLimits.topic),
    z.regex(
      new RegExp(`^(?:${newDish}|protein:(?:${topicProteins.join('|')})|${source}|${condition})$`),
    ),
    z.refine(isKnown),
  ) as unknown as z.ZodMiniType<RuleTopic, string>;
