import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { sampleRecipesRoutes } from '@saltbush/contract/book/sample-recipes';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { currentLanguage } from '../../../platform/language/current-language';
import { openPeriodicJob } from '../../../platform/periodic-job';
import type { ShareOnSave } from '../../recipe/recipes';
import { listNamesInMyRecipes } from './sample-recipes.store';
import { samplesIn } from './samples-by-language';
import { seedSampleRecipes } from './seed-sample-recipes';
import { uploadSampleRecipe } from './upload-sample-recipe';

export function serveSampleRecipes(
  app: FastifyInstance,
  deps: Deps,
  shareOnSave: ShareOnSave,
): void {
  serve(
    app,
    sampleRecipesRoutes,
  )({
    list: async ({ user }) => {
      const inMine = await listNamesInMyRecipes(deps.database.db, user.userId);
      return {
        recipes: samplesIn(currentLanguage()).map(({ sample }) => ({
          name: sample.name,
          title: sample.title,
          serves: sample.serves,
          totalMinutes: sample.prepMinutes + sample.cookMinutes,
          isInMyRecipes: inMine.has(sample.name),
        })),
      };
    },

    upload: async ({ params, user }) => {
      const written = samplesIn(currentLanguage()).find(
        ({ sample }) => sample.name === params.name,
      );
      if (!written) throw new AppError('NOT_FOUND');
      const given = { written, ownerId: user.userId, shareOnSave };
      return { title: written.sample.title, ...(await uploadSampleRecipe(deps, given)) };
    },
  });
}

/** One that has nothing to do asks a single small question. */
const seedEveryMs = 5 * 60 * 1000;

/** Lists the sample recipes in the background once the server listens; a failure is tried again in minutes. */
export function scheduleSampleRecipes(
  app: FastifyInstance,
  deps: Deps,
  shareOnSave: ShareOnSave,
): void {
  if (!deps.config.hasSampleRecipes) return;
  const job = openPeriodicJob({
    everyMs: seedEveryMs,
    run: async () => {
      const changed = await seedSampleRecipes({ deps, shareOnSave });
      if (changed > 0) deps.log.info({ recipes: changed }, 'listed the sample recipes');
    },
    onError: (error) =>
      deps.log.warn(
        { err: error },
        'could not list the sample recipes; trying again in five minutes',
      ),
  });
  deps.diagnostics.addJob('sample-recipes', job);
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}
