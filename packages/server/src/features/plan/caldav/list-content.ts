/**
 * This week's list as to-dos: one for each typed item, and one for what recipes need of each line (decision 0129). An
 * item stays the object that a client has put there, whatever else is bought on the same line.
 */
import { mondayOf } from '@saltbush/domain/plan/days/week';
import { lineId } from '@saltbush/domain/plan/rows/rows';
import { needAsText } from '@saltbush/domain/plan/shopping-list/list/list-as-text';
import type {
  LineItemOnWire,
  ShoppingLineOnWire,
  ShoppingListOnWire,
} from '@saltbush/contract/plan/shopping-list';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import { inLanguageOfCaller } from '../../../platform/http/answers/conditional-answer';
import { mapInTurns } from '../../../platform/in-turns';
import { digestOf } from '../../../platform/secrets';
import type { SessionClaim } from '../../../platform/http/session';
import {
  etagOf,
  readThisWeek,
  readWholeList,
  type ComputedLists,
  type ListVersion,
} from '../shopping-list';
import { itemName, listRowFacts, type RowFacts } from './caldav.store';
import {
  calendarObject,
  type CalendarObject,
  type CollectionContent,
} from './objects/calendar-object';
import type { Collection } from './collections';
import { notSignedIn } from './sign-in';
import { renderToDo, type ToDo } from './objects/to-do';

export type ListContext = Pick<Deps, 'database' | 'clock' | 'planNotices'> & {
  lists: ComputedLists;
};

/** What a to-do stands for. */
export type ToDoSource =
  { kind: 'item'; item: LineItemOnWire } | { kind: 'line'; line: ShoppingLineOnWire; text: string };

export interface ListObject extends CalendarObject {
  source: ToDoSource;
  summary: string;
  note: string;
  isDone: boolean;
}

export interface ListContent extends CollectionContent<ListObject> {
  list: Authorized<ListVersion>;
}

/** Without what is in it. */
export async function readListVersion(
  context: Pick<ListContext, 'database' | 'clock'>,
  claim: SessionClaim,
  { householdId }: Pick<Collection, 'householdId'>,
): Promise<Authorized<ListVersion>> {
  const { isOpen, authorized } = await readThisWeek(context, claim, householdId);
  if (!isOpen) throw notSignedIn();
  return authorized();
}

/** The list, as what ticks a line of it takes it. */
export const planOf = (
  list: Authorized<ListVersion>,
): Authorized<ListVersion & { startDate: string }> => ({
  ...list,
  startDate: mondayOf(list.days.from),
});

/** Named like its ETag in the API, which covers all of its inputs. */
export const ctagOf = (list: ListVersion): string => digestOf(inLanguageOfCaller(etagOf(list)));

export async function readListContent(
  context: ListContext,
  claim: SessionClaim,
  collection: Collection,
): Promise<ListContent> {
  const list = await readListVersion(context, claim, collection);
  const whole = await readWholeList(context.lists, list);
  const week = mondayOf(list.days.from);
  const { ownerId } = list;
  const facts = await listRowFacts(context.database.db, { ownerId, week });
  const byId = new Map(facts.map((row) => [`${row.kind}/${row.id}`, row]));
  const sources = whole === null ? [] : sourcesOf(whole);
  const objects = await mapInTurns(sources, (found) => listObject(found, { ownerId, week, byId }));
  return { list, ctag: ctagOf(list), objects };
}

interface Found {
  line: ShoppingLineOnWire;
  source: ToDoSource;
}

/** What recipes need is to buy in the aisles alone; what somebody typed is bought wherever its line stands. */
function sourcesOf(list: ShoppingListOnWire): Found[] {
  const toBuy = list.aisles.flatMap(({ lines }) => lines);
  const { left, checkAtHome, staples, atHome, hiddenOptional } = list;
  const aside = [...left, ...checkAtHome, ...staples, ...atHome, ...hiddenOptional];
  return [...toBuy.flatMap(ofRecipes), ...[...toBuy, ...aside].flatMap(ofItems)];
}

function ofRecipes(line: ShoppingLineOnWire): Found[] {
  const { parts, items = [], ofRecipes: part } = line;
  if (parts.length === 0 || (items.length > 0 && !part)) return [];
  // Where some of it is there, what is missing: a to-do has no space for both.
  const missing = line.left && line.buy?.amount;
  return [{ line, source: { kind: 'line', line, text: part?.text ?? missing ?? line.text } }];
}

const ofItems = (line: ShoppingLineOnWire): Found[] =>
  (line.items ?? []).map((item) => ({ line, source: { kind: 'item', item } }));

interface RowsOfList {
  ownerId: string;
  week: string;
  byId: ReadonlyMap<string, RowFacts>;
}

function listObject({ line, source }: Found, rows: RowsOfList): ListObject {
  const { name, uid, row } = named(source, rows);
  const toDo = { ...content(source), uid, aisle: line.aisle };
  // What nobody has set anything on is as old as its week.
  const changedAt = row?.changedAt ?? new Date(`${rows.week}T00:00:00Z`);
  const doneAt = toDo.isDone ? (row?.tickedAt ?? changedAt) : undefined;
  const data = renderToDo({ ...toDo, changedAt, doneAt });
  const { summary, note, isDone } = toDo;
  return { ...calendarObject({ name, uid, data }), source, summary, note, isDone };
}

function named(source: ToDoSource, { ownerId, week, byId }: RowsOfList) {
  if (source.kind === 'line') {
    const { key } = source.line;
    const row = byId.get(`lines/${lineId(week, key)}`);
    return { name: lineName(key), uid: `${key}.${ownerId}@saltbush`, row };
  }
  const { _id: id } = source.item;
  const row = byId.get(`items/${id}`);
  return { name: row?.name ?? itemName(id), uid: row?.uid ?? id, row };
}

function content(source: ToDoSource): Pick<ToDo, 'summary' | 'note'> & { isDone: boolean } {
  if (source.kind === 'item') {
    const { text, note = '', isTicked } = source.item;
    return { summary: text, note, isDone: isTicked };
  }
  const { line, text } = source;
  const { name, note = '', needLeft, ofRecipes: part } = line;
  const summary =
    needLeft === undefined || part
      ? needAsText({ text, name })
      : `${needAsText({ text: '', name })}: ${needLeft}`;
  return { summary, note, isDone: part?.isTicked ?? line.isTicked };
}

/** Of what recipes need; from week to week. No client may call an item so. */
const lineName = (key: string): string => `${linePrefix}${key}.ics`;
export const linePrefix = 'line.';
