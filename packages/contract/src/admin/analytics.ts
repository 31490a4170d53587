/** Analytics and top users (Spec 3, Analytics; Spec 7, Admin): counts only, never what someone wrote. */
import * as z from 'zod/mini';
import {
  figures,
  recipeOrigins,
  retentionDefinition,
  uploadMethodDefinition,
  type FigureName,
  type RecipeOrigin,
} from '@saltbush/domain/admin/analytics/figures';
import { periods, retentionDays } from '@saltbush/domain/admin/analytics/periods';
import { route } from '../route';
import { idSchema, timestampSchema } from '../schemas/fields';

/** Spec 9: admin calls. */
const adminTimeoutMs = 15_000;

const periodSchema = z._default(z.enum(periods), 'month');

function described<S extends z.ZodMiniType>(schema: S, description: string): S {
  z.globalRegistry.add(schema, { description });
  return schema;
}

type FigureSchemas = { [Name in FigureName]: z.ZodMiniNullable<z.ZodMiniNumber> };

/** Null where there is nothing to divide by. */
const figureFields = Object.fromEntries(
  Object.entries(figures).map(([name, { definition }]) => [
    name,
    described(z.nullable(z.number()), definition),
  ]),
) as FigureSchemas;

const originNames = Object.keys(recipeOrigins) as [RecipeOrigin, ...RecipeOrigin[]];

const analyticsSchema = z.object({
  period: z.enum(periods),
  cutoffDate: timestampSchema,
  ...figureFields,
  uploadMethodBreakdown: described(z.record(z.enum(originNames), z.int()), uploadMethodDefinition),
  retentionRates: z.object({
    day1: described(z.nullable(z.number()), retentionDefinition(retentionDays[0])),
    day7: described(z.nullable(z.number()), retentionDefinition(retentionDays[1])),
    day30: described(z.nullable(z.number()), retentionDefinition(retentionDays[2])),
  }),
  /** For charts: the period in equal parts, the oldest first. */
  history: z.array(
    z.object({
      /** When the part begins. */
      from: timestampSchema,
      newUsers: z.int(),
      visits: z.int(),
      recipesCreated: z.int(),
    }),
  ),
});

const personFields = { user: z.object({ _id: idSchema, username: z.string() }) };
const ranking = z.array(z.object({ ...personFields, count: z.int() }));

export const analyticsRoutes = {
  analytics: route({
    method: 'GET',
    path: '/admin/analytics',
    summary: 'Figures about the use of this Saltbush; shares are from 0 to 1.',
    access: 'admin',
    heavy: 'computing',
    query: z.object({ period: periodSchema }),
    response: analyticsSchema,
    timeoutMs: adminTimeoutMs,
  }),
  topUsers: route({
    method: 'GET',
    path: '/admin/top-users',
    summary: 'The ten people who did most of each kind in the period.',
    access: 'admin',
    heavy: 'computing',
    query: z.object({ period: periodSchema }),
    response: z.object({
      topRecipeCreators: described(ranking, 'By recipes added.'),
      topActiveUsers: described(ranking, 'By visits.'),
      topSharedUsers: described(ranking, 'By recipes shared for the first time.'),
      topRecipeCollectors: described(ranking, 'By recipes of others that they saved.'),
      overallTopUsers: described(
        ranking,
        'By recipes added, shared and saved, and visits, summed.',
      ),
      timePeriod: z.enum(periods),
      days: z.int(),
      cutoffDate: timestampSchema,
    }),
    timeoutMs: adminTimeoutMs,
  }),
};

export type Analytics = z.output<typeof analyticsSchema>;
export type Ranking = z.output<typeof ranking>;
