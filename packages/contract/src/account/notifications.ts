/** What a person is notified, and on which devices (decision 0069). */
import * as z from 'zod/mini';
import {
  hasChannel,
  noticeChannels,
  noticeKinds,
} from '@saltbush/domain/device/notifications/choices';
import { say } from '@saltbush/domain/texts/say';
import { idParams, idSchema, lineSchema, rawTextSchema, timestampSchema } from '../schemas/fields';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';

export const notificationLimits = {
  /** The oldest device goes when one more is added. */
  devices: 20,
  timers: 50,
  timerName: 120,
  /** A timer may end this far ahead, in milliseconds. */
  timerMs: 24 * 60 * 60 * 1000,
} as const;

const choiceSchema = z.object({
  kind: z.enum(noticeKinds),
  channel: z.enum(noticeChannels),
  isOn: z.boolean(),
});

const base64url = (message: string, length: number) =>
  z.string(message).check(maxLength(length, message), z.regex(/^[\w-]+={0,2}$/, message));

/** What `PushSubscription.toJSON()` gives (W3C Push API). */
const subscriptionSchema = z.object({
  endpoint: rawTextSchema(2_000),
  keys: z.object({
    p256dh: base64url(say('The key of the browser is damaged'), 200),
    auth: base64url(say('The secret of the browser is damaged'), 100),
  }),
});

export const notificationsRoutes = {
  get: route({
    method: 'GET',
    path: '/notifications',
    summary: 'What the person who asks is notified, and whether this device is.',
    access: 'signed-in',
    response: z.object({
      /** For `pushManager.subscribe`: the VAPID key of this instance, base64url. */
      publicKey: z.string(),
      choices: z.array(choiceSchema),
      /** Whether notices are pushed to the device of this session. */
      isSubscribed: z.boolean(),
      /** Otherwise mails wait in the outbox of the admins. */
      isMailSetUp: z.boolean(),
    }),
  }),
  setChoice: route({
    method: 'PUT',
    path: '/notifications/choices',
    summary: 'Turn one kind of notice on or off, for one way.',
    access: 'signed-in',
    body: choiceSchema.check(
      z.refine(({ kind, channel }) => hasChannel(kind, channel), {
        path: ['channel'],
        error: say('These notices are not sent that way'),
      }),
    ),
  }),
  subscribe: route({
    method: 'PUT',
    path: '/notifications/subscription',
    summary: 'Push notices to the device of this session. Ends with its sign-out.',
    access: 'signed-in',
    body: subscriptionSchema,
    errors: ['PUSH_ADDRESS_REFUSED'],
    rateLimit: { max: 60, seconds: 15 * 60 },
  }),
  unsubscribe: route({
    method: 'DELETE',
    path: '/notifications/subscription',
    summary: 'Push nothing more to the device of this session.',
    access: 'signed-in',
  }),
  sendTest: route({
    method: 'POST',
    path: '/notifications/test',
    summary: 'Push a notice to the device of this session, to see that it arrives.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
    rateLimit: { max: 10, seconds: 5 * 60 },
  }),
  setTimer: route({
    method: 'PUT',
    path: '/notifications/timers/{id}',
    summary: 'Push a notice to the device of this session when its timer ends.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      name: lineSchema(notificationLimits.timerName),
      endsAt: timestampSchema.check(maxLength(40)),
      /** Its recipe, which the notice opens. */
      recipe: z.optional(idSchema),
    }),
    /** False where nothing is pushed to this device, or notices of timers are off. */
    response: z.object({ isScheduled: z.boolean() }),
    rateLimit: { max: 300, seconds: 5 * 60 },
  }),
  removeTimer: route({
    method: 'DELETE',
    path: '/notifications/timers/{id}',
    summary: 'The timer was stopped or paused: no notice.',
    access: 'signed-in',
    params: idParams,
    rateLimit: { max: 300, seconds: 5 * 60 },
  }),
};

export type NoticeChoice = z.output<typeof choiceSchema>;
