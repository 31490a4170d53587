/**
 * Sends what a phone sends: ticks and meals, two operations in one call. A call that was not answered is sent again
 * as it was, as a phone does; the version shows whether an operation ran twice.
 */
import { ask, type Caller } from '../caller';
import type { Thing } from '../ledger';
import { inTurn, newId, nextNumber, type OpenWriter } from './writer';

interface Content {
  /** One more with each row that was changed. */
  version: number;
  /** By id: whether it is ticked. */
  items: Record<string, boolean>;
  /** By id: their notes. */
  meals: Record<string, string>;
}

/** A call, and the content when it has run. */
interface Call {
  operations: object[];
  next: Content;
}

interface Device {
  id: string;
  /** Of the last answer. */
  known: { epoch: string | null; version: number; basis: object | null };
  /** The number of the last operation. */
  seq: number;
}

export const openSyncWriter: OpenWriter = (caller) => {
  const device: Device = newDevice();
  const rows: Thing = {
    name: `rows of device ${device.id}`,
    acknowledged: empty,
    read: async () => contentOf(await readAll(caller)),
  };
  const nextStep = inTurn([add, add, tick, untick, tick, remove]);
  let unanswered: Call | undefined;
  return {
    async write() {
      if (rows.pending) return false;
      const made = unanswered ?? makeCall(device, nextStep()(rows.acknowledged as Content));
      const answer = await caller.ledger.write(rows, made.next, () =>
        send(caller, device, made.operations),
      );
      unanswered = answer ? undefined : made;
      if (answer) checkAnswer(caller, device, answer);
      return answer !== undefined;
    },
  };
};

const empty: Content = { version: 0, items: {}, meals: {} };
const week = '2031-01-06';
/** A day has no room for many more. */
const mostMeals = 20;

type Step = (before: Content) => { changes: { name: string; args: object }[]; next: Content };

const add: Step = (before) => {
  const { version, items, meals } = before;
  if (Object.keys(meals).length >= mostMeals) return remove(before);
  const [item, meal, note] = [newId(), newId(), `Leftovers ${nextNumber()}`];
  const place = { date: week, meal: 'dinner', order: `a${Object.keys(meals).length % 10}` };
  return {
    changes: [
      { name: 'addItems', args: { items: [{ id: item, text: note, order: 'a0' }] } },
      { name: 'addMeal', args: { id: meal, ...place, quantity: 1, note } },
    ],
    next: {
      version: version + 2,
      items: { ...items, [item]: false },
      meals: { ...meals, [meal]: note },
    },
  };
};

const setTicked =
  (isTicked: boolean): Step =>
  (before) => {
    const { version, items, meals } = before;
    const item = Object.keys(items).find((id) => items[id] !== isTicked);
    const [meal] = Object.keys(meals);
    if (item === undefined || meal === undefined) return add(before);
    const note = `Soup ${nextNumber()}`;
    const args = { week, items: [item], ...(isTicked && { on: week }) };
    return {
      changes: [
        { name: isTicked ? 'tick' : 'untick', args },
        { name: 'changeMeal', args: { id: meal, change: { note } } },
      ],
      next: {
        version: version + 2,
        items: { ...items, [item]: isTicked },
        meals: { ...meals, [meal]: note },
      },
    };
  };

const tick = setTicked(true);
const untick = setTicked(false);

const remove: Step = (before) => {
  const [[item, ...items], [meal, ...meals]] = [
    Object.entries(before.items),
    Object.entries(before.meals),
  ];
  if (!item || !meal) return add(before);
  return {
    changes: [
      { name: 'removeItem', args: { id: item[0] } },
      { name: 'removeMeal', args: { id: meal[0] } },
    ],
    next: {
      version: before.version + 2,
      items: Object.fromEntries(items),
      meals: Object.fromEntries(meals),
    },
  };
};

function makeCall(device: Device, { changes, next }: ReturnType<Step>): Call {
  const operations = changes.map(({ name, args }) => {
    device.seq += 1;
    const { seq, known } = device;
    return { id: newId(), seq, name, args, at: Date.now(), offset: 0, seen: known.version };
  });
  return { operations, next };
}

interface OnWire {
  epoch: string;
  version: number;
  basis: object;
  lastSeq: number;
  refused: object[];
  rows: {
    kind: string;
    id: string;
    isDeleted: boolean;
    fields: { tickedOn?: string; note?: string };
  }[];
}

async function send(
  caller: Caller,
  { id, known: { epoch, version, basis } }: Device,
  operations: object[],
): Promise<OnWire | undefined> {
  const body = { device: id, schema: 1, epoch, since: version, basis, operations };
  return (await ask(caller, 'POST', '/sync', body))?.body as OnWire | undefined;
}

function checkAnswer({ ledger }: Caller, device: Device, answer: OnWire): void {
  const { epoch, version, basis, lastSeq, refused } = answer;
  device.known = { epoch, version, basis };
  const isDone = lastSeq === device.seq && refused.length === 0;
  if (!isDone) ledger.noteMistake(`Of ${device.seq} operations: ${JSON.stringify(answer)}`);
}

/** As another device sees them. */
async function readAll(caller: Caller): Promise<OnWire> {
  const answer = await send(caller, newDevice(), []);
  if (!answer) throw new Error('POST /sync was not answered between two kills');
  return answer;
}

const newDevice = (): Device => ({
  id: newId(),
  known: { epoch: null, version: 0, basis: null },
  seq: 0,
});

function contentOf({ version, rows }: OnWire): Content {
  const of = (kind: string) => rows.filter((row) => row.kind === kind && !row.isDeleted);
  return {
    version,
    items: Object.fromEntries(
      of('items').map(({ id, fields }) => [id, fields.tickedOn !== undefined]),
    ),
    meals: Object.fromEntries(of('meals').map(({ id, fields }) => [id, fields.note ?? ''])),
  };
}
