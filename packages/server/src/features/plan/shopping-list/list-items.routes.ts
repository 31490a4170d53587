/** This week's list for programs: the same list as the app's, and changed by the same operations. */
import type { FastifyInstance } from 'fastify';
import type { ListItemOnWire } from '@saltbush/contract/plan/list-items';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import type { ShoppingLineOnWire } from '@saltbush/contract/plan/shopping-list';
import { AppError } from '@saltbush/contract/errors';
import { mondayOf } from '@saltbush/domain/plan/days/week';
import { itemsOfText } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
import type { Deps } from '../../../deps';
import { authorOf } from '../../../platform/http/session';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { getPlanOwnerId } from '../meal-plans';
import { addItems } from './add-items';
import { tickLine, untickLine } from './change-list';
import { etagOf, type ComputedLists } from './computed-lists';
import { linesOf, readThisWeek } from './this-week';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

const action = 'useShoppingList';

export function serveListItems(app: FastifyInstance, deps: Context, lists: ComputedLists): void {
  serve(
    app,
    listItemsRoutes,
  )({ list: listHandler(deps, lists), add: addHandler(deps), setTicked: tickHandler(deps, lists) });
}

type ListItemHandlers = Handlers<typeof listItemsRoutes>;

const listHandler = (deps: Context, lists: ComputedLists): ListItemHandlers['list'] => ({
  withSession: async ({ query, claim }) => {
    const { isOpen, authorized } = await readThisWeek(deps, claim, query.householdId);
    const answer = () => {
      const list = authorized();
      const build = async () => ({ items: (await linesOf(lists, list)).map(presentItem) });
      return { etag: etagOf(list), build };
    };
    return { isOpen, answer };
  },
});

const addHandler =
  (deps: Context): ListItemHandlers['add'] =>
  async ({ body: { text, householdId }, user }) => {
    const { userId } = user;
    const ownerId = await getPlanOwnerId(deps.database.db, { householdId, userId, action });
    const { items, leftOut } = itemsOfText(text);
    const added = await addItems(deps, { ...authorOf(user), ownerId, texts: items });
    return { added, leftOut };
  };

const tickHandler = (deps: Context, lists: ComputedLists): ListItemHandlers['setTicked'] => ({
  withSession: async ({ params, body, claim }) => {
    const { isOpen, authorized } = await readThisWeek(deps, claim, body.householdId);
    const answer = async (): Promise<undefined> => {
      const list = authorized();
      const found = (await linesOf(lists, list)).find(({ key }) => key === params.key);
      if (!found) throw new AppError('NOT_FOUND');
      const { key: line, amounts, parts, items = [] } = found;
      const plan = { ...list, startDate: mondayOf(list.days.from) };
      const change = { ...authorOf(claim), plan, line, items: items.map(({ _id: id }) => id) };
      const covered = parts.length > 0 ? amounts : undefined;
      await (body.isTicked ? tickLine(deps, { ...change, covered }) : untickLine(deps, change));
    };
    return { isOpen, answer };
  },
});

const presentItem = ({
  key,
  name,
  text,
  aisle,
  isTicked,
  note,
}: ShoppingLineOnWire): ListItemOnWire => ({
  key,
  name,
  amount: text,
  aisle,
  isTicked,
  ...(note !== undefined && { note }),
});
