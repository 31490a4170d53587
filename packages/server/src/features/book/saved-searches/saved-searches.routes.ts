/** Saved searches are their owner's alone. */
import type { FastifyInstance } from 'fastify';
import { savedSearchesRoutes, type SavedSearch } from '@saltbush/contract/book/saved-searches';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { deletedBefore } from '../../recipe/recipes';
import {
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  restoreSavedSearch,
  updateSavedSearch,
  type SavedSearchRow,
} from './saved-searches.store';

export function serveSavedSearches(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  const getOwn = async (id: string, userId: string) =>
    authorize(
      await findSavedSearch(db, id),
      ({ ownerId, deletedAt }) => ownerId === userId && deletedAt === null,
    );
  serve(
    app,
    savedSearchesRoutes,
  )({
    list: async ({ user }) => ({
      searches: (await listSavedSearches(db, user.userId)).map(present),
    }),

    create: async ({ body, user: { userId } }) => {
      const search = { id: newId(), ownerId: userId, ...body, createdAt: clock() };
      return present(await insertSavedSearch(db, search));
    },

    update: async ({ params, body, user }) =>
      present(await updateSavedSearch(db, await getOwn(params.id, user.userId), body)),

    remove: async ({ params, user }) => {
      await removeSavedSearch(db, await getOwn(params.id, user.userId), clock());
    },

    restore: async ({ params, user: { userId } }) => {
      const since = deletedBefore(clock());
      const isThere = ({ ownerId, deletedAt }: SavedSearchRow) =>
        ownerId === userId && (deletedAt === null || deletedAt >= since);
      await restoreSavedSearch(db, authorize(await findSavedSearch(db, params.id), isThere));
    },
  });
}

const present = ({ id, name, query, createdAt }: SavedSearchRow): SavedSearch => ({
  _id: id,
  name,
  // The contract had read it before it was stored.
  query: query as SavedSearch['query'],
  createdAt: createdAt.toISOString(),
});
