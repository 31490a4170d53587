import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListRoutes } from '@saltbush/contract/shopping-list';
import { mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import type { Deps } from '../../deps';
import type { Handlers } from '../../platform/http/handler';
import { serve } from '../../platform/http/serve';
import { authorizePlan, authorizePlansOf, getPlan, getPlanOwnerId } from '../meal-plans';
import { saveAisleCorrection, removeAisleCorrection } from './aisle-corrections.store';
import { etagOf, openComputedLists } from './computed-lists';
import { readListVersion, readListVersionOfWeek } from './list-inputs.store';
import { saveSplit, removeSplit } from './splits.store';
import { keepStaple, removeStaple } from './staples.store';
import { saveTick, removeTick } from './ticks.store';

type Context = Pick<Deps, 'database' | 'clock'>;
type ListHandlers = Partial<Handlers<typeof shoppingListRoutes>>;

export function serveShoppingList(app: FastifyInstance, deps: Context): void {
  serve(
    app,
    shoppingListRoutes,
  )({ ...listHandlers(deps), ...tickHandlers(deps), ...preferenceHandlers(deps) });
}

const action = 'useShoppingList';

function listHandlers({ database: { statementPool }, clock }: Context) {
  const lists = openComputedLists(statementPool);
  return {
    get: {
      withSession: async ({ params, claim }) => {
        const { isOpen, plan } = await readListVersion(statementPool, params.id, claim);
        const answer = () => {
          const allowed = authorizePlan(plan, { userId: claim.userId, action });
          const build = async () => (await lists.listOf(allowed)) ?? throwNotFound();
          return { etag: etagOf(allowed.version), build };
        };
        return { isOpen, answer };
      },
    },

    ofWeek: {
      withSession: async ({ query, claim }) => {
        const { householdId } = query;
        const week = { startDate: mondayOf(query.week ?? todayIn(clock())), householdId };
        const read = await readListVersionOfWeek(statementPool, week, claim);
        const { isOpen, household, plan } = read;
        const answer = () => {
          if (householdId !== undefined) authorizePlansOf(household, action);
          if (!plan) return { etag: etagOf('no-plan'), build: () => ({ shoppingList: null }) };
          const allowed = authorizePlan(plan, { userId: claim.userId, action });
          const build = async () => ({ shoppingList: (await lists.listOf(allowed)) ?? null });
          return { etag: etagOf(allowed.version), build };
        };
        return { isOpen, answer };
      },
    },
  } satisfies ListHandlers;
}

function tickHandlers({ database: { db }, clock }: Context) {
  return {
    tick: async ({ params: { id }, body, user: { userId } }) => {
      const plan = await getPlan(db, { id, userId, action });
      await saveTick(db, plan, { lineKey: body.line, covered: body.covered, now: clock() });
    },

    untick: async ({ params: { id }, body, user: { userId } }) => {
      await removeTick(db, await getPlan(db, { id, userId, action }), body.line);
    },
  } satisfies ListHandlers;
}

/** What applies to every list of a person or a household: aisles, staples and split ingredients. */
function preferenceHandlers({ database: { db }, clock }: Context) {
  const ownerOf = async ({ body, user: { userId } }: OfOwner) =>
    getPlanOwnerId(db, { householdId: body.householdId, userId, action });

  return {
    moveToAisle: async (input) => {
      await saveAisleCorrection(db, await ownerOf(input), { ...input.body, now: clock() });
    },

    moveToUsualAisle: async (input) => {
      await removeAisleCorrection(db, await ownerOf(input), input.body.key);
    },

    keepStaple: async (input) => {
      await keepStaple(db, await ownerOf(input), { ...input.body, now: clock() });
    },

    removeStaple: async (input) => {
      await removeStaple(db, await ownerOf(input), input.body.key);
    },

    split: async (input) => {
      await saveSplit(db, await ownerOf(input), { ...input.body, now: clock() });
    },

    join: async (input) => {
      await removeSplit(db, await ownerOf(input), input.body);
    },
  } satisfies ListHandlers;
}

interface OfOwner {
  body: { householdId?: string | undefined };
  user: { userId: string };
}

function throwNotFound(): never {
  throw new AppError('NOT_FOUND');
}
