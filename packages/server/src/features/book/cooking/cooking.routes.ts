import type { FastifyInstance } from 'fastify';
import { cookingRoutes } from '@saltbush/contract/book/cooking';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { countActivity } from '../../account/activity';
import { getReadableRecipe } from '../../access/recipe-access';

/** Who may read a recipe may cook it. */
export function serveCooking(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    cookingRoutes,
  )({
    begin: async ({ params, body, user: { userId } }) => {
      await getReadableRecipe(db, params.id, userId);
      const happened = { id: body._id, userId, happenedAt: clock() };
      await countActivity(db, { ...happened, kind: 'cooking-mode' });
      return undefined;
    },
  });
}
