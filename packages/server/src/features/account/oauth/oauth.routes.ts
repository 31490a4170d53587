/** Other programs connect themselves to an account, as far as its person lets them (OAuth 2.1, decision 0125). */
import type { FastifyInstance } from 'fastify';
import { oauthRoutes } from '@saltbush/contract/account/oauth';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import { serve } from '../../../platform/http/serve';
import { allowProgram } from './authorization/allow-program';
import { readRequest } from './authorization/read-request';
import { deleteConnection, findConnection, listConnections } from './connections.store';
import { serveMetadata } from './discovery/metadata.routes';
import { scheduleOAuthMaintenance } from './oauth-maintenance';
import { presentConnection } from './oauth.present';
import { serveProtocol } from './protocol/protocol-endpoints';
import type { ConnectionTokens } from './protocol/token-model';
import { returnPlace } from './redirect-uri';

export function serveOAuth(app: FastifyInstance, deps: Deps, tokens: ConnectionTokens): void {
  const { database, config } = deps;
  const { db } = database;
  const { publicUrl } = config;
  serve(
    app,
    oauthRoutes,
  )({
    ask: async ({ query }) => {
      const request = await readRequest({ db, publicUrl }, query);
      const { client, redirectUri, offered, problem, answerUrl } = request;
      return {
        program: { name: client.name, returnsTo: returnPlace(redirectUri) },
        scopes: offered,
        problem: problem?.words,
        refusedUrl: answerUrl({ error: problem?.error ?? 'access_denied' }),
      };
    },

    allow: async ({ body, user }) => ({ allowedUrl: await allowProgram(deps, user, body) }),

    listConnections: async ({ user }) => ({
      connections: (await listConnections(db, user.userId)).map(presentConnection),
    }),

    removeConnection: async ({ params, user }) => {
      const found = await findConnection(db, params.id);
      await deleteConnection(
        db,
        authorize(found, ({ userId }) => userId === user.userId),
      );
    },
  });
  serveProtocol(app, deps, tokens);
  serveMetadata(app, publicUrl);
  scheduleOAuthMaintenance(app, deps);
}
