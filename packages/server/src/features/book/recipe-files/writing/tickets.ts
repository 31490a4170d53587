/** Tickets: a browser that saves a file sends no bearer token, so the address itself must let it in. */
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { digestOf, newSecret } from '../../../../platform/secrets';
import { isActive, type Demands } from '../../../access/account-access';
import { exportTickets } from '../../../../schema/book/recipe-files';

/** What a ticket lets its bearer fetch: one for an export, whose address is known to a browser's history, is no other. */
type Use = 'export' | 'backups';

/** Also clears away those that have run out. */
export async function issueTicket(
  db: Db,
  { ownerId, use }: { ownerId: string; use: Use },
  now: Date,
): Promise<string> {
  const ticket = newSecret();
  await db.delete(exportTickets).where(lt(exportTickets.expiresAt, now));
  const expiresAt = new Date(now.getTime() + ticketMs);
  await db.insert(exportTickets).values({ id: idOf(use, ticket), ownerId, expiresAt });
  return ticket;
}

/** It works until it runs out: a browser may ask twice, for a resumed download. */
export async function ownerOfTicket(
  db: Db,
  ticket: string,
  { use, now, demands }: { use: Use; now: Date; demands: Demands },
): Promise<string | undefined> {
  const [row] = await db
    .select({ ownerId: exportTickets.ownerId })
    .from(exportTickets)
    .where(
      and(
        eq(exportTickets.id, idOf(use, ticket)),
        gt(exportTickets.expiresAt, now),
        isActive(exportTickets.ownerId, demands),
      ),
    );
  return row?.ownerId;
}

const idOf = (use: Use, ticket: string): string =>
  digestOf(use === 'export' ? ticket : `${use} ${ticket}`);

export const ticketMs = 5 * 60 * 1000;
