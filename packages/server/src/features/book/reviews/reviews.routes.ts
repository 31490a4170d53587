import type { FastifyInstance } from 'fastify';
import { imageIdOf, imageUrl } from '@saltbush/contract/recipe/image-address';
import { reviewsRoutes, type Review } from '@saltbush/contract/recipe/reviews';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { checkImages } from '../../access/images';
import { getReadableRecipe } from '../../access/recipe-access';
import { serveComments } from './comments.routes';
import { presentRemoval } from './present-removal';
import { findReview, listReviews, rate, takeBackRating, type ReviewRow } from './reviews.store';
import { readVotes } from './votes.store';

/** Who may read a recipe may rate it, its owner too: a household's cook knows best. */
export function serveReviews(app: FastifyInstance, deps: Deps): void {
  serve(app, reviewsRoutes)(reviewHandlers(deps));
  serveComments(app, deps);
}

function reviewHandlers({ database: { db }, clock }: Deps): Handlers<typeof reviewsRoutes> {
  return {
    rate: async ({ params, body: { rating, review, photos }, user: { userId } }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      const knownIds = (await findReview(db, recipe, userId))?.photoIds ?? [];
      const sent = (photos ?? []).map((url, index) => ({ field: `photos.${index}`, url }));
      await checkImages(db, { ownerId: userId, sent, knownIds });
      const photoIds = photos?.map((url) => imageIdOf(url)!);
      const votes = await rate(db, recipe, { userId, rating, review, photoIds, now: clock() });
      const mine = await findReview(db, recipe, userId);
      return { mine: present(mine!), ...votes };
    },

    list: async ({ params, query: { page, limit }, user }) => {
      const recipe = await getReadableRecipe(db, params.id, user?.userId);
      const votes = await readVotes(db, recipe);
      const mine = user && (await findReview(db, recipe, user.userId));
      const others = { exceptUserId: user?.userId, page, limit };
      const total = votes.ratingCount - (mine?.removedAt === null ? 1 : 0);
      return {
        mine: mine && present(mine),
        reviews: (await listReviews(db, recipe, others)).map(present),
        ...votes,
        total,
        page,
        limit,
        hasMore: page * limit < total,
      };
    },

    remove: async ({ params, user: { userId } }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      return takeBackRating(db, recipe, userId);
    },
  };
}

function present(row: ReviewRow): Review {
  return {
    _id: row.id,
    user: { _id: row.userId, username: row.username },
    rating: row.rating,
    review: row.review ?? undefined,
    photos: row.photoIds.map((id) => imageUrl(id)),
    replyCount: row.replyCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...presentRemoval(row),
  };
}
