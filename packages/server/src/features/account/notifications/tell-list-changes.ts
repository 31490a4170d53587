/**
 * Tells members of what others changed on the list of their household (`domain/device/notifications/list-changes`).
 *
 * It reads the history of operations in the background, so that a change costs nothing more when it is made.
 */
import { sql } from 'drizzle-orm';
import {
  describeListChanges,
  listNoticeDelayMs,
  listNoticeEveryMs,
  notifiedChanges,
  type ListChange,
} from '@saltbush/domain/device/notifications/list-changes';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { householdMembers, households } from '../../../schema/households';
import { syncOperations } from '../../../schema/plan/sync';
import {
  listNotices,
  noticeRefusals,
  pushSubscriptions,
} from '../../../schema/account/notifications';
import { queueForPerson } from './push-queue.store';

/** What is older is no news. */
const newsMs = 60 * 60_000;
const maxChanges = 200;

interface Listener {
  owner_id: string;
  user_id: string;
  household: string;
  notified_version: string;
}

interface ChangeRow {
  version: string;
  name: ListChange['kind'];
  args: { items?: unknown[]; line?: unknown };
  at: string;
  by: string;
}

/** @returns how many people were notified */
export async function tellListChanges(db: Db, now: Date): Promise<number> {
  let notified = 0;
  for (const listener of await listWhoMayBeNotified(db, now)) {
    notified += Number(await tell(db, listener, now));
  }
  return notified;
}

const names = sql`(${sql.join(
  notifiedChanges.map((name) => sql`${name}`),
  sql`, `,
)})`;

/** Members with a device whose list changed lately, and who were not notified in the last minutes. */
async function listWhoMayBeNotified(db: Db, now: Date): Promise<Listener[]> {
  const { rows } = await db.execute<Listener & Record<string, unknown>>(sql`
    with changed as (
      select owner_id, max(version) as version from ${syncOperations}
      where at > ${ago(now, newsMs)} and version is not null and name in ${names}
      group by owner_id)
    select changed.owner_id, member.user_id, household.name as household,
      coalesce(notice.notified_version, 0) as notified_version
    from changed
    join ${households} household on household.id = changed.owner_id
      and household.closed_at is null and household.deleted_at is null
    join ${householdMembers} member on member.household_id = household.id
    left join ${listNotices} notice
      on notice.owner_id = household.id and notice.user_id = member.user_id
    where changed.version > coalesce(notice.notified_version, 0)
      and (notice.notified_at is null or notice.notified_at <= ${ago(now, listNoticeEveryMs)})
      and exists (select from ${pushSubscriptions} device where device.user_id = member.user_id)
      and not exists (select from ${noticeRefusals} refusal where refusal.user_id = member.user_id
        and refusal.kind = 'listChanges' and refusal.channel = 'push')`);
  return rows;
}

async function tell(db: Db, listener: Listener, now: Date): Promise<boolean> {
  const changes = await listChangesOfOthers(db, listener, now);
  const [first] = changes;
  if (!first || new Date(first.at).getTime() > now.getTime() - listNoticeDelayMs) return false;
  const { owner_id: ownerId, user_id: userId, household } = listener;
  return db.transaction(async (tx) => {
    if (!(await isFirstToTell(tx, { ownerId, userId, version: changes.at(-1)!.version, now }))) {
      return false;
    }
    const content = () => ({
      title: household,
      body: describeListChanges(changes.map(asChange)),
      path: `/shopping-list?household=${ownerId}`,
    });
    const expiresAt = new Date(now.getTime() + newsMs);
    await queueForPerson(tx, userId, {
      kind: 'listChanges',
      topic: `list:${ownerId}`,
      content,
      dueAt: now,
      expiresAt,
    });
    return true;
  });
}

async function listChangesOfOthers(db: Db, listener: Listener, now: Date): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow & Record<string, unknown>>(sql`
    select operation.version, operation.name, operation.args, operation.at,
      author.display_username as by
    from ${syncOperations} operation join ${users} author on author.id = operation.user_id
    where operation.owner_id = ${listener.owner_id} and operation.version > ${listener.notified_version}
      and operation.at > ${ago(now, newsMs)} and operation.name in ${names}
      and operation.user_id <> ${listener.user_id}
    order by operation.version limit ${maxChanges}`);
  return rows;
}

/** Of several processes one tells. */
async function isFirstToTell(
  tx: Db,
  {
    ownerId,
    userId,
    version,
    now,
  }: { ownerId: string; userId: string; version: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${listNotices} as notice (owner_id, user_id, notified_version, notified_at)
    values (${ownerId}, ${userId}, ${version}, ${now.toISOString()})
    on conflict (owner_id, user_id) do update
      set notified_version = excluded.notified_version, notified_at = excluded.notified_at
      where notice.notified_version < excluded.notified_version
        and notice.notified_at <= ${ago(now, listNoticeEveryMs)}`);
  return rowCount === 1;
}

function asChange({ by, name: kind, args: { items = [], line } }: ChangeRow): ListChange {
  if (kind === 'addItems') {
    const texts = items.map((item) => String((item as { text?: unknown }).text ?? ''));
    return { by, kind, names: texts.filter(Boolean), count: items.length };
  }
  const count = kind === 'tick' ? items.length + Number(line !== undefined) : 1;
  return { by, kind, count };
}

const ago = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
