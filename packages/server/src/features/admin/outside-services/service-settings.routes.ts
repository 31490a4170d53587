/** Outside services that an admin sets up while the instance runs (decision 0121). */
import type { FastifyInstance } from 'fastify';
import {
  serviceSettingsRoutes,
  serviceTitles,
  settableServices,
  type ServiceState,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { recordAction } from '../user-admin';
import { checkService } from './checks/check-service';
import { variablesOf } from './list-services';

export function serveServiceSettings(app: FastifyInstance, deps: Deps): void {
  const { database, services, clock } = deps;
  serve(
    app,
    serviceSettingsRoutes,
  )({
    list: async () => ({ services: await presentStates(deps) }),
    save: async ({ body, user: { userId } }) => {
      const { service } = body;
      if (services.isOfEnvironment(service)) throw ofEnvironment(service);
      const now = clock();
      await database.db.transaction(async (tx) => {
        await services.save(tx, body, { userId, now });
        const action = { kind: 'set-up-service', subject: serviceTitles[service] } as const;
        await recordAction(tx, { adminId: userId, ...action, now });
      });
      return { services: await presentStates(deps) };
    },
    remove: async ({ params: { service }, user: { userId } }) => {
      await database.db.transaction(async (tx) => {
        if (!(await services.remove(tx, service))) return;
        const action = { kind: 'removed-service', subject: serviceTitles[service] } as const;
        await recordAction(tx, { adminId: userId, ...action, now: clock() });
      });
    },
    check: async ({ params: { service }, user: { userId }, signal }) =>
      checkService(deps, service, { userId, signal }),
  });
}

const ofEnvironment = (service: SettableService): AppError =>
  new AppError(
    'NOT_POSSIBLE',
    say('{variable} is set on the server. Change it there.', {
      variable: variablesOf[service][0] ?? '',
    }),
  );

const presentStates = (deps: Deps): Promise<ServiceState[]> =>
  Promise.all(settableServices.map((service) => presentState(deps, service)));

async function presentState({ services }: Deps, service: SettableService): Promise<ServiceState> {
  const stored = await services.findStored(service);
  const source = stored ? 'screen' : 'none';
  return {
    service,
    source: services.isOfEnvironment(service) ? 'environment' : source,
    variables: [...variablesOf[service]],
    hasSecret: stored?.hasSecret ?? false,
    isSecretUnreadable: stored?.isSecretUnreadable ?? false,
    ...(stored && { settings: stored.settings }),
  };
}
