/** Australia's favourites (Spec 2, Sample recipe uploader): copies of the sample recipes for oneself. */
import * as z from 'zod/mini';
import { idSchema } from '../schemas/fields';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';

/** The name of a sample recipe: "butter-chicken". */
const nameParams = z.object({ name: z.string().check(maxLength(60), z.regex(/^[a-z-]+$/)) });

const sampleRecipeSchema = z.object({
  name: z.string(),
  title: z.string(),
  serves: z.int(),
  /** Preparing and cooking. */
  totalMinutes: z.int(),
  /** One uploaded it, or saved the one that is listed for all. */
  isInMyRecipes: z.boolean(),
});

export const sampleRecipesRoutes = {
  list: route({
    method: 'GET',
    path: '/sample-recipes',
    summary: 'The sample recipes, in the order in which they are uploaded.',
    access: 'signed-in',
    response: z.object({ recipes: z.array(sampleRecipeSchema) }),
  }),
  upload: route({
    method: 'POST',
    path: '/sample-recipes/{name}/upload',
    summary:
      'Add a sample recipe to my own, public and shared with my default community; nothing happens if it is there.',
    access: 'signed-in',
    params: nameParams,
    response: z.object({
      /** The recipe among one's own or saved ones. */
      recipe: idSchema,
      title: z.string(),
      outcome: z.enum(['uploaded', 'already-there']),
    }),
    errors: ['NOT_FOUND', 'WORKERS_BUSY'],
    timeoutMs: 30_000,
  }),
};

export type SampleRecipeOnWire = z.output<typeof sampleRecipeSchema>;
