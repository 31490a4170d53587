/** Making a webhook and rolling its secret: the password is asked for, since either gives lasting access to what one reads. */
import { webhookLimits, type Webhook } from '@saltbush/contract/account/webhooks';
import { AppError } from '@saltbush/contract/errors';
import type { WebhookEvent } from '@saltbush/domain/account/webhooks/webhook-events';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { maySendTo } from '../../../outside/web-page/address-rule';
import type { Authorized } from '../../../platform/authorized';
import type { SignedIn } from '../../../platform/http/session';
import { newId } from '../../../platform/ids';
import type { Seal } from '../../../platform/sealed-text';
import { lockAccount } from '../../account/accounts';
import { getHousehold, lockMembersOf } from '../../account/households';
import { confirmIdentity, signInChangedEmail } from '../../account/sign-in-methods';
import { newWebhookSecret, rolled } from './webhook-secrets';
import { presentWebhook } from './webhooks.present';
import {
  countWebhooks,
  findWebhook,
  insertWebhook,
  saveSecrets,
  type WebhookRow,
} from './webhooks.store';

interface WantedWebhook {
  url: string;
  events: readonly WebhookEvent[];
  householdId?: string | undefined;
  password?: string | undefined;
}

interface MadeSecret {
  secret: string;
  webhook: Webhook;
}

type Context = Deps & { seal: Seal };

/**
 * @returns the secret, which is stored encrypted only, and the webhook
 * @throws AppError VALIDATION_FAILED for an address that may not be called; NOT_FOUND or FORBIDDEN for a household one is
 * not in; CONFIRM_PASSWORD, WRONG_PASSWORD; NOT_POSSIBLE when the person has as many as one may have
 */
export async function makeWebhook(
  deps: Context,
  person: SignedIn,
  { url, events, householdId, password }: WantedWebhook,
): Promise<MadeSecret> {
  const { database, config, clock, mail, seal } = deps;
  checkAddress(url, config);
  if (householdId !== undefined) await getHousehold(database.db, householdId, person.userId);
  const user = await confirmIdentity(deps, person, password);
  const [id, secret] = [newId(), newWebhookSecret()];
  await database.db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    if ((await countWebhooks(tx, user.id)) >= webhookLimits.perPerson) throw tooMany();
    if (householdId !== undefined) {
      // Who makes it stays a member until it is there.
      await lockMembersOf(tx, [householdId]);
      await getHousehold(tx, householdId, user.id);
    }
    await insertWebhook(tx, {
      id,
      userId: user.id,
      householdId: householdId ?? null,
      // As browsers write it: the host is read out of it.
      url: new URL(url).href,
      events: [...new Set(events)],
      sealedSecret: seal.close(secret, id),
      createdAt: clock(),
    });
    const write = () => signInChangedEmail(user, 'webhook-made', `${config.publicUrl}/account`);
    await mail.enqueue(tx, user.email, write);
  });
  mail.wake();
  return { secret, webhook: await present(deps, id) };
}

/** @throws AppError CONFIRM_PASSWORD, WRONG_PASSWORD */
export async function rollSecret(
  deps: Context,
  person: SignedIn,
  { webhook, password }: { webhook: Authorized<WebhookRow>; password: string | undefined },
): Promise<MadeSecret> {
  await confirmIdentity(deps, person, password);
  const { database, clock, seal } = deps;
  const secret = newWebhookSecret();
  await saveSecrets(database.db, webhook, rolled(seal, webhook, { secret, now: clock() }));
  return { secret, webhook: await present(deps, webhook.id) };
}

async function present({ database, clock }: Context, id: string): Promise<Webhook> {
  const found = await findWebhook(database.db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return presentWebhook(found, clock());
}

function checkAddress(
  url: string,
  { allowedPrivateWebhookHosts }: Pick<Deps['config'], 'allowedPrivateWebhookHosts'>,
): void {
  if (maySendTo(url, allowedPrivateWebhookHosts)) return;
  throw new AppError('VALIDATION_FAILED', [{ field: 'url', message: refused }]);
}

const refused = say(
  'Please use a public https address. Whoever runs this Saltbush can allow hosts in its own network.',
);

const tooMany = () =>
  new AppError(
    'NOT_POSSIBLE',
    say('You have {perPerson} webhooks, as many as one may have. Remove one first.', {
      perPerson: webhookLimits.perPerson,
    }),
  );
