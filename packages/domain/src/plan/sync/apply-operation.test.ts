import { describe, expect, it } from 'vitest';
import { applyOperation } from './apply-operation';
import type { Applied } from './apply-operation';
import type { Operation, OperationArgs, OperationName } from './operations';
import { rowsOfOperation } from './rows-of-operation';
import { lineId, rowKey } from '../rows/rows';
import type { ItemRow, Row, RowKind, RowMap } from '../rows/rows';

const week = '2026-11-23';
const noon = 1_000_000;

/** One user's operations, each made at `at` by someone who saw version `seen`. */
function by(userId: string, at: number, seen = 0, now = noon) {
  return <Name extends OperationName>(rows: RowMap, name: Name, args: OperationArgs[Name]) => {
    const operation: Operation = { id: `${userId}-${at}`, name, args, at, offset: 0, seen };
    const applied = applyOperation(rows, operation, { userId, now });
    for (const { kind, id } of applied.changed) {
      expect(rowsOfOperation(operation)).toContainEqual({ kind, id });
    }
    return applied;
  };
}

/** The rows after an operation; those that changed, and their new stamps, have this version. */
function after(rows: RowMap, { changed }: Applied, version: number): RowMap {
  const next = new Map(rows);
  for (const row of changed) {
    const stamps = Object.entries(row.stamps).map(
      ([field, [at, userId, before]]) => [field, [at, userId, before ?? version]] as const,
    );
    next.set(rowKey(row.kind, row.id), { ...row, version, stamps: Object.fromEntries(stamps) });
  }
  return next;
}

const get = (rows: RowMap, kind: RowKind, id: string): Row | undefined =>
  rows.get(rowKey(kind, id));
const fieldsOf = (rows: RowMap, kind: RowKind, id: string) => get(rows, kind, id)?.fields;
const item = (applied: Applied) => applied.changed[0]?.fields as ItemRow | undefined;

const empty: RowMap = new Map();
/** Milk, added by Ann at 100, version 1. */
const milk = after(
  empty,
  by('ann', 100)(empty, 'addItems', { items: [{ id: 'milk', text: 'milk', order: 'a0' }] }),
  1,
);
const rename = (text: string): OperationArgs['changeItem'] => ({ id: 'milk', change: { text } });
const tickMilk: OperationArgs['tick'] = { week, items: ['milk'], on: week };

describe('one field, set by two people', () => {
  const oat = after(milk, by('ben', 200, 1)(milk, 'changeItem', rename('oat milk')), 2);

  it.each([
    ['later wins', 'cat', 300, 1, 'soy milk', { lost: 'oat milk', author: 'ben', by: 'cat' }],
    ['earlier loses', 'cat', 150, 1, undefined, { lost: 'soy milk', author: 'cat', by: 'ben' }],
    ['at the same time the greater id wins', 'cat', 200, 1, 'soy milk', { author: 'ben' }],
    ['at the same time the lesser id loses', 'ann', 200, 1, undefined, { author: 'ann' }],
    ['whoever saw it wins whatever the clock says', 'cat', 150, 2, 'soy milk', undefined],
    ['nobody loses to oneself', 'ben', 300, 1, 'soy milk', undefined],
  ] as const)(
    'one field set by two people has one value: %s',
    (_, userId, at, seen, text, lost) => {
      const applied = by(userId, at, seen)(oat, 'changeItem', rename('soy milk'));
      expect(item(applied)?.text).toBe(text);
      if (lost === undefined) expect(applied.lost).toEqual([]);
      else expect(applied.lost).toEqual([expect.objectContaining({ field: 'text', ...lost })]);
    },
  );

  it('a field set by two people to the same value loses nothing', () => {
    expect(by('cat', 300, 1)(oat, 'changeItem', rename('oat milk')).lost).toEqual([]);
    expect(by('cat', 150, 1)(oat, 'changeItem', rename('oat milk')).lost).toEqual([]);
  });

  it('a field that its author has seen is not lost, though the row has changed since', () => {
    const rows = after(oat, by('ann', 250, 2)(oat, 'tick', tickMilk), 5);
    expect(by('cat', 300, 3)(rows, 'changeItem', rename('soy milk')).lost).toEqual([]);
    expect(by('cat', 300, 1)(rows, 'changeItem', rename('soy milk')).lost).toHaveLength(1);
  });

  it('a field set after one that was seen is never earlier than it', () => {
    const applied = by('cat', 150, 2)(oat, 'changeItem', rename('soy milk'));
    expect(applied.changed[0]?.stamps.text?.[0]).toBe(200);
  });

  it('a field set with a time in the future counts as set now', () => {
    const fromTheFuture = by('cat', noon + 5_000, 1)(oat, 'changeItem', rename('soy milk'));
    expect(fromTheFuture.changed[0]?.stamps.text).toEqual([noon, 'cat']);
  });

  it('different fields set by two people both stay', () => {
    const noted = by('cat', 150, 1)(oat, 'changeItem', { id: 'milk', change: { note: '2 %' } });
    expect(item(noted)).toMatchObject({ text: 'oat milk', note: '2 %' });
    expect(noted.lost).toEqual([]);
  });

  it("a null takes a field's value away, and that is a value like others", () => {
    const noted = after(
      milk,
      by('ben', 200, 1)(milk, 'changeItem', { id: 'milk', change: { note: 'x' } }),
      2,
    );
    const bare = after(
      noted,
      by('ben', 300, 2)(noted, 'changeItem', { id: 'milk', change: { note: null } }),
      3,
    );
    expect(fieldsOf(bare, 'items', 'milk')).toEqual({ text: 'milk', order: 'a0' });
    const late = by('cat', 250, 2)(bare, 'changeItem', { id: 'milk', change: { note: 'y' } });
    expect(late.changed).toEqual([]);
    expect(late.lost).toEqual([
      { kind: 'items', id: 'milk', field: 'note', lost: 'y', kept: null, by: 'ben', author: 'cat' },
    ]);
  });
});

describe('a tick', () => {
  it('a tick and a rename both stay, in either order', () => {
    const renamed = after(milk, by('ben', 200, 1)(milk, 'changeItem', rename('oat milk')), 2);
    const ticked = after(milk, by('cat', 300, 1)(milk, 'tick', tickMilk), 2);
    const both = { text: 'oat milk', order: 'a0', tickedOn: week };
    expect(item(by('cat', 150, 1)(renamed, 'tick', tickMilk))).toEqual(both);
    expect(item(by('ben', 200, 1)(ticked, 'changeItem', rename('oat milk')))).toEqual(both);
  });

  it('a tick does not bring a removed item back', () => {
    const removed = after(milk, by('ben', 200, 1)(milk, 'removeItem', { id: 'milk' }), 2);
    expect(by('cat', 300, 1)(removed, 'tick', tickMilk).changed[0]?.isDeleted).toBe(true);
  });

  it('a tick of a line and its items is one operation', () => {
    const line = { key: 'milk', covered: [{ amount: 1, unit: 'l' }] };
    const ticked = after(milk, by('ann', 200, 1)(milk, 'tick', { ...tickMilk, line }), 2);
    expect(fieldsOf(ticked, 'lines', lineId(week, 'milk'))).toEqual({ week, ...line });
    expect(fieldsOf(ticked, 'items', 'milk')).toMatchObject({ tickedOn: week });
    const untick = { week, key: 'milk', items: ['milk'] };
    const open = after(ticked, by('ann', 300, 2)(ticked, 'untick', untick), 3);
    expect(fieldsOf(open, 'lines', lineId(week, 'milk'))).toEqual({ week, key: 'milk' });
    expect(fieldsOf(open, 'items', 'milk')).not.toHaveProperty('tickedOn');
  });

  it('a tick, and whether a line was put away, is no loss that anyone hears of', () => {
    const line = { key: 'milk', covered: [{ amount: 1, unit: 'l' }] };
    const ticked = after(milk, by('ann', 200, 1)(milk, 'tick', { ...tickMilk, line }), 2);
    const untick = { week, key: 'milk', items: ['milk'] };
    expect(by('ben', 300, 1)(ticked, 'untick', untick).lost).toEqual([]);
    expect(by('ben', 150, 1)(ticked, 'untick', untick)).toMatchObject({ changed: [], lost: [] });
    const done = { week, keys: ['milk'], items: [] };
    const cleared = after(ticked, by('ann', 250, 2)(ticked, 'clearDone', done), 3);
    expect(by('ben', 300, 1)(cleared, 'tick', { ...tickMilk, line }).lost).toEqual([]);
  });

  it('a tick of an item that is gone is no error', () => {
    expect(by('ann', 200)(empty, 'tick', tickMilk)).toEqual({ changed: [], lost: [], was: {} });
  });
});

describe('clearing what is done', () => {
  const line = { key: 'egg', covered: [] };
  const weekly = by('ann', 150, 1)(milk, 'changeItem', { id: 'milk', change: { repeatWeeks: 1 } });
  const cleared = (start: RowMap, at: number, seen: number) =>
    by('ben', at, seen)(start, 'clearDone', { week, keys: ['egg'], items: ['milk'] });
  const ticked = after(milk, by('ann', 200, 1)(milk, 'tick', { ...tickMilk, line }), 2);

  it('the clearing of what is done puts lines away and removes items', () => {
    const rows = after(ticked, cleared(ticked, 300, 2), 3);
    expect(fieldsOf(rows, 'lines', lineId(week, 'egg'))).toMatchObject({ isCleared: true });
    expect(get(rows, 'items', 'milk')?.isDeleted).toBe(true);
  });

  it('the clearing of what is done puts away an item that repeats, until it is ticked again', () => {
    const repeated = after(milk, weekly, 2);
    const done = after(repeated, by('ann', 200, 2)(repeated, 'tick', tickMilk), 3);
    const rows = after(done, cleared(done, 300, 3), 4);
    expect(get(rows, 'items', 'milk')).toMatchObject({
      isDeleted: false,
      fields: { isCleared: true },
    });
    const again = by('ann', 400, 4)(rows, 'tick', { ...tickMilk, on: '2026-11-30' });
    expect(item(again)).not.toHaveProperty('isCleared');
  });

  it('the clearing of what is done leaves what is not ticked any more', () => {
    const open = after(
      ticked,
      by('ann', 250, 2)(ticked, 'untick', { week, key: 'egg', items: ['milk'] }),
      3,
    );
    expect(cleared(open, 300, 2).changed).toEqual([]);
  });

  it('the clearing of what is done leaves an item that someone renamed meanwhile', () => {
    const renamed = after(ticked, by('cat', 250, 2)(ticked, 'changeItem', rename('oat milk')), 3);
    const applied = cleared(renamed, 300, 2);
    expect(applied.changed.map(({ kind }) => kind)).toEqual(['lines']);
    expect(applied.lost).toEqual([
      {
        kind: 'items',
        id: 'milk',
        field: 'deleted',
        lost: true,
        kept: false,
        by: 'cat',
        author: 'ben',
      },
    ]);
  });
});

describe('a removal', () => {
  const remove = { id: 'milk' };
  const removed = after(milk, by('ben', 200, 1)(milk, 'removeItem', remove), 2);
  const lost = { kind: 'items', id: 'milk', field: 'deleted', lost: true, kept: false };

  it('a removal gives way to an edit by someone who had not seen it, and its author hears of that', () => {
    const edited = by('cat', 150, 1)(removed, 'changeItem', rename('oat milk'));
    expect(edited.changed).toMatchObject([{ isDeleted: false, fields: { text: 'oat milk' } }]);
    expect(edited.lost).toEqual([{ ...lost, by: 'cat', author: 'ben' }]);
  });

  it('a removal gives way to an edit by someone who had not seen it, also when it comes second', () => {
    const edited = after(milk, by('cat', 150, 1)(milk, 'changeItem', rename('oat milk')), 2);
    const late = by('ben', 200, 1)(edited, 'removeItem', remove);
    expect(late).toEqual({ changed: [], lost: [{ ...lost, by: 'cat', author: 'ben' }], was: {} });
  });

  it('a removal stays after an edit by someone who had seen it', () => {
    const edited = by('cat', 300, 2)(removed, 'changeItem', rename('oat milk'));
    expect(edited.changed).toMatchObject([{ isDeleted: true }]);
  });

  it("a removal goes after the same person's own edit before it", () => {
    const edited = after(milk, by('ben', 150, 1)(milk, 'changeItem', rename('oat milk')), 2);
    expect(by('ben', 200, 1)(edited, 'removeItem', remove).changed).toMatchObject([
      { isDeleted: true },
    ]);
  });

  it('a removal is taken back by restoring, twice as once', () => {
    const rows = [{ kind: 'items' as const, id: 'milk' }];
    const restored = after(removed, by('ben', 300, 2)(removed, 'restoreRows', { rows }), 3);
    expect(get(restored, 'items', 'milk')).toMatchObject({
      isDeleted: false,
      fields: { text: 'milk' },
    });
    expect(by('ben', 400, 3)(restored, 'restoreRows', { rows }).changed).toEqual([]);
  });

  it('a removal of a store ends when the store is set again', () => {
    const args = { id: 'aldi', name: 'Aldi', aisles: [] };
    const store = after(empty, by('ann', 100)(empty, 'setStore', args), 1);
    const without = after(store, by('ann', 200, 1)(store, 'removeStore', { id: 'aldi' }), 2);
    expect(get(without, 'stores', 'aldi')?.isDeleted).toBe(true);
    expect(by('ann', 300, 2)(without, 'setStore', args).changed).toMatchObject([
      { isDeleted: false },
    ]);
  });
});

describe('wholly or not at all', () => {
  const meal = (id: string) => ({
    id,
    date: week,
    meal: 'dinner',
    order: 'a0',
    quantity: 1,
    note: id,
  });

  it('an operation of several meals adds all but those that exist', () => {
    const one = after(empty, by('ann', 100)(empty, 'addMeal', meal('a')), 1);
    const two = by('ben', 200)(one, 'addMeals', {
      meals: [{ ...meal('a'), note: 'x' }, meal('b')],
    });
    expect(two.changed.map(({ id }) => id)).toEqual(['b']);
    expect(two.was).toEqual({ 'meals/b': { deleted: true } });
  });

  it('an operation that restores rows restores none when one of them is unknown', () => {
    const removed = after(milk, by('ann', 200, 1)(milk, 'removeItem', { id: 'milk' }), 2);
    const rows = ['milk', 'gone'].map((id) => ({ kind: 'items' as const, id }));
    const refused = by('ann', 300, 2)(removed, 'restoreRows', { rows });
    expect(refused).toEqual({ changed: [], lost: [], was: {}, refusal: 'MOVED_ON' });
  });

  it('an operation that changes what does not exist is refused', () => {
    expect(by('ann', 300)(empty, 'changeItem', rename('x')).refusal).toBe('MOVED_ON');
    expect(by('ann', 300)(empty, 'changeMeal', { id: 'a', change: { quantity: 2 } }).refusal).toBe(
      'MOVED_ON',
    );
  });

  it('an operation that leaves a meal without recipe and note is refused', () => {
    const one = after(empty, by('ann', 100)(empty, 'addMeal', meal('a')), 1);
    const refused = by('ann', 200, 1)(one, 'changeMeal', {
      id: 'a',
      change: { note: null, quantity: 2 },
    });
    expect(refused).toEqual({ changed: [], lost: [], was: {}, refusal: 'MOVED_ON' });
  });

  it('an operation of staples sets a first list of them', () => {
    const keys = ['salt', 'oil'];
    const staples = after(empty, by('ann', 100)(empty, 'setStaples', { keys, isStaple: true }), 1);
    expect(keys.map((key) => fieldsOf(staples, 'foods', key))).toEqual([
      { isStaple: true },
      { isStaple: true },
    ]);
    const none = after(
      staples,
      by('ann', 200, 1)(staples, 'setStaples', { keys, isStaple: false }),
      2,
    );
    expect(fieldsOf(none, 'foods', 'oil')).toEqual({});
  });
});

describe('setting back', () => {
  const line = { kind: 'lines' as const, id: lineId(week, 'egg'), field: 'covered' };
  const tick = {
    week,
    line: { key: 'egg', covered: [{ amount: 0.3, unit: 'kg' }] },
    items: [],
    on: week,
  };
  const ticked = after(empty, by('ann', 100)(empty, 'tick', tick), 1);

  it('an operation that sets back compares values by meaning', () => {
    const ifStill = [{ unit: 'kg', amount: 0.1 + 0.2, packageSize: undefined }];
    const undone = by('ben', 50, 0)(ticked, 'setBack', { ...line, value: null, ifStill });
    expect(undone.changed[0]?.fields).toEqual({ week, key: 'egg' });
  });

  it.each([
    ['another amount', [{ amount: 0.4, unit: 'kg' }]],
    ['another unit', [{ amount: 0.3, unit: 'g' }]],
    ['no value', null],
  ])('an operation that sets back is refused when the value is %s instead', (_, ifStill) => {
    const undone = by('ben', 200, 1)(ticked, 'setBack', { ...line, value: null, ifStill });
    expect(undone).toEqual({ changed: [], lost: [], was: {}, refusal: 'MOVED_ON' });
  });

  it('an operation that sets back sets all fields or none', () => {
    const item = {
      kind: 'items' as const,
      id: 'milk',
      field: 'text',
      value: 'milk',
      ifStill: 'oat milk',
    };
    const fields = [{ ...line, value: null, ifStill: tick.line.covered }, item];
    const rows = new Map([...ticked, ...milk]);
    expect(by('ben', 200, 1)(rows, 'setBackAll', { fields }).changed).toEqual([]);
    const renamed = after(rows, by('ann', 150, 1)(rows, 'changeItem', rename('oat milk')), 2);
    expect(by('ben', 200, 2)(renamed, 'setBackAll', { fields }).changed).toHaveLength(2);
  });
});

describe('those who eat', () => {
  const setLeo = (change: OperationArgs['setEater']['change']) => ({ id: 'leo', change });
  const leo = after(
    empty,
    by('ann', 100)(empty, 'setEater', setLeo({ name: 'Leo', portion: 0.5 })),
    1,
  );

  it('the first change of those who eat adds them; two people may change different things', () => {
    const one = after(leo, by('ann', 200, 1)(leo, 'setEater', setLeo({ portion: 0.75 })), 2);
    const both = by('ben', 150, 1)(one, 'setEater', setLeo({ allergies: ['peanut'] }));
    expect(both.changed[0]?.fields).toEqual({
      name: 'Leo',
      portion: 0.75,
      allergies: ['peanut'],
    });
  });

  it('a person who eats, without a name and without an account, is nobody', () => {
    const nameless = by('ann', 100)(empty, 'setEater', setLeo({ portion: 1 }));
    expect(nameless).toMatchObject({ refusal: 'MOVED_ON', changed: [] });
  });

  it('the people at home are set for a meal of a day', () => {
    const args = { date: '2026-11-25', meal: 'Dinner', change: { home: ['leo'] } };
    const set = after(leo, by('ann', 100)(leo, 'setAttendance', args), 2);
    const guests = { ...args, meal: 'dinner', change: { guests: 2 } };
    const more = by('ben', 200, 2)(set, 'setAttendance', guests);
    expect(more.changed[0]).toMatchObject({
      id: '2026-11-25.dinner',
      fields: { home: ['leo'], guests: 2 },
    });
  });
});

describe('a vote', () => {
  const leo = { mealId: 'tuesday', recipeId: 'soup', eaterId: 'leo', week };
  const id = 'tuesday.soup.leo';
  const yes = after(empty, by('ann', 100)(empty, 'setVote', { ...leo, answer: 'yes' }), 1);

  it('a vote of a person on a meal is one, and the later one stays', () => {
    expect(fieldsOf(yes, 'votes', id)).toEqual({ week, answer: 'yes' });
    const later = by('ben', 200)(yes, 'setVote', { ...leo, answer: 'no' });
    expect(fieldsOf(after(yes, later, 2), 'votes', id)).toEqual({ week, answer: 'no' });
    const earlier = by('ben', 50)(yes, 'setVote', { ...leo, answer: 'no' });
    expect(fieldsOf(after(yes, earlier, 2), 'votes', id)).toEqual({ week, answer: 'yes' });
  });

  it('a vote can be taken back, and another recipe is another question', () => {
    const gone = by('ann', 200)(yes, 'setVote', { ...leo, answer: null });
    expect(fieldsOf(after(yes, gone, 2), 'votes', id)).toEqual({ week });
    const other = by('ann', 200)(yes, 'setVote', { ...leo, recipeId: 'pie', answer: 'no' });
    const both = after(yes, other, 2);
    expect(fieldsOf(both, 'votes', id)).toEqual({ week, answer: 'yes' });
    expect(fieldsOf(both, 'votes', 'tuesday.pie.leo')).toEqual({ week, answer: 'no' });
  });
});
