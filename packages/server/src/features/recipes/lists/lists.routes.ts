import type { FastifyInstance } from 'fastify';
import { recipeListsRoutes, type RecipeListQuery } from '@saltbush/contract/recipe-lists';
import { keptDeletedMs } from '@saltbush/domain/recipes/bin';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { getHousehold } from '../../households';
import { findCards } from '../cards.store';
import { presentCard } from '../recipes.present';
import { listDeletedIds } from './bin.store';
import { listRecipes } from './list-recipes';
import { countNamesInUse } from './names-in-use';
import {
  hasSharedPart,
  householdPart,
  listedPart,
  ownPart,
  savedPart,
  sharedPart,
  type Part,
} from './parts';

export function serveRecipeLists(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    recipeListsRoutes,
  )({
    listMyRecipes: async ({ query, user: { userId } }) =>
      listRecipes(db, mine(userId, query.from), { query, askerId: userId }),

    browse: ({ query, user: { userId } }) =>
      listRecipes(db, [listedPart(userId)], { query, askerId: userId }),

    listPublic: ({ query, user }) =>
      listRecipes(db, [listedPart(null)], { query, askerId: user?.userId ?? null }),

    listByTags: async ({ query, user: { userId } }) =>
      listRecipes(db, await readable(userId, query.from), { query, askerId: userId }),

    search: async ({ query, user: { userId } }) =>
      listRecipes(db, await readable(userId, query.from), { query, askerId: userId }),

    listOfHousehold: async ({ params, query, user: { userId } }) =>
      listRecipes(db, await ofHousehold(params.id, userId), { query, askerId: userId }),

    listNamesInUse: async ({ query: { of }, user: { userId } }) => {
      if (of === 'mine') return countNamesInUse(db, mine(userId, undefined));
      if (of === 'browse') return countNamesInUse(db, [listedPart(userId)]);
      return countNamesInUse(db, await ofHousehold(of, userId));
    },

    listDeleted: async ({ query: { page, limit }, user: { userId } }) => {
      const asked = { ownerId: userId, page, limit, now: clock() };
      const { ids, total } = await listDeletedIds(db, asked);
      const cards = await findCards(db, { ids, askerId: userId });
      const recipes = cards.map((row) => {
        const deletedAt = row.card.deletedAt!;
        return {
          ...presentCard(row),
          deletedAt: deletedAt.toISOString(),
          goneAt: new Date(deletedAt.getTime() + keptDeletedMs).toISOString(),
        };
      });
      return { recipes, total, page, limit, hasMore: page * limit < total };
    },
  });

  /** Everything that someone may read, or one kind of it. */
  async function readable(userId: string, from: RecipeListQuery['from']): Promise<Part[]> {
    if (from === undefined) {
      const shared = (await hasSharedPart(db, userId)) ? [sharedPart(userId)] : [];
      return [ownPart(userId), listedPart(userId), ...shared];
    }
    if (from === 'own' || from === 'saved') return mine(userId, from);
    return ofHousehold(from, userId);
  }

  async function ofHousehold(id: string, userId: string): Promise<Part[]> {
    const { household } = await getHousehold(db, id, userId);
    return [householdPart(household.id)];
  }
}

function mine(userId: string, from: 'own' | 'saved' | undefined): Part[] {
  const parts = { own: ownPart(userId), saved: savedPart(userId) };
  return from === undefined ? [parts.own, parts.saved] : [parts[from]];
}
