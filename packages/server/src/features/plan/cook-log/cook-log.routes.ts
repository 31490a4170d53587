import type { FastifyInstance } from 'fastify';
import {
  cookLogRoutes,
  type CookLogContent,
  type CookLogEntry,
} from '@saltbush/contract/plan/cook-log';
import { AppError } from '@saltbush/contract/errors';
import { cookLogDeletedBefore } from '@saltbush/domain/plan/cook-log/cook-log';
import { lastDayAnywhere } from '@saltbush/domain/plan/days/week';
import type { PlanAction } from '@saltbush/domain/plan/meal-plans/permissions';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { checkImage } from '../../access/images';
import { authorizePlan, getPlanOwnerId } from '../meal-plans';
import { getReadableRecipe } from '../../access/recipe-access';
import { findCookedRevision, readCookedRecipe } from './cooked-recipe';
import {
  countEntries,
  findEntry,
  insertEntry,
  listEntries,
  removeEntry,
  restoreEntry,
  updateEntry,
  type CookLogRow,
} from './cook-log.store';

const planning = 'planMeals';

/** Who sees the meals of the person or the household may read their entries; who may plan them, change them. */
export function serveCookLog(app: FastifyInstance, deps: Deps): void {
  serve(app, cookLogRoutes)({ ...readHandlers(deps), ...changeHandlers(deps) });
}

type CookLogHandlers = Partial<Handlers<typeof cookLogRoutes>>;

function readHandlers({ database }: Deps) {
  const { db } = database;
  return {
    list: async ({ params, query: { page, limit }, user: { userId } }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      const { total, lastCookedOn } = await countEntries(db, recipe, userId);
      const entries = await listEntries(db, recipe, { viewerId: userId, page, limit });
      const hasMore = page * limit < total;
      return { entries: entries.map(present), lastCookedOn, total, page, limit, hasMore };
    },

    getRecipe: async ({ params: { id }, user: { userId } }) => {
      const entry = await getEntry(db, id, userId, 'seeMeals');
      return readCookedRecipe(database.heavy.db, entry, userId);
    },
  } satisfies CookLogHandlers;
}

function changeHandlers({ database: { db }, clock }: Deps) {
  return {
    add: async ({
      params,
      body: { householdId, revision: seen, ...content },
      user: { userId },
    }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action: planning });
      checkDay(content, clock());
      await checkImage(db, userId, content.imageUrl);
      const revision = await findCookedRevision(db, recipe, { seen, userId });
      const entry = { ownerId, userId, content, revision, now: clock() };
      const id = await insertEntry(db, recipe, entry);
      return present(await getEntry(db, id, userId));
    },

    update: async ({ params: { id }, body, user: { userId } }) => {
      const entry = await getEntry(db, id, userId);
      checkDay(body, clock());
      await checkImage(db, userId, body.imageUrl, entry.imageId);
      await updateEntry(db, entry, body);
      return present(await getEntry(db, id, userId));
    },

    remove: async ({ params: { id }, user: { userId } }) => {
      await removeEntry(db, await getEntry(db, id, userId), clock());
    },

    restore: async ({ params: { id }, user: { userId } }) => {
      const entry = authorizePlan(await findEntry(db, id, userId), { userId, action: planning });
      const since = cookLogDeletedBefore(clock());
      await restoreEntry(
        db,
        authorize(entry, ({ deletedAt }) => deletedAt === null || deletedAt >= since),
      );
    },
  } satisfies CookLogHandlers;
}

/** @throws AppError NOT_FOUND also for a deleted one; FORBIDDEN for that of a household one is not in */
async function getEntry(
  db: Db,
  id: string,
  userId: string,
  action: PlanAction = planning,
): Promise<Authorized<CookLogRow>> {
  const entry = authorizePlan(await findEntry(db, id, userId), { userId, action });
  return authorize(entry, ({ deletedAt }) => deletedAt === null);
}

/** A day that has begun somewhere: the log may be of a household whose day is further on than the device's. */
function checkDay({ cookedOn }: CookLogContent, now: Date): void {
  if (cookedOn <= lastDayAnywhere(now)) return;
  throw new AppError('VALIDATION_FAILED', [
    { field: 'cookedOn', message: say('Please choose today or an earlier day') },
  ]);
}

const present = (row: CookLogRow): CookLogEntry => ({
  _id: row.id,
  recipeId: row.recipeId,
  householdId: row.household?.id,
  cookedOn: row.cookedOn,
  people: row.people,
  note: row.note ?? undefined,
  imageUrl: row.imageUrl ?? undefined,
  username: row.username ?? undefined,
  earlierRevision: row.earlierRevision ?? undefined,
});
