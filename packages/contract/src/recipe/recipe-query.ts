/**
 * What recipes are asked for, on the wire (`domain/recipe/recipe-query`): conditions, and groups of which all, any or none
 * must hold.
 *
 * @example { "match": "all", "of": [{ "field": "tag", "value": "Quick" }, { "field": "minutesAtMost", "value": 30 }] }
 */
import * as z from 'zod/mini';
import {
  isValueOf,
  queryFieldNames,
  type QueryFieldName,
} from '@saltbush/domain/recipe/recipe-query/query-fields';
import {
  countNodes,
  groupKinds,
  queryLimits,
  type RecipeQuery,
} from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { say } from '@saltbush/domain/texts/say';
import { lineSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

const longestText = 500;
const greatestNumber = 100_000;

/** What the field takes is in `query-fields.ts`: a text, a choice, a number, a day, an id, or `true`. */
const conditionSchema = z
  .object({
    field: z.enum(queryFieldNames as [QueryFieldName, ...QueryFieldName[]]),
    value: z.union([
      lineSchema(longestText),
      z.number().check(z.gte(0), z.lte(greatestNumber)),
      z.literal(true),
    ]),
  })
  .check(
    z.refine(
      ({ field, value }) => isValueOf(field, value),
      say('This condition does not have a value that it can have'),
    ),
  );

const groupOf = <Node extends z.ZodMiniType>(node: Node) =>
  z.object({
    match: z.enum(groupKinds),
    of: z.array(node).check(maxLength(queryLimits.nodes, tooMany)),
  });

const tooMany = {
  error: () => say('A search holds at most {most} conditions', { most: queryLimits.nodes }),
};

// Written out and not recursive, so that its depth is bounded and every reader of the contract knows it.
const nodeOfDepth1 = z.union([conditionSchema, groupOf(conditionSchema)]);
const nodeOfDepth2 = z.union([conditionSchema, groupOf(nodeOfDepth1)]);
const nodeOfDepth3 = z.union([conditionSchema, groupOf(nodeOfDepth2)]);

/** A group, of at most `queryLimits.depth` groups inside each other. */
export const recipeQuerySchema = groupOf(nodeOfDepth3).check(
  z.refine((query) => countNodes(query) <= queryLimits.nodes, tooMany),
);
recipeQuerySchema satisfies z.ZodMiniType<RecipeQuery>;
