/** What operations changed: written in one statement, within the transaction that holds the owner's lock. */
import { sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../../platform/db/connect';
import { namedStatement, type BoundStatement } from '../../../../platform/db/named-statement';
import { connectionOf } from '../../../../platform/db/transaction';
import { users } from '../../../../schema/accounts';
import { planOwners } from '../../../../schema/meal-plans';
import type { DeviceName } from './load-plan.store';
import { saveMeals } from './meals.store';
import { syncDevices, syncOperations, syncRows } from '../../../../schema/plan/sync';

export type NewLogEntry = Omit<typeof syncOperations.$inferInsert, 'ownerId' | 'storedBytes'>;

export interface ChangedPlan {
  /** New ones, and those that exist with other values. */
  rows: readonly Row[];
  /** Of the owner; not less than before. */
  version: number;
  log?: readonly NewLogEntry[];
  devices?: readonly (DeviceName & { lastSeq: number; seenAt: Date })[];
  /** Of people who are named in the answers. */
  userIds?: readonly string[];
}

/**
 * @returns names of people, by their ids
 * @throws AppError CONFLICT when another owner added a meal with the same id at the same time
 */
export async function savePlan(tx: Db, ownerId: string, changed: ChangedPlan): Promise<People> {
  return peopleOf(await (await savingPlan(tx, ownerId, changed)).run(connectionOf(tx)));
}

/** Saves the meals, and returns the statement that saves all the rest. */
export async function savingPlan(
  tx: Db,
  ownerId: string,
  { rows, version, log = [], devices = [], userIds = [] }: ChangedPlan,
): Promise<BoundStatement<SavedRow>> {
  const meals = rows.filter(({ kind }) => kind === 'meals');
  if ((await saveMeals(tx, ownerId, meals)) < meals.length) throw new AppError('CONFLICT');
  return saving.bind({
    ownerId,
    version,
    rows: JSON.stringify(rows.filter(({ kind }) => kind !== 'meals')),
    log: JSON.stringify(log),
    devices: JSON.stringify(devices),
    userIds,
  });
}

/** Names, by id. */
export type People = Readonly<Record<string, string>>;
export type SavedRow = [People | null];

export const peopleOf = ([row]: SavedRow[]): People => row?.[0] ?? {};

const ownerId = sql`${sql.placeholder('ownerId')}::uuid`;
const version = sql`${sql.placeholder('version')}::bigint`;
const json = (name: string) => sql`${sql.placeholder(name)}::jsonb`;

const saving = namedStatement<SavedRow>(
  'sync_save',
  sql`with saved as (
      insert into ${syncRows} (owner_id, kind, id, fields, stamps, is_deleted, version)
      select ${ownerId}, row.kind, row.id, row.fields, row.stamps, row."isDeleted", row.version
      from jsonb_to_recordset(${json('rows')}) as row
        (kind text, id text, fields jsonb, stamps jsonb, "isDeleted" boolean, version bigint)
      on conflict (owner_id, kind, id) do update set fields = excluded.fields,
        stamps = excluded.stamps, is_deleted = excluded.is_deleted, version = excluded.version
    ), logged as (
      insert into ${syncOperations}
        (owner_id, id, version, device_id, seq, user_id, program, name, args, was, lost, refusal, at)
      select ${ownerId}, entry.id, entry.version, entry."deviceId", entry.seq, entry."userId", entry.program,
        entry.name, entry.args, entry.was, entry.lost, entry.refusal, entry.at
      from jsonb_to_recordset(${json('log')}) as entry
        (id uuid, version bigint, "deviceId" uuid, seq bigint, "userId" uuid, program text, name text,
          args jsonb, was jsonb, lost jsonb, refusal text, at timestamptz)
      on conflict do nothing
    ), seen as (
      insert into ${syncDevices} (owner_id, user_id, id, last_seq, seen_at)
      select ${ownerId}, device."userId", device."deviceId", device."lastSeq", device."seenAt"
      from jsonb_to_recordset(${json('devices')}) as device
        ("userId" uuid, "deviceId" uuid, "lastSeq" bigint, "seenAt" timestamptz)
      on conflict (owner_id, user_id, id)
        do update set last_seq = excluded.last_seq, seen_at = excluded.seen_at
    ), counted as (
      update ${planOwners} set version = ${version}
      where id = ${ownerId} and version < ${version}
    )
    select json_object_agg(person.id, person.display_username)
    from ${users} person where person.id = any(${sql.placeholder('userIds')}::uuid[])`,
);
