import type { FastifyInstance } from 'fastify';
import { recipeListsRoutes, type RecipeListQuery } from '@saltbush/contract/recipe-lists';
import type { Deps } from '../../deps';
import type { Database, Db } from '../../platform/db/connect';
import { serve } from '../../platform/http/serve';
import { getHousehold } from '../households';
import { listDeletedRecipes } from './list-deleted-recipes';
import { listKinds, type ListKind } from './list-kinds';
import { listRecipes } from './list-recipes';
import { countNamesInUse } from './names-in-use';
import { hasSharedPart } from './list-parts';

export function serveRecipeLists(app: FastifyInstance, { database, clock }: Deps): void {
  const { db } = database;
  serve(
    app,
    recipeListsRoutes,
  )({
    listMyRecipes: {
      withSession: ({ query, claim }) =>
        listRecipes(database, mine(query.from), { query, viewerId: claim.userId, claim }),
    },

    browse: {
      withSession: ({ query, claim }) =>
        listRecipes(database, listKinds.browse, { query, viewerId: claim.userId, claim }),
    },

    listPublic: {
      withSession: ({ query, claim }) =>
        listRecipes(database, listKinds.public, { query, viewerId: claim?.userId ?? null, claim }),
    },

    listByTags: ({ query, user }) => listReadable(database, query, user.userId),

    search: ({ query, user }) => listReadable(database, query, user.userId),

    listOfHousehold: ({ params, query, user }) =>
      listOfHousehold(database, params.id, { query, viewerId: user.userId }),

    listNamesInUse: async ({ query: { of }, user: { userId } }) => {
      if (of === 'mine') return countNamesInUse(db, listKinds.mine.parts(userId));
      if (of === 'browse') return countNamesInUse(db, listKinds.browse.parts(userId));
      const { household } = await getHousehold(db, of, userId);
      return countNamesInUse(db, listKinds.household.parts(userId, household.id));
    },

    listDeleted: ({ query: { page, limit }, user: { userId } }) =>
      listDeletedRecipes(database, { ownerId: userId, page, limit, now: clock() }),
  });
}

/** All recipes that someone may read, or one kind of them. */
async function listReadable(database: Database, query: RecipeListQuery, viewerId: string) {
  const { from } = query;
  if (from !== undefined && from !== 'own' && from !== 'saved') {
    return listOfHousehold(database, from, { query, viewerId });
  }
  const kind = from === undefined ? await readable(database.db, viewerId) : mine(from);
  return (await listRecipes(database, kind, { query, viewerId })).answer();
}

async function readable(db: Db, userId: string): Promise<ListKind> {
  return (await hasSharedPart(db, userId)) ? listKinds.readable : listKinds.readableUnshared;
}

async function listOfHousehold(
  database: Database,
  id: string,
  { query, viewerId }: { query: Omit<RecipeListQuery, 'from'>; viewerId: string },
) {
  const { household } = await getHousehold(database.db, id, viewerId);
  const request = { query, viewerId, householdId: household.id };
  return (await listRecipes(database, listKinds.household, request)).answer();
}

const mine = (from: 'own' | 'saved' | undefined): ListKind => listKinds[from ?? 'mine'];
