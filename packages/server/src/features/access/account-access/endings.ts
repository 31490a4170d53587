/** How each way in is ended, and the tables that it lies in: one that is in none of them fails `endings.test.ts`. */
import { and, eq, inArray, isNull, ne, not, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import type { Db } from '../../../platform/db/connect';
import {
  accountTokens,
  knownNetworks,
  sessions,
  type SignedInWith,
} from '../../../schema/accounts';
import { apiTokens } from '../../../schema/account/api-tokens';
import { calendarFeeds } from '../../../schema/plan/calendar-feed';
import { householdInvitations } from '../../../schema/households';
import { pushSubscriptions } from '../../../schema/account/notifications';
import { oauthCodes, oauthConnections } from '../../../schema/account/oauth';
import { exportTickets } from '../../../schema/book/recipe-files';
import { shareLinks } from '../../../schema/recipe/sharing';
import { serviceSettings } from '../../../schema/account/service-settings';
import {
  authenticators,
  passkeys,
  providerAccounts,
  providerSessions,
  recoveryCodes,
  signInChallenges,
} from '../../../schema/account/sign-in-methods';
import { kitchenLinks } from '../../../schema/plan/kitchen-links';
import { voteLinks } from '../../../schema/plan/votes';
import { webhooks } from '../../../schema/plan/webhooks';
import { unlinkProviders } from './unlink-providers';

/** What its person is signed in with, and keeps. */
export interface RemainingAccess extends SignedInWith {
  sessionId?: string;
}

interface Person {
  userId: string;
  now: Date;
  remaining: RemainingAccess;
}

interface WayToEnd {
  tables: readonly PgTable[];
  /** @returns how many there were */
  end: (tx: Db, person: Person) => Promise<number>;
}

export const endings: Record<WayIn, WayToEnd> = {
  sessions: { tables: [sessions, providerSessions], end: endSessions },
  pushes: {
    tables: [pushSubscriptions],
    end: (tx, { userId, remaining: { sessionId } }) =>
      remove(
        tx,
        pushSubscriptions,
        and(eq(pushSubscriptions.userId, userId), isNot(pushSubscriptions.sessionId, sessionId)),
      ),
  },
  passkeys: {
    tables: [passkeys],
    end: (tx, { userId, remaining: { passkey } }) =>
      remove(tx, passkeys, and(eq(passkeys.userId, userId), isNot(passkeys.id, passkey))),
  },
  providers: { tables: [providerAccounts], end: endProviders },
  authenticator: { tables: [authenticators, recoveryCodes], end: endAuthenticator },
  apiTokens: {
    tables: [apiTokens],
    end: (tx, { userId }) => remove(tx, apiTokens, eq(apiTokens.userId, userId)),
  },
  connections: { tables: [oauthConnections, oauthCodes], end: endConnections },
  webhooks: {
    tables: [webhooks],
    end: (tx, { userId }) => remove(tx, webhooks, eq(webhooks.userId, userId)),
  },
  calendarAddresses: {
    tables: [calendarFeeds],
    end: (tx, { userId }) => remove(tx, calendarFeeds, eq(calendarFeeds.userId, userId)),
  },
  voteLinks: {
    tables: [voteLinks],
    end: (tx, { userId }) => remove(tx, voteLinks, eq(voteLinks.createdBy, userId)),
  },
  kitchenLinks: {
    tables: [kitchenLinks],
    end: (tx, { userId }) => remove(tx, kitchenLinks, eq(kitchenLinks.createdBy, userId)),
  },
  invitations: { tables: [householdInvitations], end: endInvitations },
  exportTickets: {
    tables: [exportTickets],
    end: (tx, { userId }) => remove(tx, exportTickets, eq(exportTickets.ownerId, userId)),
  },
  begunSignIns: {
    tables: [signInChallenges],
    end: (tx, { userId }) => remove(tx, signInChallenges, eq(signInChallenges.userId, userId)),
  },
  mailLinks: { tables: [accountTokens], end: endMailLinks },
};

/** Tables with a secret and a person that no end of access touches, and why. */
export const notEnded: readonly { table: PgTable; because: string }[] = [
  {
    table: shareLinks,
    because:
      'It opens one recipe for whom its person chose, never the account. It answers only while they may sign in.',
  },
  { table: knownNetworks, because: 'It signs nobody in: it has a count of wrong passwords.' },
  {
    table: serviceSettings,
    because:
      'Its secrets sign the instance in to other services. The admin is named as who saved them.',
  },
];

async function remove(tx: Db, table: PgTable, which: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.delete(table).where(which);
  return rowCount ?? 0;
}

async function endSessions(tx: Db, { userId, now, remaining }: Person): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        isNot(sessions.id, remaining.sessionId),
      ),
    )
    .returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  await tx.delete(providerSessions).where(inArray(providerSessions.sessionId, ids));
  return ids.length;
}

async function endProviders(tx: Db, { remaining: { provider }, ...person }: Person) {
  const { issuer, subject } = providerAccounts;
  const isRemaining = provider && and(eq(issuer, provider.issuer), eq(subject, provider.subject));
  return unlinkProviders(tx, person, isRemaining && not(isRemaining));
}

async function endAuthenticator(tx: Db, { userId, remaining }: Person): Promise<number> {
  if (remaining.code) return 0;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return remove(tx, authenticators, eq(authenticators.userId, userId));
}

async function endConnections(tx: Db, { userId }: Person): Promise<number> {
  await tx.delete(oauthCodes).where(eq(oauthCodes.userId, userId));
  return remove(tx, oauthConnections, eq(oauthConnections.userId, userId));
}

async function endInvitations(tx: Db, { userId }: Person): Promise<number> {
  const { rowCount } = await tx
    .update(householdInvitations)
    .set({ state: 'cancelled' })
    .where(
      and(eq(householdInvitations.invitedBy, userId), eq(householdInvitations.state, 'pending')),
    );
  return rowCount ?? 0;
}

async function endMailLinks(tx: Db, { userId, now }: Person): Promise<number> {
  const { rowCount } = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.userId, userId), isNull(accountTokens.usedAt)));
  return rowCount ?? 0;
}

const isNot = (column: Column, remaining: string | undefined): SQL | undefined =>
  remaining === undefined ? undefined : ne(column, remaining);
