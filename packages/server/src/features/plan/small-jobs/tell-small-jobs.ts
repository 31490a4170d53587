/**
 * Tells those who plan meals of the small jobs of this evening: once a day, in one notice, at the hour that their
 * household has chosen, where it lives (decisions 0069 and 0150).
 *
 * The plan is read when it is time, so a meal that was moved takes its jobs along.
 */
import { sql } from 'drizzle-orm';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { addDays, todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import { clockMinutes, isClockTime, rfc3339In } from '@saltbush/domain/plan/days/zoned-time';
import { eaterSettingsId } from '@saltbush/domain/plan/rows/eater-rows';
import {
  furthestJobDays,
  jobsOfEvening,
  usualJobsAt,
} from '@saltbush/domain/plan/small-jobs/due-jobs';
import { jobsNotice } from '@saltbush/domain/plan/small-jobs/job-text';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { noticeRefusals, pushSubscriptions } from '../../../schema/account/notifications';
import { users } from '../../../schema/accounts';
import { households, householdMembers } from '../../../schema/households';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { smallJobNotices } from '../../../schema/plan/small-jobs';
import { syncRows } from '../../../schema/plan/sync';
import { chosenTimeZoneOf, isPlanOwnerOf } from '../../account/households';
import { queueForPerson } from '../../account/notifications';
import { readDayRows } from './day-rows.store';
import { readDueJobs } from './read-due-jobs';

type Context = Pick<Deps, 'database' | 'clock'>;

/** Later it is too late to be notified: people are asleep. */
const newsMinutes = 4 * 60;
const ownersATime = 200;

interface Owner {
  owner_id: string;
  zone: TimeZone | null;
  jobs_at: string | null;
  notified_on: PlainDate | null;
  is_household: boolean;
}

/** @returns how many plans had jobs that people were notified of */
export async function tellSmallJobs(context: Context, stopping: AbortSignal): Promise<number> {
  const { db } = context.database;
  let notified = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const now = context.clock();
    const owners = await listOwners(db, now, after);
    for (const owner of owners) {
      if (stopping.aborted) return notified;
      if (isTime(owner, now)) notified += Number(await tell(db, owner, now));
    }
    const last = owners.at(-1);
    if (!last || owners.length < ownersATime) return notified;
    after = last.owner_id;
  }
}

/** Whether it is the hour of this plan, and nobody was notified today. */
function isTime({ zone, jobs_at, notified_on }: Owner, now: Date): boolean {
  const timeZone = timeZoneOr(zone);
  if (notified_on !== null && notified_on >= todayIn(now, timeZone)) return false;
  const at = jobs_at !== null && isClockTime(jobs_at) ? jobs_at : usualJobsAt;
  const late = clockMinutes(rfc3339In(now, timeZone).slice(11, 16)) - clockMinutes(at);
  return late >= 0 && late < newsMinutes;
}

async function tell(db: Db, owner: Owner, now: Date): Promise<boolean> {
  const { owner_id: ownerId } = owner;
  const today = todayIn(now, timeZoneOr(owner.zone));
  const to = addDays(today, furthestJobDays);
  const rows = await readDayRows(db, { ownerId, from: today, to });
  const due = jobsOfEvening(await readDueJobs(db, { ownerId, rows, today }), today);
  const open = due.filter(({ isDone }) => !isDone);
  if (open.length === 0) return false;
  return db.transaction(async (tx) => {
    if (!(await isFirstToTell(tx, ownerId, today))) return false;
    const content = () => ({
      title: open.length === 1 ? say('Tonight’s small job') : say('Tonight’s small jobs'),
      body: jobsNotice(open),
      path: owner.is_household ? `/menu-maker?household=${ownerId}` : '/menu-maker',
    });
    const expiresAt = new Date(now.getTime() + newsMinutes * 60_000);
    for (const userId of await listWhoPlan(tx, ownerId)) {
      await queueForPerson(tx, userId, {
        kind: 'smallJobs',
        topic: `small-jobs:${ownerId}`,
        content,
        dueAt: now,
        expiresAt,
      });
    }
    return true;
  });
}

/** Of several processes one tells, and of several rounds the first. */
async function isFirstToTell(tx: Db, ownerId: string, today: PlainDate): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${smallJobNotices} as notice (owner_id, notified_on) values (${ownerId}, ${today})
    on conflict (owner_id) do update set notified_on = excluded.notified_on
      where notice.notified_on < excluded.notified_on`);
  return rowCount === 1;
}

/** Owners with a meal in the next days, and somebody who has a device and wants to be notified. */
async function listOwners(db: Db, now: Date, after: string): Promise<Owner[]> {
  const first = addDays(todayIn(now, 'Etc/GMT+12'), 1);
  const last = addDays(first, furthestJobDays + 2);
  const { rows } = await db.execute<Owner & Record<string, unknown>>(sql`
    with listener as (
      select distinct device.user_id from ${pushSubscriptions} device
      where not exists (select from ${noticeRefusals} refusal
        where refusal.user_id = device.user_id and refusal.kind = 'smallJobs'
          and refusal.channel = 'push')),
    owner as (
      select listener.user_id as id, false as is_household from listener
      union
      select member.household_id, true from listener
      join ${householdMembers} member on member.user_id = listener.user_id
      join ${households} household on household.id = member.household_id
        and household.closed_at is null and household.deleted_at is null
        and household.enable_meal_planning)
    select owner.id as owner_id, owner.is_household, ${chosenTimeZoneOf(sql`owner.id`)} as zone,
      notice.notified_on::text as notified_on,
      (select row.fields->>'jobsAt' from ${syncRows} row
        where row.owner_id = owner.id and row.kind = 'eaterSettings' and row.id = ${eaterSettingsId}
          and not row.is_deleted) as jobs_at
    from owner left join ${smallJobNotices} notice on notice.owner_id = owner.id
    where owner.id > ${after}::uuid and exists (
      select from ${mealPlanEntries} meal where meal.owner_id = owner.id and not meal.is_deleted
        and not meal.is_undated and meal.recipe_id is not null
        and meal.date between ${first} and ${last})
    order by owner.id limit ${ownersATime}`);
  return rows;
}

async function listWhoPlan(tx: Db, ownerId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select person.id from ${users} person
    where exists (select from ${pushSubscriptions} device where device.user_id = person.id)
      and (person.id = ${ownerId} or person.id in (
        select member.user_id from ${householdMembers} member
        where member.household_id = ${ownerId}))
      and ${isPlanOwnerOf(sql`${ownerId}::uuid`, sql`person.id`)}`);
  return rows.map(({ id }) => id);
}
