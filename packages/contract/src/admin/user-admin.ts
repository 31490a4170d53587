/** The accounts of an instance, for its admins, and what admins did (Spec 3, User list; Spec 7, Admin). */
import * as z from 'zod/mini';
import { adminActions } from '@saltbush/domain/admin/admin-actions';
import { route } from '../route';
import { idSchema, rawTextSchema, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';

const adminTimeoutMs = 15_000;
/** Spec 9: 50 in the admin user list. */
const usersPerPage = 50;

const listedUserSchema = z.object({
  _id: idSchema,
  username: z.string(),
  displayUsername: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  isDisabled: z.boolean(),
  recipeCount: z.int(),
  createdAt: timestampSchema,
  /** When it last used Saltbush, to ten minutes. */
  lastSeenAt: z.optional(timestampSchema),
});

export const userAdminRoutes = {
  listUsers: route({
    method: 'GET',
    path: '/admin/users',
    summary: 'The accounts, the newest first; or those whose name or email has the text.',
    access: 'admin',
    query: z.extend(pageQuery(usersPerPage), { search: z.optional(rawTextSchema(100)) }),
    response: z.object({
      users: z.array(listedUserSchema),
      pagination: z.object({
        currentPage: z.int(),
        totalPages: z.int(),
        totalUsers: z.int(),
        hasNextPage: z.boolean(),
        hasPrevPage: z.boolean(),
        limit: z.int(),
      }),
    }),
    timeoutMs: adminTimeoutMs,
  }),
  changeUser: route({
    method: 'PATCH',
    path: '/admin/users/{id}',
    summary: 'Verify, disable or enable an account, or make it an admin or not; what is sent.',
    access: 'admin',
    params: z.object({ id: idSchema }),
    body: z.object({
      /** An address that is verified stays so. */
      isVerified: z.optional(z.literal(true)),
      /** A disabled account is signed out everywhere and can't sign in. */
      isDisabled: z.optional(z.boolean()),
      isAdmin: z.optional(z.boolean()),
    }),
    response: listedUserSchema,
    errors: ['NOT_FOUND', 'LAST_ADMIN', 'OWN_ACCOUNT'],
    timeoutMs: adminTimeoutMs,
  }),
  listActions: route({
    method: 'GET',
    path: '/admin/actions',
    summary: 'What admins did to accounts, recipes, pictures and integrations, the newest first.',
    access: 'admin',
    query: pageQuery(usersPerPage),
    response: z.object({
      actions: z.array(
        z.object({
          _id: idSchema,
          admin: z.string(),
          kind: z.enum(adminActions),
          subject: z.string(),
          reason: z.optional(z.string()),
          happenedAt: timestampSchema,
        }),
      ),
      ...pageFields,
    }),
    timeoutMs: adminTimeoutMs,
  }),
};

export type ListedUser = z.output<typeof listedUserSchema>;
export type AdminActionOnWire = z.output<
  (typeof userAdminRoutes)['listActions']['response']
>['actions'][number];
