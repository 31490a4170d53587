/** Every way in, at every end of access: gone, or still there, as `endedBy` says. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { endedBy, type EndOfAccess } from '@saltbush/domain/account/accounts/end-of-access';
import { waysIn, type WayIn } from '@saltbush/domain/account/accounts/ways-in';
import { foundHousehold } from '../../../testing/households';
import { openTestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';
import { accountTokens, sessions } from '../../../schema/accounts';
import { householdInvitations } from '../../../schema/households';
import { endAccess } from './end-access';
import { endings } from './endings';
import { addEveryWayIn } from '../../../testing/every-way-in';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { db } = testApp.database;

describe.each(Object.keys(endedBy) as EndOfAccess[])('access that ends by %s', (because) => {
  it('an end of access leaves what stays, and nothing else', async () => {
    const { person, userId } = await someoneWithAll(because);
    const now = testApp.deps.clock();
    const ended = await db.transaction((tx) => endAccess(tx, { userId, because, now }));
    const expected: readonly WayIn[] = endedBy[because];
    expect([...ended].sort()).toEqual([...expected].sort());
    for (const way of waysIn) {
      expect([way, await works(way, userId)]).toEqual([way, !expected.includes(way)]);
    }
    expect(person.token).not.toBe('');
  });

  it('an end of access leaves the session, the device and the methods that its person keeps', async () => {
    const { userId, made } = await someoneWithAll(`${because} partly`);
    const remaining = { sessionId: made.sessionId, passkey: made.passkey, provider: made.provider };
    await db.transaction((tx) =>
      endAccess(tx, {
        userId,
        because,
        now: testApp.deps.clock(),
        remaining: { ...remaining, code: true },
      }),
    );
    for (const way of ['sessions', 'pushes', 'passkeys', 'providers', 'authenticator'] as const) {
      expect([way, await works(way, userId)]).toEqual([way, true]);
    }
  });
});

it("the end of one person's access leaves everything of everyone else", async () => {
  const { userId } = await someoneWithAll('one');
  const other = await someoneWithAll('other');
  const now = testApp.deps.clock();
  for (const because of Object.keys(endedBy) as EndOfAccess[]) {
    await db.transaction((tx) => endAccess(tx, { userId, because, now }));
  }
  for (const way of waysIn) {
    expect([way, await works(way, other.userId)]).toEqual([way, true]);
  }
});

async function someoneWithAll(name: string) {
  const person = await registerUser(testApp.app, `Ann ${name}`);
  const householdId = await foundHousehold(person, name);
  const userId = person.user._id;
  return { person, userId, made: await addEveryWayIn(db, { userId, householdId }) };
}

/** Whether a row of the way is there and has not ended. */
async function works(way: WayIn, userId: string): Promise<boolean> {
  if (way === 'sessions') {
    const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
    return rows.some(({ revokedAt }) => revokedAt === null);
  }
  if (way === 'mailLinks') {
    const rows = await db.select().from(accountTokens).where(eq(accountTokens.userId, userId));
    return rows.some(({ usedAt }) => usedAt === null);
  }
  if (way === 'invitations') {
    const isTheirs = eq(householdInvitations.invitedBy, userId);
    const rows = await db.select().from(householdInvitations).where(isTheirs);
    return rows.some(({ state }) => state === 'pending');
  }
  const [table] = endings[way].tables;
  const columns = table as unknown as Record<string, (typeof sessions)['userId']>;
  const owner = columns['userId'] ?? columns['ownerId'] ?? columns['createdBy'];
  const person = way === 'voteLinks' || way === 'kitchenLinks' ? columns['createdBy'] : owner;
  return (await db.$count(table!, eq(person!, userId))) > 0;
}
