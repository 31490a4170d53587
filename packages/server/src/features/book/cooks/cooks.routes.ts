/** Pages of cooks, for visitors too, and the cooks that somebody follows. */
import type { FastifyInstance } from 'fastify';
import { cooksRoutes, followedCooksRoutes, type Cook } from '@saltbush/contract/book/cooks';
import { AppError } from '@saltbush/contract/errors';
import { hasCookPage } from '@saltbush/domain/book/cooks/permissions';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import { refuseVisitors } from '../../account/instance-settings';
import { connectionsFor, listKinds, listRecipes } from '../recipe-lists';
import {
  findCook,
  followCook,
  listFollowedCooks,
  readFollowing,
  unfollowCook,
  type CookRow,
} from './cooks.store';

export function serveCooks(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  serve(
    app,
    cooksRoutes,
  )({
    get: async ({ params, user }) => {
      await refuseVisitors(deps, user?.userId);
      const cook = await getCook(database.db, params.id, user?.userId);
      return presentCook(database.db, cook, user?.userId);
    },

    listRecipes: async ({ params, query, user }) => {
      await refuseVisitors(deps, user?.userId);
      const cook = await getCook(database.db, params.id, user?.userId);
      const request = { query, viewerId: user?.userId ?? null, whoseId: cook.id };
      const list = await listRecipes(connectionsFor(query, database), listKinds.cook, request);
      return list.answer();
    },
  });
  serveFollowedCooks(app, deps);
}

function serveFollowedCooks(app: FastifyInstance, { database, clock }: Deps): void {
  const { db, heavy } = database;
  serve(
    app,
    followedCooksRoutes,
  )({
    list: async ({ user }) => {
      const cooks = await listFollowedCooks(db, user.userId);
      return {
        cooks: cooks.map(({ id, username, followedAt }) => ({
          _id: id,
          ...(username !== null && { username }),
          followedAt: followedAt.toISOString(),
        })),
      };
    },

    listRecipes: async ({ query, user }) => {
      const list = await listRecipes(heavy, listKinds.followed, { query, viewerId: user.userId });
      return list.answer();
    },

    follow: async ({ params, user: { userId } }) => {
      if (params.id === userId)
        throw new AppError('NOT_POSSIBLE', say('You can’t follow yourself.'));
      await followCook(db, await getCook(db, params.id, userId), { userId, now: clock() });
    },

    unfollow: async ({ params, user }) => {
      await unfollowCook(db, user.userId, params.id);
    },
  });
}

const getCook = async (db: Db, id: string, userId: string | undefined) =>
  authorize(await findCook(db, id), (cook) => hasCookPage(cook, userId));

async function presentCook(
  db: Db,
  { id, username, recipeCount, ratingCount, ratingAverage }: Authorized<CookRow>,
  userId: string | undefined,
): Promise<Cook> {
  const isOwn = id === userId;
  const following = userId && (await readFollowing(db, { cookId: id, userId }));
  return {
    _id: id,
    username,
    recipeCount,
    ratingCount,
    ...(ratingAverage !== null && { ratingAverage }),
    isOwn,
    isFollowed: following ? following.isFollowed : false,
    ...(isOwn && following && { followerCount: following.followerCount }),
  };
}
