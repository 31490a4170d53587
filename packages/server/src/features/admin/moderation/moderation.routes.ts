import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import {
  adminReportsRoutes,
  reportsRoutes,
  type ReportedRecipe,
} from '@saltbush/contract/book/reports';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import { getReadableRecipe, type AccessLostListener } from '../../access/recipe-access';
import { dismissReports, hideRecipe, showRecipe } from './decide';
import { serveReviewReports } from './review-reports.routes';
import {
  listHidden,
  listReported,
  readOpenReports,
  readRecipes,
  writeReport,
} from './reports.store';

export function serveModeration(
  app: FastifyInstance,
  deps: Deps,
  onAccessLost: AccessLostListener,
): void {
  const { db } = deps.database;
  serve(
    app,
    reportsRoutes,
  )({
    report: async ({ params, user: { userId }, body: { reason, note } }) => {
      const { id, ...recipe } = await getReadableRecipe(db, params.id, userId);
      const isPublic = recipe.isListed || recipe.sharingMode === 'public';
      if (!isPublic || recipe.ownerId === userId) throw new AppError('NOT_FOUND');
      await writeReport(db, { recipeId: id, reporterId: userId, reason, note, now: deps.clock() });
    },
  });
  serve(
    app,
    adminReportsRoutes,
  )({
    list: async ({ query: { page, limit, state } }) => {
      const list = state === 'open' ? listReported : listHidden;
      const { ids, total } = await list(db, { page, limit });
      const recipes = await describe(db, ids);
      return { recipes, total, page, limit, hasMore: page * limit < total };
    },
    hide: async ({ params: { id: recipeId }, body: { reason }, user }) => {
      await hideRecipe(deps, { recipeId, reason, adminId: user.userId }, onAccessLost);
    },
    show: async ({ params: { id: recipeId }, user }) => {
      await showRecipe(deps, { recipeId, adminId: user.userId });
    },
    dismiss: async ({ params: { id: recipeId }, user }) => {
      await dismissReports(deps, { recipeId, adminId: user.userId });
    },
  });
  serveReviewReports(app, deps);
}

async function describe(db: Db, ids: string[]): Promise<ReportedRecipe[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await readRecipes(db, ids)).map((row) => [row.id, row]));
  const reports = await readOpenReports(db, ids);
  return ids.flatMap((id): ReportedRecipe[] => {
    const row = rows.get(id);
    if (!row) return [];
    return [
      {
        recipe: { _id: id, title: row.title },
        owner: { _id: row.ownerId, username: row.owner },
        reports: reports
          .filter(({ recipeId }) => recipeId === id)
          .map(({ reason, note, reporter, createdAt }) => ({
            reason,
            ...(note !== null && { note }),
            reporter,
            createdAt: createdAt.toISOString(),
          })),
        ...(row.hiddenAt !== null && {
          hidden: { reason: row.hiddenReason!, since: row.hiddenAt.toISOString() },
        }),
      },
    ];
  });
}
