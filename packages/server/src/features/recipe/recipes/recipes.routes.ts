import type { FastifyInstance } from 'fastify';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { canEditRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import { JsonText } from '../../../platform/json-text';
import type { Database } from '../../../platform/db/connect';
import type { Handlers } from '../../../platform/http/handler';
import { authorOf } from '../../../platform/http/session';
import { serve } from '../../../platform/http/serve';
import type { WebImages } from '../../access/images';
import { getOwnRecipe, findOwnership, type AccessLostListener } from '../../access/recipe-access';
import { refuseLonger } from './refuse-longer';
import { removeRecipe, restoreRecipe } from './bin';
import { scheduleRecipeMaintenance } from './recipe-maintenance';
import { getRecipe, readRecipeText, readSeveral } from './recipes.store';
import {
  createPlainRecipe,
  createRecipe,
  isPlain,
  updateRecipe,
  type ShareOnSave,
} from './save-recipe';

/** What other features do when a recipe is saved or deleted. Wired in `app.ts`. */
export interface RecipeHooks {
  shareOnSave: ShareOnSave;
  onAccessLost: AccessLostListener;
}

interface Context extends RecipeHooks {
  app: FastifyInstance;
  database: Database;
  clock: Deps['clock'];
  computing: Deps['computing'];
  webImages: WebImages;
}

type RecipeHandlers = Partial<Handlers<typeof recipesRoutes>>;

export function serveRecipes(
  app: FastifyInstance,
  deps: Deps,
  hooks: RecipeHooks & { webImages: WebImages },
): void {
  const { database, clock, computing } = deps;
  const context = { app, database, clock, computing, ...hooks };
  scheduleRecipeMaintenance(app, deps);
  serve(
    app,
    recipesRoutes,
  )({ ...saveHandlers(context), ...readHandlers(context), ...deleteHandlers(context) });
}

function saveHandlers({ app, database, clock, computing, webImages, shareOnSave }: Context) {
  const { db } = database;
  return {
    create: {
      withSession: async ({ body, claim, request, signal }) => {
        const now = clock();
        const share = shareOnSave(body, now);
        if (isPlain({ input: body, share })) {
          const { isOpen, text } = await createPlainRecipe(database, {
            computing,
            input: body,
            now,
            claim,
          });
          return { isOpen, answer: () => textOrNotFound(text) };
        }
        const user = await app.sessions.confirm(claim);
        if (!user || user.mustVerify) return { isOpen: false, answer: () => textOrNotFound(null) };
        const { userId: ownerId, program } = authorOf(user);
        const imageUrl = await webImages.toOurs(body.imageUrl, { ownerId, request, signal });
        const input = { ...body, imageUrl };
        const { id } = await createRecipe(db, { computing, ownerId, input, now, program, share });
        const recipe = await getRecipe(db, id, ownerId);
        return { isOpen: true, answer: () => recipe };
      },
    },

    update: async ({ params, body, user, request, signal }) => {
      const { userId, program } = authorOf(user);
      const recipe = await getOwnRecipe(db, params.id, userId);
      await refuseLonger(db, recipe.id, body.ingredients);
      const imageUrl = await webImages.toOurs(body.imageUrl, { ownerId: userId, request, signal });
      const now = clock();
      const share = shareOnSave(body, now);
      const change = { ...body, imageUrl };
      await updateRecipe(db, recipe, { computing, change, now, program, share });
      return getRecipe(db, recipe.id, userId);
    },
  } satisfies RecipeHandlers;
}

function readHandlers({ database: { statementPool } }: Context) {
  return {
    get: {
      withSession: async ({ params, claim }) => {
        const { isOpen, text } = await readRecipeText(statementPool, params.id, claim);
        // To a visitor, a recipe that they may not see and one that does not exist look the same.
        const refusal = claim ? 'NOT_FOUND' : 'NOT_SIGNED_IN';
        return { isOpen, answer: () => textOrRefusal(text, refusal) };
      },
    },

    getSeveral: ({ body: { ids }, user }) =>
      readSeveral(statementPool, { ids, viewerId: user?.userId ?? null }),
  } satisfies RecipeHandlers;
}

function deleteHandlers({ database: { db }, clock, onAccessLost }: Context) {
  return {
    remove: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      await db.transaction(async (tx) => {
        await onAccessLost(tx, recipe, 'everyone');
        await removeRecipe(tx, recipe, clock());
      });
    },

    restore: async ({ params, user }) => {
      const recipe = authorize(await findOwnership(db, params.id), (found) =>
        canEditRecipe(found, user.userId),
      );
      await restoreRecipe(db, recipe);
      return getRecipe(db, recipe.id, user.userId);
    },
  } satisfies RecipeHandlers;
}

const textOrNotFound = (text: string | null): JsonText => textOrRefusal(text, 'NOT_FOUND');

function textOrRefusal(text: string | null, refusal: ErrorCode): JsonText {
  if (text !== null) return new JsonText(text);
  throw new AppError(refusal);
}
