/**
 * Small jobs of recipes: what is thawed, soaked or marinated long before (decision 0150). Which of them are due follows from
 * the plan, which the device has; done ones are rows of it (`setSmallJob` of `POST /sync`).
 */
import * as z from 'zod/mini';
import { smallJobKinds } from '@saltbush/domain/plan/rows/small-job-kinds';
import type { RecipeJob } from '@saltbush/domain/plan/small-jobs/small-job';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { idSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

const recipeJobSchema = z.object({
  kind: z.enum(smallJobKinds),
  key: z.string(),
  hours: z.number(),
  things: z.array(z.object({ name: z.string(), amount: z.string(), unit: z.string() })),
  meanwhile: z.optional(z.string()),
  keepsDays: z.optional(z.int()),
  source: z.object({
    line: z.optional(z.int()),
    step: z.optional(z.int()),
    words: z.string(),
  }),
});
recipeJobSchema satisfies z.ZodMiniType<RecipeJob>;

/** More than two weeks of any household. */
export const mostRecipesWithJobs = 200;

export const smallJobsRoutes = {
  ofRecipes: route({
    method: 'POST',
    path: '/recipes/small-jobs',
    summary: 'What to do long before cooking, of those of these recipes that one may read.',
    access: 'signed-in',
    heavy: 'computing',
    body: z.object({
      ids: z.array(idSchema).check(
        maxLength(mostRecipesWithJobs, {
          error: () => say('At most {most} recipes', { most: mostRecipesWithJobs }),
        }),
      ),
    }),
    response: z.object({
      recipes: z.array(z.object({ _id: idSchema, jobs: z.array(recipeJobSchema) })),
    }),
    rateLimit: { max: 120, seconds: 60 },
  }),
};
