import type { FastifyInstance } from 'fastify';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import {
  getInstanceSettings,
  isRegistrationAsked,
  saveInstanceSettings,
} from './instance-settings.store';

export function serveInstanceSettings(app: FastifyInstance, deps: Deps): void {
  const { database, config, clock } = deps;
  serve(
    app,
    instanceSettingsRoutes,
  )({
    get: async () => getInstanceSettings(database.db, config),
    update: async ({ body, user }) => {
      const change = { userId: user.userId, now: clock() };
      await saveInstanceSettings(database.db, body, change);
      return getInstanceSettings(database.db, config);
    },
    shown: async () => {
      const { isForPublic } = await getInstanceSettings(database.db, config);
      return { isForPublic };
    },
    question: async () => ({ isAsked: await isRegistrationAsked(database.db, config) }),
  });
}
