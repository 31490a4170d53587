import type { FastifyInstance } from 'fastify';
import { apiTokensRoutes, type ApiToken } from '@saltbush/contract/account/api-tokens';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import { serve } from '../../../platform/http/serve';
import { deleteApiToken, findApiToken, listApiTokens, type ListedToken } from './api-tokens.store';
import { makeToken } from './make-token';
import type { TokenTexts } from './token-text';

export function serveApiTokens(
  app: FastifyInstance,
  deps: Deps & { tokenTexts: TokenTexts },
): void {
  const { db } = deps.database;
  serve(
    app,
    apiTokensRoutes,
  )({
    list: async ({ user }) => ({ apiTokens: (await listApiTokens(db, user.userId)).map(present) }),

    current: async ({ user }) => ({ scopes: [...(user.program?.scopes ?? everything)] }),

    create: async ({ body, user }) => {
      const { token, row } = await makeToken(deps, user, body);
      return { token, apiToken: present(row) };
    },

    remove: async ({ params, user }) => {
      const found = await findApiToken(db, params.id);
      await deleteApiToken(
        db,
        authorize(found, ({ userId }) => userId === user.userId),
      );
    },
  });
}

/** Of a person who is signed in. */
const everything: readonly TokenScope[] = ['everything'];

const present = ({
  id,
  name,
  scopes,
  householdId,
  household,
  createdAt,
  lastUsedAt,
  expiresAt,
}: ListedToken): ApiToken => ({
  _id: id,
  name,
  scopes,
  ...(householdId !== null && { household: { _id: householdId, name: household ?? '' } }),
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
});
