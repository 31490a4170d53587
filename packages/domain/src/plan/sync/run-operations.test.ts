import { describe, expect, it } from 'vitest';
import type { OperationArgs, OperationName, QueuedOperation } from './operations';
import { groupsNeeded } from './row-groups';
import { runOperations } from './run-operations';
import type { PlanState, Ran, RunContext } from './run-operations';
import { rowKey } from '../rows/rows';

const now = Date.parse('2026-11-18T01:00:00Z');
const day = 24 * 60 * 60 * 1000;
const context: RunContext = { userId: 'ann', now, refusalOf: () => undefined };
const empty: PlanState = { rows: new Map(), version: 0, lastSeq: 0 };

function operation<Name extends OperationName>(
  seq: number,
  name: Name,
  args: OperationArgs[Name],
  more: Partial<QueuedOperation> = {},
): QueuedOperation {
  return {
    id: `operation-${seq}`,
    seq,
    name,
    args,
    at: now - 1_000 + seq,
    offset: 0,
    seen: 0,
    ...more,
  };
}

const add = (seq: number, ...ids: string[]) =>
  operation(seq, 'addItems', { items: ids.map((id) => ({ id, text: id, order: 'a0' })) });
const rename = (seq: number, id: string, text: string, more?: Partial<QueuedOperation>) =>
  operation(seq, 'changeItem', { id, change: { text } }, more);

/** The state of another device's next call. */
function next(state: PlanState, ran: Ran, lastSeq = ran.lastSeq): PlanState {
  const changed = ran.rows.map((row) => [rowKey(row.kind, row.id), row] as const);
  return { rows: new Map([...state.rows, ...changed]), version: ran.version, lastSeq };
}

describe('numbers', () => {
  it('an operation gives each changed row the next version, and its new stamps too', () => {
    const ran = runOperations(empty, [add(1, 'a', 'b'), rename(2, 'a', 'apple')], context);
    expect(ran.rows.map(({ id, version }) => [id, version])).toEqual([
      ['b', 2],
      ['a', 3],
    ]);
    expect(ran.rows[1]?.stamps).toMatchObject({
      text: [now - 998, 'ann', 3],
      order: [now - 999, 'ann', 1],
    });
    expect(ran.log.map(({ version }) => version)).toEqual([2, 3]);
    expect(ran).toMatchObject({ version: 3, lastSeq: 2, refused: [], lost: [] });
  });

  it.each([
    ['skips what ran before', 1, [1, 2], 2, 1],
    ['stops at a gap', 0, [1, 3, 4], 1, 1],
    ['runs nothing after a gap at the start', 0, [2, 3], 0, 0],
    ['runs in order, however sent, and once', 0, [2, 1, 2, 1], 2, 2],
  ])('a run of operations follows their numbers: it %s', (_, lastSeq, seqs, expected, count) => {
    const ran = runOperations(
      { ...empty, lastSeq },
      seqs.map((seq) => add(seq, `item-${seq}`)),
      context,
    );
    expect(ran.lastSeq).toBe(expected);
    expect(ran.rows).toHaveLength(count);
  });
});

describe('refusals', () => {
  it('a refused operation leaves no trace, and the next operation runs', () => {
    const refusalOf = ({ seq }: QueuedOperation) =>
      seq === 2 ? ('RECIPE_GONE' as const) : undefined;
    const operations = [add(1, 'a'), rename(2, 'a', 'apple'), add(3, 'b')];
    const ran = runOperations(empty, operations, { ...context, refusalOf });
    expect(ran.refused).toEqual([{ id: 'operation-2', seq: 2, code: 'RECIPE_GONE' }]);
    expect(ran.lastSeq).toBe(3);
    expect(ran.rows.map(({ fields }) => fields)).toMatchObject([{ text: 'a' }, { text: 'b' }]);
    expect(ran.log[1]).toMatchObject({ refusal: 'RECIPE_GONE', version: 1, was: {}, lost: [] });
  });

  it.each([
    ['91 days ago', -91 * day, 0, 'TOO_OLD'],
    ['89 days ago', -89 * day, 0, undefined],
    ['91 days ago by a clock that is 2 days slow', -91 * day, 2 * day, undefined],
    ['2 days from now', 2 * day, 0, undefined],
  ])('an operation made %s is run or refused for its age', (_, at, offset, code) => {
    const ran = runOperations(empty, [{ ...add(1, 'a'), at: now + at, offset }], context);
    expect(ran.refused[0]?.code).toBe(code);
    expect(ran.log[0]?.at).toBeLessThanOrEqual(now);
  });

  const meal = (id: string, date = '2026-11-25') => ({
    id,
    date,
    meal: 'dinner',
    order: 'a0',
    quantity: 1,
    note: id,
  });
  const counts = new Map([
    ['meals/2026-11-25', 29],
    ['items/', 1_000],
  ]);

  it('an operation that finds no room is refused, counting what the same call added', () => {
    const operations = [
      operation(1, 'addMeal', meal('a')),
      operation(2, 'addMeal', meal('b')),
      operation(3, 'addMeal', meal('c', '2026-11-26')),
      operation(4, 'changeMeal', { id: 'c', change: { date: '2026-11-25' } }),
      operation(5, 'removeMeal', { id: 'a' }),
      operation(6, 'changeMeal', { id: 'c', change: { date: '2026-11-25', quantity: 2 } }),
      add(7, 'milk'),
    ];
    expect(operations.flatMap(groupsNeeded)).toContainEqual({
      kind: 'meals',
      within: '2026-11-25',
    });
    const ran = runOperations(empty, operations, { ...context, counts });
    expect(ran.refused.map(({ seq, code }) => [seq, code])).toEqual([
      [2, 'FULL'],
      [4, 'FULL'],
      [7, 'FULL'],
    ]);
  });

  it('an item has room beside those that were bought, unless they are to be bought again', () => {
    const items = { week: '2026-11-23', items: ['milk'] };
    const refused = (operations: QueuedOperation[]) =>
      runOperations(empty, operations, {
        ...context,
        counts: new Map([['items/', 999]]),
      }).refused.map(({ seq, code }) => [seq, code]);
    const bought = [add(1, 'milk'), operation(2, 'tick', { ...items, on: '2026-11-25' })];
    expect(refused([...bought, add(3, 'eggs'), add(4, 'jam')])).toEqual([[4, 'FULL']]);
    for (const again of [
      operation(4, 'untick', items),
      operation(4, 'changeItem', { id: 'milk', change: { repeatWeeks: 1 } }),
    ]) {
      expect(groupsNeeded(again)).toEqual([{ kind: 'items' }]);
      expect(refused([...bought, add(3, 'eggs'), again])).toEqual([[4, 'FULL']]);
      expect(refused([...bought, { ...again, seq: 3 }, add(4, 'eggs')])).toEqual([[4, 'FULL']]);
    }
  });
});

describe('lost values', () => {
  const first = runOperations(empty, [add(1, 'milk')], context);
  const state = next(empty, first, 0);
  const cat = { ...context, userId: 'cat' };
  const seen = { seen: first.version };

  it('a lost value has the version of the change that took it', () => {
    const ran = runOperations(
      { ...state, version: 7 },
      [rename(1, 'milk', 'oat', { at: now })],
      cat,
    );
    expect(ran.lost).toMatchObject([
      { field: 'text', lost: 'milk', kept: 'oat', author: 'ann', version: 8 },
    ]);
  });

  it('a lost value takes a version also when nothing else changed', () => {
    const ran = runOperations(
      state,
      [rename(1, 'milk', 'oat', { at: 0, offset: now - 2_000 })],
      cat,
    );
    expect(ran.rows).toEqual([]);
    expect(ran.version).toBe(2);
    expect(ran.lost).toMatchObject([
      { lost: 'oat', kept: 'milk', author: 'cat', by: 'ann', version: 2 },
    ]);
  });

  it.each([-2, -1, 1, 2])('a lost value is named with a clock that is wrong by %i days', (days) => {
    const edit = rename(1, 'milk', 'oat', { ...seen, at: now - 500 });
    const ben = runOperations(state, [edit], { ...context, userId: 'ben' });
    const wrong = rename(1, 'milk', 'soy', { ...seen, at: now + days * day });
    const ran = runOperations(next(state, ben, 0), [wrong], cat);
    const [kept, lost, author] = days > 0 ? ['soy', 'oat', 'ben'] : ['oat', 'soy', 'cat'];
    expect(ran.lost).toMatchObject([{ kept, lost, author }]);
  });
});
