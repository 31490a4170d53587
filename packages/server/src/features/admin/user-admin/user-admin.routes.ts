import type { FastifyInstance } from 'fastify';
import { userAdminRoutes, type ListedUser } from '@saltbush/contract/admin/user-admin';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { listActions } from './admin-actions.store';
import { changeUser } from './change-user';
import { findListedUser, listUsers, type ListedRow } from './users.store';

export function serveUserAdmin(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    userAdminRoutes,
  )({
    listUsers: async ({ query: { page, limit, search } }) => {
      const { rows, total } = await listUsers(db, { page, limit, search });
      const totalPages = Math.max(1, Math.ceil(total / limit));
      return {
        users: rows.map(present),
        pagination: {
          currentPage: page,
          totalPages,
          totalUsers: total,
          hasNextPage: page < totalPages,
          hasPrevPage: page > 1,
          limit,
        },
      };
    },
    changeUser: async ({ params: { id }, body, user }) => {
      await changeUser(db, { id, change: body, adminId: user.userId, now: clock() });
      const row = await findListedUser(db, id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
    listActions: async ({ query: { page, limit } }) => {
      const { rows, total } = await listActions(db, { page, limit });
      const actions = rows.map(({ id, adminName, kind, subject, reason, happenedAt }) => ({
        _id: id,
        admin: adminName,
        kind,
        subject,
        ...(reason !== null && { reason }),
        happenedAt: happenedAt.toISOString(),
      }));
      return { actions, total, page, limit, hasMore: page * limit < total };
    },
  });
}

const present = (row: ListedRow): ListedUser => ({
  _id: row.id,
  username: row.username,
  displayUsername: row.displayUsername,
  email: row.email,
  isVerified: row.verifiedAt !== null,
  isAdmin: row.isAdmin,
  isDisabled: row.disabledAt !== null,
  recipeCount: row.recipeCount,
  createdAt: row.createdAt.toISOString(),
  ...(row.lastSeenAt && { lastSeenAt: row.lastSeenAt.toISOString() }),
});
