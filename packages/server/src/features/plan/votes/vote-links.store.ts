/** Personal links to vote, and the people they are for. */
import { and, eq, gt, lte, not, sql, type SQL } from 'drizzle-orm';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { Db } from '../../../platform/db/connect';
import { isActive, type Demands } from '../../access/account-access';
import { chosenTimeZoneOf, isPlanOwnerOf } from '../../account/households';
import { householdMembers } from '../../../schema/households';
import { syncRows } from '../../../schema/plan/sync';
import { voteLinks } from '../../../schema/plan/votes';

/** Whose link it is. */
export interface LinkOf {
  ownerId: string;
  eaterId: string;
}

/** A link that works. */
export interface OpenLink extends LinkOf {
  name: string;
  createdBy: string;
  expiresAt: Date;
  /** That the owner has chosen. */
  timeZone: TimeZone | null;
}

interface OpenAt {
  now: Date;
  demands: Demands;
}

/** Nothing for one that has ended. */
export async function findOpenLink(
  db: Db,
  { tokenHash, ...open }: { tokenHash: string } & OpenAt,
): Promise<OpenLink | undefined> {
  const [link] = await openLinks(db, open, eq(voteLinks.tokenHash, tokenHash));
  return link;
}

/** Of a plan. */
export const listOpenLinks = (
  db: Db,
  { ownerId, ...open }: { ownerId: string } & OpenAt,
): Promise<OpenLink[]> => openLinks(db, open, eq(voteLinks.ownerId, ownerId));

/** Whether someone with this id eats with the owner and has no account. */
export async function hasGuest(db: Db, { ownerId, eaterId }: LinkOf): Promise<boolean> {
  const [row] = await db
    .select({ id: syncRows.id })
    .from(syncRows)
    .where(and(eq(syncRows.ownerId, ownerId), eq(syncRows.id, eaterId), isGuest));
  return row !== undefined;
}

/** Replaces the one before. Links of this owner that have expired go, so that they do not stay for ever. */
export async function putLink(
  db: Db,
  link: LinkOf & { tokenHash: string; createdBy: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { ownerId, eaterId, now, ...made } = link;
  await db.transaction(async (tx) => {
    await tx
      .delete(voteLinks)
      .where(and(eq(voteLinks.ownerId, ownerId), lte(voteLinks.expiresAt, now)));
    await tx
      .insert(voteLinks)
      .values({ ownerId, eaterId, ...made })
      .onConflictDoUpdate({ target: [voteLinks.ownerId, voteLinks.eaterId], set: made });
  });
}

export async function removeLink(db: Db, { ownerId, eaterId }: LinkOf): Promise<void> {
  await db
    .delete(voteLinks)
    .where(and(eq(voteLinks.ownerId, ownerId), eq(voteLinks.eaterId, eaterId)));
}

/** Its person still eats here without an account, and who made it may still sign in and plan meals. */
const openLinks = (db: Db, { now, demands }: OpenAt, condition: SQL): Promise<OpenLink[]> =>
  db
    .select({
      ownerId: voteLinks.ownerId,
      eaterId: voteLinks.eaterId,
      createdBy: voteLinks.createdBy,
      expiresAt: voteLinks.expiresAt,
      timeZone: chosenTimeZoneOf(voteLinks.ownerId),
      name: sql<string>`${syncRows.fields}->>'name'`,
    })
    .from(voteLinks)
    .innerJoin(
      syncRows,
      and(
        eq(syncRows.ownerId, voteLinks.ownerId),
        sql`${syncRows.id} = ${voteLinks.eaterId}::text collate "C"`,
        isGuest,
      ),
    )
    .where(
      and(
        condition,
        gt(voteLinks.expiresAt, now),
        isActive(voteLinks.createdBy, demands),
        isPlanOwnerOf(voteLinks.ownerId, voteLinks.createdBy),
      ),
    );

const isMember = sql`exists (select from ${householdMembers} member
  where member.household_id = ${syncRows.ownerId} and member.user_id::text = ${syncRows.id})`;

/** Someone who eats with the owner and has no account. */
const isGuest = and(
  eq(syncRows.kind, 'eaters'),
  eq(syncRows.isDeleted, false),
  sql`${syncRows.fields}->>'name' is not null`,
  sql`${syncRows.fields}->'isMember' is distinct from 'true'::jsonb`,
  not(isMember),
)!;
