import type { FastifyInstance } from 'fastify';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { makeSeal } from '../../../platform/sealed-text';
import { loadSessionSecret } from '../../account/accounts';
import { addTest, listDeliveries, sendDeliveryAgain, sendFailedAgain } from './deliveries.store';
import { makeWebhook, rollSecret } from './make-webhook';
import { openWebhookJobs, type WebhookJobs } from './webhook-jobs';
import { presentDelivery, presentWebhook } from './webhooks.present';
import {
  deleteWebhook,
  findWebhook,
  listWebhooks,
  pauseWebhook,
  resumeWebhook,
  type NamedWebhook,
} from './webhooks.store';

type WebhookHandlers = Partial<Handlers<typeof webhooksRoutes>>;

export async function serveWebhooks(app: FastifyInstance, deps: Deps): Promise<void> {
  const secret = await loadSessionSecret(deps.database.db, deps.config.sessionSecret);
  const seal = makeSeal(secret, 'webhook');
  const jobs = openWebhookJobs(deps, seal);
  const { db } = deps.database;
  serve(
    app,
    webhooksRoutes,
  )({
    create: ({ body, user }) => makeWebhook({ ...deps, seal }, user, body),
    rollSecret: async ({ params: { id }, body: { password }, user }) => {
      const webhook = await getWebhook(db, id, user.userId);
      return rollSecret({ ...deps, seal }, user, { webhook, password });
    },
    ...webhookHandlers(deps, jobs),
    ...deliveryHandlers(deps, jobs),
  });
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', () => jobs.stop());
}

function webhookHandlers({ database: { db }, clock }: Deps, jobs: WebhookJobs) {
  return {
    list: async ({ user }) => ({
      webhooks: (await listWebhooks(db, user.userId)).map((row) => presentWebhook(row, clock())),
    }),
    setPaused: async ({ params: { id }, body: { isPaused }, user }) => {
      const webhook = await getWebhook(db, id, user.userId);
      if (isPaused) await pauseWebhook(db, webhook, clock());
      else await resumeWebhook(db, webhook, clock());
      jobs.wake();
    },
    remove: async ({ params: { id }, user }) => {
      await deleteWebhook(db, await getWebhook(db, id, user.userId));
    },
  } satisfies WebhookHandlers;
}

function deliveryHandlers({ database: { db }, clock }: Deps, jobs: WebhookJobs) {
  return {
    listDeliveries: async ({ params: { id }, user }) => {
      const deliveries = await listDeliveries(db, await getWebhook(db, id, user.userId));
      return { deliveries: deliveries.map(presentDelivery) };
    },
    sendTest: async ({ params: { id }, user }) => {
      const webhook = await getWebhook(db, id, user.userId);
      if (webhook.pausedAt) throw new AppError('NOT_POSSIBLE', say('Please resume it first.'));
      await addTest(db, webhook, clock());
      jobs.wake();
    },
    sendAgain: async ({ params: { id, deliveryId }, user }) => {
      const webhook = await getWebhook(db, id, user.userId);
      if (!(await sendDeliveryAgain(db, webhook, { deliveryId, now: clock() }))) {
        throw new AppError('NOT_FOUND');
      }
      jobs.wake();
    },
    sendFailedAgain: async ({ params: { id }, body: { since }, user }) => {
      const webhook = await getWebhook(db, id, user.userId);
      const asked = { since: new Date(since), now: clock() };
      const count = await sendFailedAgain(db, webhook, asked);
      jobs.wake();
      return { count };
    },
  } satisfies WebhookHandlers;
}

/** @throws AppError NOT_FOUND for that of another person */
async function getWebhook(db: Db, id: string, userId: string): Promise<Authorized<NamedWebhook>> {
  return authorize(await findWebhook(db, id), (found) => found.userId === userId);
}
