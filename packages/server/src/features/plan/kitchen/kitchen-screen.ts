/** What a kitchen screen shows of a plan: put together from its rows, at the moment that it is asked. */
import { sql } from 'drizzle-orm';
import type { KitchenMeal, KitchenScreen } from '@saltbush/contract/plan/kitchen';
import { addDays, todayIn } from '@saltbush/domain/plan/days/week';
import { rfc3339In } from '@saltbush/domain/plan/days/zoned-time';
import { countPeople, tableAt, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { swapSentence, swapsByEater, swapsOfMeal } from '@saltbush/domain/plan/eaters/meal-swaps';
import { tableMeal } from '@saltbush/domain/plan/eaters/who-is-home';
import { whoEatsOfRows } from '@saltbush/domain/plan/eaters/who-eats-of-rows';
import { mealsAhead, type MealAhead } from '@saltbush/domain/plan/kitchen/meals-ahead';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import { furthestJobDays } from '@saltbush/domain/plan/small-jobs/due-jobs';
import { jobReason, jobText } from '@saltbush/domain/plan/small-jobs/job-text';
import { jobSettingsOf, type PlannedJob } from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { pushMessages, pushSubscriptions } from '../../../schema/account/notifications';
import { householdMembers } from '../../../schema/households';
import { recipes } from '../../../schema/recipes';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { listCards } from '../../recipe/recipes';
import { listMembersOf } from '../magic-menu';
import { readDayRows, readDueJobs } from '../small-jobs';
import type { KitchenOwner } from './kitchen-links.store';

type Context = Pick<Deps, 'database' | 'clock'>;

export async function showKitchen(
  { database, clock }: Context,
  owner: KitchenOwner,
): Promise<KitchenScreen> {
  const { db } = database;
  const { ownerId, timeZone } = owner;
  const now = clock();
  const today = todayIn(now, timeZone);
  const rows = await readDayRows(db, { ownerId, from: today, to: addDays(today, furthestJobDays) });
  const ahead = mealsAhead(rows, {
    today,
    now: rfc3339In(now, timeZone).slice(11, 16),
    mealTimes: jobSettingsOf(rows, today).mealTimes,
  });
  const meals = [...(ahead.next ? [ahead.next] : []), ...ahead.later, ...ahead.tomorrow];
  const [cards, jobs, timers, members] = await Promise.all([
    readCards(database, ownerId, meals),
    readDueJobs(db, { ownerId, rows, today }),
    listTimers(db, ownerId, now),
    listMembersOf(db, ownerId),
  ]);
  const whoEats = whoEatsOfRows(rows, members);
  const home = ahead.next && whoIsHome(whoEats, ahead.next);
  const present = (meal: MealAhead) => ({
    ...presentMeal(meal, cards),
    ...swapsOf(meal, rows, whoEats),
  });
  return {
    ...(owner.name !== null && { name: owner.name }),
    today,
    timeZone,
    ...(ahead.next && { next: present(ahead.next) }),
    later: ahead.later.map(present),
    tomorrow: ahead.tomorrow.map(present),
    ...(home && { home }),
    jobs: jobs.map(presentJob),
    timers,
  };
}

const presentJob = (due: PlannedJob): KitchenScreen['jobs'][number] => ({
  text: jobText(due),
  reason: jobReason(due),
  ...(due.at !== undefined && { at: due.at }),
  isDone: due.isDone,
});

/** Of recipes that the plan may show: nobody else's names, tags or ratings. */
async function readCards(
  { db, statementPool }: Deps['database'],
  ownerId: string,
  meals: readonly MealAhead[],
): Promise<ReadonlyMap<string, RecipeCard>> {
  const asked = [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))];
  if (asked.length === 0) return new Map();
  const readable = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      sql`${recipes.id} = any(${sql.param(asked)}::uuid[]) and ${recipes.deletedAt} is null
        and ${isReadableByPlanOwner(ownerId)}`,
    );
  const ids = readable.map(({ id }) => id);
  return new Map(
    (await listCards(statementPool, { ids, viewerId: null })).map((card) => [card._id, card]),
  );
}

function presentMeal(meal: MealAhead, cards: ReadonlyMap<string, RecipeCard>): KitchenMeal {
  const { id: _id, recipeId = '', ...rest } = meal;
  const card = cards.get(recipeId);
  if (!card) return { _id, ...rest };
  const { title, totalMinutes, imageUrl, imageColour, cover } = card;
  return { _id, ...rest, recipe: { title, totalMinutes, imageUrl, imageColour, cover } };
}

function swapsOf(meal: MealAhead, rows: RowMap, { eaters }: WhoEats): Pick<KitchenMeal, 'swaps'> {
  const swaps = swapsByEater(swapsOfMeal(rows, meal), eaters).map(swapSentence);
  return swaps.length > 0 ? { swaps } : {};
}

function whoIsHome(whoEats: WhoEats, { date, meal }: MealAhead) {
  if ((countPeople(whoEats) ?? 1) < 2) return undefined;
  const { eaters, unnamed, guests } = tableAt(date, tableMeal(meal), whoEats);
  return { names: eaters.map(({ name }) => name), others: unnamed + guests };
}

const mostTimers = 20;

/** Timers of people who first open this plan: those of somebody's other household are not for this kitchen. */
async function listTimers(db: Db, ownerId: string, now: Date): Promise<KitchenScreen['timers']> {
  const { rows } = await db.execute<{ topic: string; name: string; due_at: string }>(sql`
    select message.topic, message.content->>'body' as name, min(message.due_at) as due_at
    from ${pushMessages} message
    join ${pushSubscriptions} device on device.id = message.subscription_id
    where message.kind = 'timers' and message.topic like 'timer:%'
      and message.due_at > ${now.toISOString()}::timestamptz
      and coalesce((select member.household_id from ${householdMembers} member
        where member.user_id = device.user_id and member.is_default), device.user_id) = ${ownerId}
    group by message.topic, message.content->>'body'
    order by due_at, message.topic limit ${mostTimers}`);
  return rows.map(({ topic, name, due_at }) => ({
    _id: topic.slice('timer:'.length),
    name,
    endsAt: new Date(due_at).toISOString(),
  }));
}
