import type { FastifyInstance } from 'fastify';
import { reviewsRoutes, type Review } from '@saltbush/contract/recipe/reviews';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { getReadableRecipe } from '../../access/recipe-access';
import {
  findReview,
  listReviews,
  rate,
  readVotes,
  removeRating,
  type ReviewRow,
} from './reviews.store';

/** Who may read a recipe may rate it, its owner too: a household's cook knows best. */
export function serveReviews(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    reviewsRoutes,
  )({
    rate: async ({ params, body, user: { userId } }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      const votes = await rate(db, recipe, { userId, ...body, review: body.review, now: clock() });
      const mine = await findReview(db, recipe, userId);
      return { mine: present(mine!), ...votes };
    },

    list: async ({ params, query: { page, limit }, user }) => {
      const recipe = await getReadableRecipe(db, params.id, user?.userId);
      const votes = await readVotes(db, recipe);
      const mine = user && (await findReview(db, recipe, user.userId));
      const others = { exceptUserId: user?.userId, page, limit };
      const total = votes.ratingCount - (mine ? 1 : 0);
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
      return removeRating(db, recipe, userId);
    },
  });
}

function present(row: ReviewRow): Review {
  return {
    user: { _id: row.userId, username: row.username },
    rating: row.rating,
    review: row.review ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
