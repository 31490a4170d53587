import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { notificationLimits, notificationsRoutes } from '@saltbush/contract/account/notifications';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { maySendTo } from '../../../outside/web-page/address-rule';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { digestOf } from '../../../platform/secrets';
import { listChoices, saveChoice } from './choices.store';
import { openNotices, type Notices } from './notices';
import {
  countQueuedTimers,
  hasSubscription,
  queueForDevice,
  removeDevice,
  saveSubscription,
  unqueueForDevice,
} from './push-queue.store';
import { loadVapidKeys } from './vapid-keys';

type NotificationHandlers = Partial<Handlers<typeof notificationsRoutes>>;

export async function serveNotifications(app: FastifyInstance, deps: Deps): Promise<void> {
  const keys = await loadVapidKeys(deps.database.db);
  const notices = openNotices(deps, keys);
  serve(
    app,
    notificationsRoutes,
  )({
    ...choiceHandlers(deps, keys.publicKey),
    ...deviceHandlers(deps, notices),
    ...timerHandlers(deps, notices),
  });
  app.addHook('onListen', async () => notices.start());
  app.addHook('onClose', () => notices.stop());
}

function choiceHandlers({ database: { db }, mail }: Deps, publicKey: string) {
  return {
    get: async ({ user: { userId, sessionId } }) => ({
      publicKey,
      choices: await listChoices(db, userId),
      isSubscribed: await hasSubscription(db, sessionId),
      isMailSetUp: await mail.isSetUp(),
    }),
    setChoice: async ({ body, user }) => {
      await saveChoice(db, user.userId, body);
    },
  } satisfies NotificationHandlers;
}

function deviceHandlers({ database: { db }, config, clock }: Deps, notices: Notices) {
  return {
    subscribe: async ({ body: { endpoint, keys }, user: { userId, sessionId } }) => {
      if (!maySendTo(endpoint, config.allowedPrivateImportHosts)) {
        throw new AppError('PUSH_ADDRESS_REFUSED');
      }
      const device = { id: digestOf(endpoint), userId, sessionId, endpoint, ...keys };
      await db.transaction((tx) =>
        saveSubscription(tx, { ...device, seenAt: clock() }, notificationLimits.devices),
      );
    },
    unsubscribe: async ({ user: { sessionId } }) => {
      await removeDevice(db, sessionId);
    },
    sendTest: async ({ user: { sessionId } }) => {
      const isQueued = await queueForDevice(db, sessionId, {
        kind: 'test',
        topic: 'test',
        content: () => ({
          title: say('Notifications are on'),
          body: say('Saltbush can reach you on this device.'),
          path: '/account/notifications',
        }),
        dueAt: clock(),
        expiresAt: new Date(clock().getTime() + testLifetimeMs),
      });
      if (!isQueued)
        throw new AppError('NOT_FOUND', say('Turn notifications on for this device first.'));
      notices.wake();
    },
  } satisfies NotificationHandlers;
}

function timerHandlers({ database: { db }, clock }: Deps, notices: Notices) {
  return {
    setTimer: async ({ params: { id }, body: { name, endsAt, recipe }, user: { sessionId } }) => {
      const now = clock().getTime();
      // A device whose clock is a little ahead is notified at once.
      const dueAt = new Date(Math.max(now, Date.parse(endsAt)));
      if (dueAt.getTime() > now + notificationLimits.timerMs) throw tooFar();
      if ((await countQueuedTimers(db, sessionId)) >= notificationLimits.timers) throw tooMany();
      const isScheduled = await queueForDevice(db, sessionId, {
        kind: 'timers',
        topic: `timer:${id}`,
        content: () => ({
          title: say('Timer done'),
          body: name,
          path: recipe === undefined ? '/my-recipes' : `/recipes/${recipe}`,
        }),
        dueAt,
        expiresAt: new Date(dueAt.getTime() + timerLifetimeMs),
      });
      if (isScheduled) notices.wakeAt(dueAt);
      return { isScheduled };
    },
    removeTimer: async ({ params: { id }, user: { sessionId } }) => {
      await unqueueForDevice(db, sessionId, `timer:${id}`);
    },
  } satisfies NotificationHandlers;
}

const testLifetimeMs = 5 * 60_000;
/** Later than that, the food is burnt. */
const timerLifetimeMs = 10 * 60_000;

const tooFar = () =>
  new AppError('VALIDATION_FAILED', [
    { field: 'endsAt', message: say('A timer can run for at most 24 hours') },
  ]);
const tooMany = () =>
  new AppError('VALIDATION_FAILED', [{ field: 'id', message: say('Stop another timer first') }]);
