/**
 * Changes of a list by calendar apps, as operations. A client decides on what it saw: its conditions are checked again on
 * the list as it is while the owner is locked, or the change begins again.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../platform/db/connect';
import { connectionOf } from '../../../platform/db/transaction';
import { authorOf, type SessionClaim } from '../../../platform/http/session';
import { fullList, puttingAway, readThisWeek } from '../shopping-list';
import { changePlan, type PlanOperation } from '../sync';
import { addingToDo } from './add-to-do';
import { checkExpected, checkUid } from './objects/calendar-object';
import type { Collection } from './collections';
import { DavRefusal } from './xml/dav-refusal';
import { editingToDo } from './edit-to-do';
import {
  linePrefix,
  planOf,
  readListContent,
  type ListContent,
  type ListContext,
  type ListObject,
} from './list-content';
import type { SentToDo } from './objects/to-do';

/** Who changes which object of which list. */
export interface ObjectChange {
  claim: SessionClaim;
  collection: Collection;
  name: string;
  /** With what the client expects of the object. */
  request: Pick<FastifyRequest, 'headers'>;
}

/** @throws DavRefusal 403, 412; AppError like `changePlan` */
export async function putToDo(
  context: ListContext,
  change: ObjectChange,
  sent: SentToDo,
): Promise<'created' | 'changed'> {
  const { name, request } = change;
  const found = await changeList(context, change, (content, object) => {
    checkExpected(request, object);
    checkUid(content.objects, { name, object, sent });
    if (!object) checkItemName(name);
    const { list } = content;
    if (object) return (tx, now) => editingToDo(tx, now, { list, object, sent });
    return (tx, now) => addingToDo(tx, now, { list, name, sent });
  });
  return found ? 'changed' : 'created';
}

/** A typed item is removed; what recipes need is at home, until they need more, as when it is removed in the app. */
export async function deleteToDo(context: ListContext, change: ObjectChange): Promise<void> {
  await changeList(context, change, ({ list }, object) => {
    if (!object) throw new DavRefusal(404);
    checkExpected(change.request, object);
    const { source } = object;
    if (source.kind === 'item') {
      return () => [{ name: 'removeItem', args: { id: source.item._id } }];
    }
    const { key: line, amounts: covered, left } = source.line;
    const gone = { plan: planOf(list), line, covered, left: left?.amounts };
    return (tx, now) => puttingAway(tx, now, gone);
  });
}

type Operations = (tx: Db, now: Date) => Promise<PlanOperation[]> | PlanOperation[];

/**
 * @param decide what changes an object, or adds it; throws what the client is refused
 * @returns the object as it was
 */
async function changeList(
  context: ListContext,
  { claim, collection, name }: ObjectChange,
  decide: (content: ListContent, object: ListObject | undefined) => Operations,
): Promise<ListObject | undefined> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const content = await readListContent(context, claim, collection);
    const object = content.objects.find((each) => each.name === name);
    const operations = decide(content, object);
    try {
      await changePlan(context, {
        ...authorOf(claim),
        ownerId: collection.ownerId,
        operations: async (tx, now) => {
          const { householdId } = collection;
          const read = await readThisWeek(context, claim, householdId, connectionOf(tx));
          if (read.authorized().version !== content.list.version) throw new ChangedMeanwhile();
          return operations(tx, now);
        },
        refuse: (refused) => refusalOf(refused.map(({ code }) => code)),
      });
      return object;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
  throw new AppError('CONFLICT');
}

class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** Of a list that others change all the time. */
const mostAttempts = 5;

export const refusalOf = (codes: readonly string[]): Error =>
  codes.includes('FULL')
    ? new DavRefusal(403, { message: `${fullList}.` })
    : new AppError('CONFLICT');

/** @throws DavRefusal 403 for what recipes need no more */
function checkItemName(name: string): void {
  if (name.startsWith(linePrefix)) {
    throw new DavRefusal(403, { message: say('No recipe of this week needs it any more.') });
  }
}
