/** Fields that several tools have, with their words for a model. */
import * as z from 'zod/mini';
import { planDateSchema } from '@saltbush/contract/plan/meal-plans';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';

/** @example described(idSchema, 'Id of the recipe') */
export const described = <Schema extends z.ZodMiniType>(schema: Schema, words: string): Schema =>
  schema.check(z.describe(words));

export const communityField = {
  community: z.optional(
    described(
      idSchema,
      'Id of a community, from list_communities. Absent: the person’s own plan and list.',
    ),
  ),
};

export const dayField = (words: string) => described(planDateSchema, `${words}, like 2026-11-23`);

/** How a change is taken back. */
export const undoSchema = z.object({
  /** A tool that does it, and what it takes. */
  tool: z.optional(z.string()),
  arguments: z.optional(z.record(z.string(), z.unknown())),
  /** Where a person does it. */
  inSaltbush: z.string(),
});

type Undo = z.output<typeof undoSchema>;

const inHistory = 'Shopping list, More, History: each change has its Undo';

/** Of a change of a plan or a list. */
export const undoBy = (tool: string, args: Record<string, unknown>): Undo => ({
  tool,
  arguments: withoutAbsent(args),
  inSaltbush: inHistory,
});

export const undoInHistory: Undo = { inSaltbush: inHistory };

/** @example undoText(undoBy('remove_meal', { meal })) // 'Undo: remove_meal {"meal":"…"}, or …' */
export const undoText = ({ tool, arguments: args, inSaltbush }: Undo): string =>
  tool === undefined
    ? `Undo in Saltbush: ${inSaltbush}.`
    : `Undo: ${tool} ${JSON.stringify(args)}, or in Saltbush: ${inSaltbush}.`;

export const withoutAbsent = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const shortTexts = (most: number, longest: number) =>
  z.array(z.string().check(maxLength(longest))).check(maxLength(most));
