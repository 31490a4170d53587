/** This week's list for programs: the same list as the app's, and changed by the same operations. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import type { ListItemOnWire, ListItemsOnWire } from '@saltbush/contract/plan/list-items';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import type { LineChange } from '@saltbush/domain/plan/shopping-list/changes/change-line';
import { itemsOfText } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { authorOf, type SessionClaim } from '../../../platform/http/session';
import { getPlanOwnerId } from '../meal-plans';
import {
  addToNamedList,
  changeOnNamedList,
  getNamedList,
  presentNamedItems,
  readNamedLists,
} from '../named-lists';
import type { RecipeNeeds } from '../recipe-needs';
import { changePlan, readListRowsSince } from '../sync';
import { addItems } from './add-items';
import { allOf, changesSince } from './changed-since';
import { etagOf, type ComputedLists } from './computed-lists';
import type { ListVersion } from './list-rows.store';
import { readThisWeek } from './this-week';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'> & { needs: RecipeNeeds };

const action = 'useShoppingList';
const reading = 'seeShoppingList';

export function serveListItems(app: FastifyInstance, deps: Context, lists: ComputedLists): void {
  const change = changeHandler(deps, lists);
  serve(
    app,
    listItemsRoutes,
  )({
    lists: listsHandler(deps),
    list: listHandler(deps, lists),
    add: addHandler(deps),
    change: {
      withSession: ({ params: { key }, body: { householdId, listId, note, ...body }, claim }) =>
        // A note that is blank is none.
        change(
          { claim, householdId, listId, key },
          { kind: 'set', ...body, note: note === '' ? null : note },
        ),
    },
    move: {
      withSession: ({ params: { key }, body: { householdId, listId, after }, claim }) =>
        change({ claim, householdId, listId, key }, { kind: 'move', after }),
    },
    remove: {
      withSession: ({ params: { key }, query: { householdId, listId }, claim }) =>
        change({ claim, householdId, listId, key }, { kind: 'remove' }),
    },
  });
}

type ListItemHandlers = Handlers<typeof listItemsRoutes>;

const listHandler = (deps: Context, lists: ComputedLists): ListItemHandlers['list'] => ({
  withSession: async ({ query: { householdId, listId, updatedSince }, claim }) => {
    const { isOpen, now, authorized } = await readThisWeek(deps, claim, householdId);
    const answer = () => {
      const list = authorized();
      const since = updatedSince === undefined ? undefined : new Date(updatedSince);
      if (since && since > now) throw new AppError('VALIDATION_FAILED', [laterThanNow]);
      const build = async () => ({
        ...(listId === undefined
          ? await readItems(deps, lists, { list, since })
          : await readNamedItems(deps, { ownerId: list.ownerId, listId })),
        asOf: now.toISOString(),
      });
      return { etag: etagOf(list), build };
    };
    return { isOpen, answer };
  },
});

/** All of it: it is short, and what it has is not computed. */
async function readNamedItems(
  { database, needs }: Context,
  named: { ownerId: string; listId: string },
): Promise<Omit<ListItemsOnWire, 'asOf'>> {
  return allOf(presentNamedItems(await getNamedList(database.db, named, needs.ofItem)));
}

const listsHandler =
  ({ database: { db } }: Context): ListItemHandlers['lists'] =>
  async ({ query: { householdId }, user: { userId } }) => {
    const ownerId = await getPlanOwnerId(db, { householdId, userId, action: reading });
    return { lists: await readNamedLists(db, ownerId) };
  };

const laterThanNow = {
  field: 'updatedSince',
  message: say('This is later than now. Please give what the last answer says in asOf'),
};

async function readItems(
  { database, needs }: Context,
  lists: ComputedLists,
  { list, since }: { list: Authorized<ListVersion>; since: Date | undefined },
): Promise<Omit<ListItemsOnWire, 'asOf'>> {
  const json = await lists.itemsOf(list);
  const items = JSON.parse(json.text.toString()) as ListItemOnWire[];
  const { ownerId, today, timeZone } = list;
  // On another day other things are on the list, whether anything was changed or not.
  if (!since || todayIn(since, timeZoneOr(timeZone)) !== today) return allOf(items);
  const recent = await readListRowsSince(database.statementPool, { ownerId, time: since });
  return changesSince(items, recent, needs.ofItem);
}

const addHandler =
  (deps: Context): ListItemHandlers['add'] =>
  async ({ body: { text, householdId, listId }, user }) => {
    const { userId } = user;
    const ownerId = await getPlanOwnerId(deps.database.db, { householdId, userId, action });
    const { items, leftOut } = itemsOfText(text);
    const adding = { ...authorOf(user), ownerId, texts: items };
    const added =
      listId === undefined
        ? await addItems(deps, adding)
        : await addToNamedList(deps, { ...adding, listId, needsOf: deps.needs.ofItem });
    return { added, leftOut };
  };

/** Makes the change that a phone would make on the same list. */
const changeHandler =
  (deps: Context, lists: ComputedLists) =>
  async ({ key, claim, householdId, listId }: AskedLine, change: LineChange) => {
    const { isOpen, authorized } = await readThisWeek(deps, claim, householdId);
    const answer = async (): Promise<undefined> => {
      const list = authorized(isTick(change) ? 'tickShoppingList' : action);
      if (listId !== undefined) {
        const { ownerId, today } = list;
        const on = { ...authorOf(claim), ownerId, listId, needsOf: deps.needs.ofItem };
        await changeOnNamedList(deps, { ...on, id: key, today, change });
        return;
      }
      const found = await lists.changesFor(list, { line: key, change });
      if ('unknown' in found) throw unknownLine(found.unknown);
      await changePlan(deps, {
        ...authorOf(claim),
        ownerId: list.ownerId,
        operations: () => found.changes,
        refuse: (refused) =>
          refused.some(({ code }) => code === 'FULL')
            ? new AppError('VALIDATION_FAILED', [{ field: 'key', message: full }])
            : new AppError('CONFLICT'),
      });
    };
    return { isOpen, answer };
  };

/** Also when it changes nothing. */
const isTick = (change: LineChange): boolean =>
  change.kind === 'set' && change.text === undefined && change.note === undefined;

const full = say('This list has no room for more changes');

const unknownLine = (unknown: 'line' | 'after'): AppError =>
  unknown === 'line'
    ? new AppError('NOT_FOUND')
    : new AppError('VALIDATION_FAILED', [
        { field: 'after', message: say('No line of this list has this name') },
      ]);

interface AskedLine {
  claim: SessionClaim;
  householdId: string | undefined;
  /** Of a list beside the plan's. */
  listId: string | undefined;
  key: string;
}
