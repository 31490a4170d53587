/** The prompt by which a person has their week planned. */
import * as z from 'zod/mini';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { described } from './tools/fields';

const wordsSchema = z.string().check(maxLength(500));

export const planWeekArguments = z.object({
  week: z.optional(described(wordsSchema, 'Which week: "next week", or its first day')),
  wishes: z.optional(described(wordsSchema, 'What you would like: "quick, one fish"')),
});

/** @example planWeekText({ wishes: 'one fish' }) */
export const planWeekText = ({
  week = 'the seven days from today on',
  wishes,
}: z.output<typeof planWeekArguments>): string =>
  [
    `Plan the dinners of ${week} in Saltbush.`,
    ...(wishes ? [`I would like: ${wishes}`] : []),
    'Read what is planned already with read_meals. Propose dinners for the free days with propose_week and show them to me with their reasons. Propose again what I do not want. Save only what I agreed on, with save_week, and tell me how to undo it.',
  ].join('\n');
