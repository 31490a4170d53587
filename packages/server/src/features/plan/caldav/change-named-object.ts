/** Changes of a list beside the plan's by calendar apps, as operations, decided while the owner is locked. */
import { todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import { compareOrder } from '@saltbush/domain/plan/rows/orders/compare-order';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import type { Db } from '../../../platform/db/connect';
import { authorOf } from '../../../platform/http/session';
import { findTimeZone } from '../../account/households';
import type { RecipeNeeds } from '../recipe-needs';
import { changePlan, type PlanOperation } from '../sync';
import { findItemRow, itemOfObject } from './caldav.store';
import { checkExpected, checkUid } from './objects/calendar-object';
import { refusalOf, type ObjectChange } from './change-list-object';
import { DavRefusal } from './xml/dav-refusal';
import type { ListContext } from './list-content';
import {
  namedTick,
  readNamedContent,
  type NamedCollection,
  type NamedObject,
} from './named-content';
import type { SentToDo } from './objects/to-do';

type Context = ListContext & { needs: RecipeNeeds };
type NamedChange = ObjectChange & { collection: NamedCollection };

/** @throws DavRefusal 403, 412; AppError like `changePlan` */
export async function putNamedToDo(
  context: Context,
  change: NamedChange,
  sent: SentToDo,
): Promise<'created' | 'changed'> {
  const { name, request, collection } = change;
  const found = await changeNamed(context, change, async ({ tx, today, objects, object }) => {
    checkExpected(request, object);
    checkUid(objects, { name, object, sent });
    return object
      ? editing(object, sent, today)
      : adding(tx, { collection, name, sent, today, objects });
  });
  return found ? 'changed' : 'created';
}

/** @throws DavRefusal 404, 412; AppError like `changePlan` */
export async function deleteNamedToDo(context: Context, change: NamedChange): Promise<void> {
  await changeNamed(context, change, ({ object }) => {
    if (!object) throw new DavRefusal(404);
    checkExpected(change.request, object);
    return [{ name: 'removeNamedItems', args: { items: [object.item.id] } }];
  });
}

interface Seen {
  tx: Db;
  today: PlainDate;
  objects: readonly NamedObject[];
  /** That has the name of the change. */
  object: NamedObject | undefined;
}

/** @returns the object as it was */
async function changeNamed(
  context: Context,
  { claim, collection, name }: NamedChange,
  decide: (seen: Seen) => Promise<PlanOperation[]> | PlanOperation[],
): Promise<NamedObject | undefined> {
  const { ownerId } = collection;
  let object: NamedObject | undefined;
  await changePlan(context, {
    ...authorOf(claim),
    ownerId,
    operations: async (tx, now) => {
      const { objects } = await readNamedContent(tx, context.needs, collection);
      object = objects.find((each) => each.name === name);
      const today = todayIn(now, await findTimeZone(tx, ownerId));
      return decide({ tx, today, objects, object });
    },
    refuse: (refused) => refusalOf(refused.map(({ code }) => code)),
  });
  return object;
}

function editing({ item }: NamedObject, sent: SentToDo, today: PlainDate): PlanOperation[] {
  const { id, text, note = '', isTicked } = item;
  const change = {
    ...(sent.summary !== text && { text: sent.summary }),
    ...(sent.note !== note && { note: noteOf(sent) }),
  };
  return [
    ...(Object.keys(change).length > 0
      ? [{ name: 'changeNamedItem' as const, args: { id, change } }]
      : []),
    ...(sent.isDone === isTicked ? [] : [namedTick(id, sent.isDone ? today : null)]),
  ];
}

interface Added extends Pick<Seen, 'objects' | 'today'> {
  collection: NamedCollection;
  name: string;
  sent: SentToDo;
}

/** A new item; or one that was removed, or that is on another of these lists by now: it comes back here. */
async function adding(
  tx: Db,
  { collection: { ownerId, listId }, name, sent, today, objects }: Added,
): Promise<PlanOperation[]> {
  const id = await itemOfObject(tx, { ownerId, listId, name }, sent.uid);
  const row = await findItemRow(tx, { ownerId, kind: 'namedItems', id });
  const { summary: text, isDone } = sent;
  const note = noteOf(sent);
  const tick = namedTick(id, isDone ? today : null);
  if (row) {
    const restored: PlanOperation = {
      name: 'restoreRows',
      args: { rows: [{ kind: 'namedItems', id }] },
    };
    const change = { listId, text, note };
    return [
      ...(row.isDeleted ? [restored] : []),
      { name: 'changeNamedItem', args: { id, change } },
      tick,
    ];
  }
  const last =
    objects
      .map(({ item }) => item)
      .toSorted(compareOrder)
      .at(-1)?.order ?? null;
  const [order] = ordersAfter(last, 1);
  const item = { id, text, order: order!, ...(note !== null && { note }) };
  return [{ name: 'addNamedItems', args: { listId, items: [item] } }, ...(isDone ? [tick] : [])];
}

const noteOf = ({ note }: SentToDo): string | null => (note === '' ? null : note);
