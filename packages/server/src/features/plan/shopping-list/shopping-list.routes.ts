import type { FastifyInstance } from 'fastify';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { sevenDaysFrom } from '@saltbush/domain/plan/days/day-range';
import { mondayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Change } from '@saltbush/domain/plan/sync/operations';
import type { FoodRow } from '@saltbush/domain/plan/rows/rows';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { authorOf, type SignedIn } from '../../../platform/http/session';
import { serve } from '../../../platform/http/serve';
import type { RecipeNeeds } from '../recipe-needs';
import { authorizePlan, authorizePlansOf, getPlan, getPlanOwnerId } from '../meal-plans';
import { changeFood, splitChange, tickLine, untickLine } from './change-list';
import { etagOf, type ComputedLists } from './computed-lists';
import { serveListItems } from './list-items.routes';
import { readListVersion, readListVersionOfDays } from './list-rows.store';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'> & {
  lists: ComputedLists;
  needs: RecipeNeeds;
};
type ListHandlers = Partial<Handlers<typeof shoppingListRoutes>>;

export function serveShoppingList(app: FastifyInstance, deps: Context): void {
  const { lists } = deps;
  serve(
    app,
    shoppingListRoutes,
  )({ ...listHandlers(deps, lists), ...tickHandlers(deps), ...preferenceHandlers(deps) });
  serveListItems(app, deps, lists);
}

const action = 'useShoppingList';
const reading = 'seeShoppingList';
const ticking = 'tickShoppingList';

function listHandlers({ database: { statementPool }, clock }: Context, lists: ComputedLists) {
  return {
    get: {
      withSession: async ({ params, claim }) => {
        const asked = { planId: params.id, now: clock() };
        const { isOpen, list } = await readListVersion(statementPool, asked, claim);
        const answer = () => {
          const allowed = authorizePlan(list, { userId: claim.userId, action: reading });
          return {
            etag: etagOf(allowed),
            build: async () => (await lists.listOf(allowed)).list,
          };
        };
        return { isOpen, answer };
      },
    },

    ofDays: {
      withSession: async ({ query, claim }) => {
        const { householdId } = query;
        const asked = { days: daysOf(query), householdId, now: clock() };
        const read = await readListVersionOfDays(statementPool, asked, claim);
        const { isOpen, household, list } = read;
        const answer = () => {
          if (householdId !== undefined) authorizePlansOf(household, reading);
          const allowed = authorizePlan(list, { userId: claim.userId, action: reading });
          return {
            etag: etagOf(allowed),
            build: async () => (await lists.listOf(allowed)).answer,
          };
        };
        return { isOpen, answer };
      },
    },
  } satisfies ListHandlers;
}

/** The days asked for, or those of the week asked for. */
function daysOf({ week, from, to }: { week?: PlainDate; from?: PlainDate; to?: PlainDate }) {
  if (from !== undefined && to !== undefined) return { from, to };
  return week === undefined ? undefined : sevenDaysFrom(mondayOf(week));
}

function tickHandlers(context: Context) {
  const { db } = context.database;
  return {
    tick: async ({ params: { id }, body, user }) => {
      const plan = await getPlan(db, { id, userId: user.userId, action: ticking });
      const { line, covered, left, items = [] } = body;
      await tickLine(context, { ...authorOf(user), plan, line, covered, left, items });
    },

    untick: async ({ params: { id }, body, user }) => {
      const plan = await getPlan(db, { id, userId: user.userId, action: ticking });
      const { line, items = [] } = body;
      await untickLine(context, { ...authorOf(user), plan, line, items });
    },
  } satisfies ListHandlers;
}

/** What applies to every list of a person or a household: aisles, staples and split ingredients. */
function preferenceHandlers(context: Context) {
  const { db } = context.database;
  const change = async (
    { body: { key, householdId }, user }: OfFood,
    fields: Change<FoodRow>,
    message: string,
  ) => {
    const ownerId = await getPlanOwnerId(db, { householdId, userId: user.userId, action });
    await changeFood(context, { ...authorOf(user), ownerId, key, change: fields, message });
  };

  return {
    moveToAisle: async (input) => {
      await change(input, { aisle: input.body.aisle }, tooManyMoved);
    },

    moveToUsualAisle: async (input) => {
      await change(input, { aisle: null }, tooManyMoved);
    },

    keepStaple: async (input) => {
      await change(input, { isStaple: true }, tooManyStaples);
    },

    removeStaple: async (input) => {
      await change(input, { isStaple: null }, tooManyStaples);
    },

    split: async (input) => {
      await change(input, splitChange(input.body, true), tooManySplits);
    },

    join: async (input) => {
      await change(input, splitChange(input.body, false), tooManySplits);
    },
  } satisfies ListHandlers;
}

const tooManyMoved = say('You have moved as many foods as can be remembered');
const tooManyStaples = say('You always have as many foods as can be remembered');
const tooManySplits = say('You keep as much apart as can be remembered');

interface OfFood {
  body: { key: string; householdId?: string | undefined };
  user: SignedIn;
}
