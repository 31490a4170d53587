/** The secrets that sign: made here, and stored encrypted, since they must sign again. */
import { randomBytes } from 'node:crypto';
import { webhookLimits } from '@saltbush/contract/account/webhooks';
import type { Seal } from '../../../platform/sealed-text';
import type { WebhookRow } from './webhooks.store';

type Sealed = Pick<WebhookRow, 'sealedSecret' | 'sealedOldSecret' | 'oldSecretUntil'>;

/** Of the length that the specification allows (24 to 64 bytes). @example newWebhookSecret() // 'whsec_MfKQ9r8G…' */
export const newWebhookSecret = (): string =>
  `whsec_${randomBytes(secretBytes).toString('base64')}`;

/** The one that signed until now goes on for some hours, so that a receiver loses nothing while it is given the new one. */
export function rolled(
  seal: Seal,
  { id, sealedSecret }: Pick<WebhookRow, 'id' | 'sealedSecret'>,
  { secret, now }: { secret: string; now: Date },
): Sealed {
  return {
    sealedSecret: seal.close(secret, id),
    sealedOldSecret: sealedSecret,
    oldSecretUntil: new Date(now.getTime() + webhookLimits.oldSecretHours * 60 * 60_000),
  };
}

/** @returns the newest first; none after the instance got another secret, until it is rolled */
export function signingSecrets(
  seal: Seal,
  { id, sealedSecret, sealedOldSecret, oldSecretUntil }: Sealed & Pick<WebhookRow, 'id'>,
  now: Date,
): string[] {
  const secret = seal.open(sealedSecret, id);
  if (secret === undefined) return [];
  const isOldGood = sealedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  const old = isOldGood ? seal.open(sealedOldSecret, id) : undefined;
  return old === undefined ? [secret] : [secret, old];
}

const secretBytes = 32;
