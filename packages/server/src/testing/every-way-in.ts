import { digestOf, newSecret } from '../platform/secrets';
import type { Db } from '../platform/db/connect';
import { newId } from '../platform/ids';
import { accountTokens, sessions } from '../schema/accounts';
import { apiTokens } from '../schema/account/api-tokens';
import { calendarFeeds } from '../schema/plan/calendar-feed';
import { householdInvitations } from '../schema/households';
import { planOwners } from '../schema/meal-plans';
import { pushSubscriptions } from '../schema/account/notifications';
import { oauthClients, oauthConnections } from '../schema/account/oauth';
import { exportTickets } from '../schema/book/recipe-files';
import {
  authenticators,
  passkeys,
  providerAccounts,
  recoveryCodes,
  signInChallenges,
} from '../schema/account/sign-in-methods';
import { kitchenLinks } from '../schema/plan/kitchen-links';
import { voteLinks } from '../schema/plan/votes';
import { webhooks } from '../schema/plan/webhooks';

/** Gives a person one row of every way in. */
export async function addEveryWayIn(
  db: Db,
  { userId, householdId }: { userId: string; householdId: string },
) {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60 * 60_000);
  const id = () => digestOf(newSecret());
  const sessionId = id();
  const passkey = id();
  const provider = { issuer: 'https://id.example', subject: id() };
  await db.insert(planOwners).values({ id: userId, userId }).onConflictDoNothing();
  await db.insert(sessions).values({ id: sessionId, userId, createdAt: now, expiresAt });
  await db.insert(pushSubscriptions).values({
    id: id(),
    userId,
    sessionId,
    endpoint: 'https://push.example',
    p256dh: 'p',
    auth: 'a',
    seenAt: now,
  });
  await db.insert(passkeys).values({
    id: passkey,
    userId,
    name: 'Phone',
    publicKey: '',
    counter: 0,
    transports: [],
    isSynced: false,
    createdAt: now,
  });
  await db.insert(providerAccounts).values({ ...provider, userId, linkedAt: now });
  await db
    .insert(authenticators)
    .values({ userId, sealedKey: '', lastStep: 0, createdAt: now, confirmedAt: now });
  await db.insert(recoveryCodes).values({ id: id(), userId });
  await db.insert(apiTokens).values({
    id: newId(),
    digest: id(),
    userId,
    name: 'Script',
    scopes: ['list'],
    createdAt: now,
  });
  const clientId = newId();
  const redirectUri = 'https://program.example/signed-in';
  await db
    .insert(oauthClients)
    .values({ id: clientId, name: 'Program', redirectUris: [redirectUri], createdAt: now });
  await db.insert(oauthConnections).values({
    id: newId(),
    userId,
    clientId,
    redirectUri,
    scopes: ['list'],
    refreshDigest: id(),
    createdAt: now,
    refreshedAt: now,
  });
  await db.insert(webhooks).values({
    id: newId(),
    userId,
    url: 'https://hooks.example/saltbush',
    events: ['list.changed'],
    sealedSecret: '',
    createdAt: now,
    seenVersion: 0,
  });
  await db
    .insert(calendarFeeds)
    .values({ userId, ownerId: userId, tokenHash: id(), createdAt: now });
  await db
    .insert(voteLinks)
    .values({ ownerId: userId, eaterId: newId(), tokenHash: id(), createdBy: userId, expiresAt });
  await db.insert(kitchenLinks).values({
    id: newId(),
    ownerId: userId,
    name: 'Tablet',
    tokenHash: id(),
    createdBy: userId,
    createdAt: now,
  });
  await db
    .insert(householdInvitations)
    .values({ id: newId(), householdId, invitedBy: userId, tokenHash: id(), expiresAt });
  await db.insert(exportTickets).values({ id: id(), ownerId: userId, expiresAt });
  await db
    .insert(signInChallenges)
    .values({ id: id(), kind: 'second-step', userId, data: {}, expiresAt });
  await db
    .insert(accountTokens)
    .values({ id: id(), userId, purpose: 'reset-password', createdAt: now, expiresAt });
  return { sessionId, passkey, provider };
}
