import type { FastifyInstance } from 'fastify';
import { recipeImportRoutes } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { serveImportSource } from './import-source.routes';
import { saveImportSource } from './import-source.store';
import { findKnownRecipe } from './known-recipes.store';
import type { PageImport } from './open-page-import';
import type { RecipeReader } from './reading/recipe-reader';

export function serveRecipeImport(
  app: FastifyInstance,
  deps: Deps,
  { reader, readPage }: { reader: RecipeReader; readPage: PageImport },
): void {
  const { clock, database } = deps;
  const { db } = database;
  serve(
    app,
    recipeImportRoutes,
  )({
    scrape: async ({ body, user: { userId }, signal }) => {
      const { draft, others, addresses, page } = await readPage(body, { userId, signal });
      const { title, ingredients = [] } = draft;
      const foods = ingredients.map(({ name }) => name);
      const isOneOfSeveral = others.length > 0;
      const wanted = { userId, addresses, title, foods, isOneOfSeveral };
      return {
        ...draft,
        origin: body.text === undefined ? 'web-page' : 'text',
        otherRecipes: isOneOfSeveral ? others : undefined,
        alreadyHave: await findKnownRecipe(db, wanted),
        evidenceId: page && (await saveImportSource(db, { userId, found: page, now: clock() })),
      };
    },
  });
  serveImportSource(app, deps, reader);
}
