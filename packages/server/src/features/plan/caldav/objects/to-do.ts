/**
 * To-dos in iCalendar, written and read. What clients send besides (priority, due date, alarms) has no place on a
 * shopping list: it is neither stored nor a reason to refuse.
 */
import * as z from 'zod/mini';
import { fieldSchemas } from '@saltbush/contract/plan/sync-row-fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { contentLines, escapeText, utcTime } from '@saltbush/domain/plan/meal-plans/calendar-feed';
import { aisles, type Aisle } from '@saltbush/recipe-parser/foods/facts';
import { DavRefusal } from '../xml/dav-refusal';
import { davElement } from '../xml/write-xml';

export interface ToDo {
  uid: string;
  /** "2 L milk" */
  summary: string;
  note: string;
  aisle: Aisle;
  changedAt: Date;
  /** Absent while it is to buy. */
  doneAt: Date | undefined;
}

/** @example renderToDo(milk) // 'BEGIN:VCALENDAR\r\nVERSION:2.0…' */
export function renderToDo({ uid, summary, note, aisle, changedAt, doneAt }: ToDo): string {
  const isDone = doneAt !== undefined;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saltbush//Shopping list//EN',
    'BEGIN:VTODO',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escapeText(note)}`]),
    `CATEGORIES:${escapeText(aisle)}`,
    // Apple's apps and others sort by it: the list comes in the order of the aisles.
    `X-APPLE-SORT-ORDER:${aisles.indexOf(aisle) + 1}`,
    `STATUS:${isDone ? 'COMPLETED' : 'NEEDS-ACTION'}`,
    ...(isDone ? [`COMPLETED:${utcTime(doneAt)}`, 'PERCENT-COMPLETE:100'] : []),
    'END:VTODO',
    'END:VCALENDAR',
  ]);
}

export type SentToDo = z.output<typeof sentSchema>;

const uidMessage = 'The UID of a to-do is a word of at most 255 letters';
const sentSchema = z.object({
  uid: z.string().check(maxLength(255, uidMessage), z.regex(/^[^\s\p{Cc}]+$/u, uidMessage)),
  summary: fieldSchemas.items.text,
  note: fieldSchemas.items.note,
  isDone: z.boolean(),
});

/**
 * @param text of a call
 * @throws DavRefusal 403 for what is not a to-do, or one that does not fit into the list
 */
export async function readToDo(text: string): Promise<SentToDo> {
  const properties = await propertiesOfToDo(text);
  const of = (name: string) => properties.get(name) ?? '';
  const status = of('status').toUpperCase();
  const isDone =
    status === ''
      ? properties.has('completed') || of('percent-complete') === '100'
      : status === 'COMPLETED';
  const sent = { uid: of('uid'), summary: of('summary'), note: of('description'), isDone };
  const parsed = parseInput(sentSchema, sent);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues.map((issue) => `${issue.message}.`).join(' ');
  throw notValid('c:valid-calendar-object-resource', message);
}

/** The first value of each property, by its name in small letters. */
async function propertiesOfToDo(text: string): Promise<Map<string, string>> {
  const calendar = await readCalendar(text).catch(() => undefined);
  if (calendar?.name !== 'vcalendar') throw notValid('c:valid-calendar-data');
  const toDos = calendar.getAllSubcomponents('vtodo');
  // Of one that repeats, its exceptions have an id of their own.
  const toDo = toDos.find((each) => !each.hasProperty('recurrence-id'));
  if (toDo === undefined) throw notValid('c:supported-calendar-component');
  const wanted = ['uid', 'summary', 'description', 'status', 'completed', 'percent-complete'];
  return new Map(
    wanted
      .filter((name) => toDo.hasProperty(name))
      .map((name) => [name, valueOf(() => toDo.getFirstPropertyValue(name))]),
  );
}

/** Loaded with the first calendar that is read: few instances need it. */
export async function readCalendar(text: string) {
  const { default: ICAL } = await import('ical.js');
  return new ICAL.Component(ICAL.parse(text));
}

/** Values of odd types are read when they are asked for, and may fail then. */
function valueOf(read: () => unknown): string {
  try {
    return String(read() ?? '');
  } catch {
    return '';
  }
}

const notValid = (
  condition:
    'c:valid-calendar-data' | 'c:valid-calendar-object-resource' | 'c:supported-calendar-component',
  message = '',
) => new DavRefusal(403, { condition: davElement(condition), message });
