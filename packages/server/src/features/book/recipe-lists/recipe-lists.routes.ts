import type { FastifyInstance } from 'fastify';
import { recipeListsRoutes, type RecipeListQuery } from '@saltbush/contract/book/recipe-lists';
import { recipeQueriesRoutes } from '@saltbush/contract/book/recipe-queries';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import type { Connections } from '../../../platform/db/pools';
import { serve } from '../../../platform/http/serve';
import { currentLanguage } from '../../../platform/language/current-language';
import { getHousehold } from '../../account/households';
import { refuseVisitors } from '../../account/instance-settings';
import { listByQuery } from './list-by-query';
import { listDeletedRecipes } from './list-deleted-recipes';
import { listKinds, type ListKind } from './list-kinds';
import { connectionsFor, listRecipes, type CardListRequest } from './list-recipes';
import { countNamesInUse } from './names-in-use';
import { hasSharedPart } from './list-parts';

export function serveRecipeLists(app: FastifyInstance, deps: Deps): void {
  serveLists(app, deps);
  serveQueries(app, deps);
}

function serveLists(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps;
  const { heavy } = database;
  const read = (kind: ListKind, request: CardListRequest) =>
    listRecipes(connectionsFor(request.query, database), kind, request);
  serve(
    app,
    recipeListsRoutes,
  )({
    listMyRecipes: {
      withSession: ({ query, claim }) =>
        read(mine(query.from), { query, viewerId: claim.userId, claim }),
    },

    browse: {
      withSession: ({ query, claim }) =>
        read(listKinds.browse, { query, viewerId: claim.userId, claim }),
    },

    listPublic: {
      withSession: async ({ query, claim }) => {
        await refuseVisitors(deps, claim?.userId);
        return read(listKinds.public, { query, viewerId: claim?.userId ?? null, claim });
      },
    },

    listByTags: ({ query, user }) => listReadable(heavy, query, user.userId),

    search: ({ query, user }) => listReadable(heavy, query, user.userId),

    listOfHousehold: ({ params, query, user }) =>
      listOfHousehold(connectionsFor(query, database), params.id, { query, viewerId: user.userId }),

    listNamesInUse: ({ query: { of }, user: { userId } }) => listNamesInUse(heavy.db, of, userId),

    listDeleted: ({ query: { page, limit }, user: { userId } }) =>
      listDeletedRecipes(heavy, { ownerId: userId, page, limit, now: clock() }),
  });
}

function serveQueries(app: FastifyInstance, { database: { heavy }, clock }: Deps): void {
  serve(
    app,
    recipeQueriesRoutes,
  )({
    list: async ({ body, user: { userId } }) => {
      const kind = body.among === 'mine' ? listKinds.mine : await readable(heavy.db, userId);
      return listByQuery(heavy, kind, { ...body, viewerId: userId, now: clock() });
    },
  });
}

/** @param of "mine", "browse" or the id of a household */
async function listNamesInUse(db: Db, of: string, userId: string) {
  if (of === 'mine') return countNamesInUse(db, listKinds.mine.parts(userId));
  if (of === 'browse') {
    return countNamesInUse(db, listKinds.browse.parts(userId, '', currentLanguage()));
  }
  const { household } = await getHousehold(db, of, userId);
  return countNamesInUse(db, listKinds.household.parts(userId, household.id));
}

/** All recipes that someone may read, or one kind of them. */
async function listReadable(connections: Connections, query: RecipeListQuery, viewerId: string) {
  const { from } = query;
  if (from !== undefined && from !== 'own' && from !== 'saved') {
    return listOfHousehold(connections, from, { query, viewerId });
  }
  const kind = from === undefined ? await readable(connections.db, viewerId) : mine(from);
  return (await listRecipes(connections, kind, { query, viewerId })).answer();
}

async function readable(db: Db, userId: string): Promise<ListKind> {
  return (await hasSharedPart(db, userId)) ? listKinds.readable : listKinds.readableUnshared;
}

async function listOfHousehold(
  connections: Connections,
  id: string,
  { query, viewerId }: { query: Omit<RecipeListQuery, 'from'>; viewerId: string },
) {
  const { household } = await getHousehold(connections.db, id, viewerId);
  const request = { query, viewerId, whoseId: household.id };
  return (await listRecipes(connections, listKinds.household, request)).answer();
}

const mine = (from: 'own' | 'saved' | undefined): ListKind => listKinds[from ?? 'mine'];
