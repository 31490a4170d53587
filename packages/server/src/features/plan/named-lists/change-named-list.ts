/** What programs do to a list beside the plan's, as operations. */
import { AppError } from '@saltbush/contract/errors';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { compareOrder } from '@saltbush/domain/plan/rows/orders/compare-order';
import { orderBetween, ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import type { LineChange } from '@saltbush/domain/plan/shopping-list/changes/change-line';
import type {
  NamedItem,
  NamedList,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { chooseAisle } from '@saltbush/domain/plan/shopping-list/own-aisles/choose-aisle';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Author } from '../../../platform/http/session';
import { newId } from '../../../platform/ids';
import { changePlan } from '../sync';
import { getNamedList, type ReadText } from './named-list.store';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

interface OnList extends Author {
  ownerId: string;
  listId: string;
  needsOf: ReadText;
}

/**
 * At the end of the list.
 *
 * @throws AppError NOT_FOUND; VALIDATION_FAILED when there are as many items as there may be
 */
export async function addToNamedList(
  context: Context,
  { texts, ...on }: OnList & { texts: readonly string[] },
): Promise<{ _id: string; text: string }[]> {
  const added = texts.map((text) => ({ id: newId(), text }));
  await change(context, on, ({ open, ticked }) => {
    const last = [...open, ...ticked].toSorted(compareOrder).at(-1)?.order ?? null;
    const orders = ordersAfter(last, added.length);
    const items = added.map((item, place) => ({ ...item, order: orders[place]! }));
    return added.length === 0
      ? []
      : [{ name: 'addNamedItems', args: { listId: on.listId, items } }];
  });
  return added.map(({ id, text }) => ({ _id: id, text }));
}

interface ItemChange extends OnList {
  /** Of the item. */
  id: string;
  today: PlainDate;
  change: LineChange;
}

/** @throws AppError NOT_FOUND; VALIDATION_FAILED for a place behind no item of the list */
export async function changeOnNamedList(
  context: Context,
  { id, today, change: wanted, ...on }: ItemChange,
): Promise<void> {
  await change(context, on, (list) => {
    const item = itemOf(list, id);
    if (!item) throw new AppError('NOT_FOUND');
    if (wanted.kind === 'remove') return [{ name: 'removeNamedItems', args: { items: [id] } }];
    return wanted.kind === 'set'
      ? setChanges(item, wanted, today)
      : moves(list, item, wanted.after);
  });
}

const itemOf = ({ open, ticked }: NamedList, id: string): NamedItem | undefined =>
  [...open, ...ticked].find((item) => item.id === id);

function setChanges(
  { id, isTicked: wasTicked }: NamedItem,
  { text, note, isTicked }: Extract<LineChange, { kind: 'set' }>,
  today: PlainDate,
): NamedChange[] {
  const fields = { ...(text !== undefined && { text }), ...(note !== undefined && { note }) };
  const changes = new Array<NamedChange>();
  if (Object.keys(fields).length > 0) {
    changes.push({ name: 'changeNamedItem', args: { id, change: fields } });
  }
  if (isTicked !== undefined && isTicked !== wasTicked) {
    const on = isTicked ? today : null;
    changes.push({ name: 'tickNamedItems', args: { items: [id], on } });
  }
  return changes;
}

/** By hand it has another place; by aisle it is found in that of the other item from now on, as on the plan's list. */
function moves(list: NamedList, item: NamedItem, after: string | null): NamedChange[] {
  const before = after === null ? undefined : itemOf(list, after);
  if (after !== null && !before) {
    const message = say('No line of this list has this name');
    throw new AppError('VALIDATION_FAILED', [{ field: 'after', message }]);
  }
  if (!list.isByHand) {
    const { place = item.place } = before ?? list.open[0] ?? {};
    const { foodKey: key, aisle, usualAisle } = item;
    return place.id === item.place.id ? [] : [chooseAisle({ key, aisle, usualAisle }, place.id)];
  }
  const others = list.open.filter(({ id }) => id !== item.id);
  const place = before ? others.indexOf(before) + 1 : 0;
  const order = orderBetween(others[place - 1]?.order ?? null, others[place]?.order ?? null);
  return [{ name: 'changeNamedItem', args: { id: item.id, change: { order } } }];
}

async function change(
  context: Context,
  { ownerId, listId, needsOf, ...author }: OnList,
  decide: (list: NamedList) => NamedChange[],
): Promise<void> {
  await changePlan(context, {
    ...author,
    ownerId,
    operations: async (tx) => decide((await getNamedList(tx, { ownerId, listId }, needsOf)).list),
    refuse: (refused) =>
      refused.some(({ code }) => code === 'FULL')
        ? new AppError('VALIDATION_FAILED', [{ field: 'text', message: fullList }])
        : new AppError('CONFLICT'),
  });
}

const fullList = say('These lists have no room for more items');
