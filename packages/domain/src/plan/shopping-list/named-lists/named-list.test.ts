import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlannedDays } from '../../../../testing/planned-days';
import { sevenDaysFrom } from '../../days/day-range';
import { applyOperation } from '../../sync/apply-operation';
import type { NamedChange } from '../../sync/operations';
import { rowKey, type Row } from '../../rows/rows';
import { needsOfItem } from '../needs/list-needs';
import { namedListAsText, namedListOf, namedListsOf } from './named-list';

const today = '2026-11-18';

/** The rows of people who change lists one after another; each has seen all before, unless a test says otherwise. */
function openRows() {
  const rows = new Map<string, Row>();
  let version = 0;
  const run = ({ name, args }: NamedChange, { seen = version, userId = 'ann' } = {}) => {
    version += 1;
    const at = 1_000 + version;
    const operation = { id: `o${version}`, name, args, at, offset: 0, seen };
    const { changed, refusal } = applyOperation(rows, operation, { userId, now: at });
    for (const row of changed) {
      const stamps = Object.entries(row.stamps).map(([field, stamp]) => [
        field,
        stamp[2] === undefined ? [stamp[0], stamp[1], version] : stamp,
      ]);
      rows.set(rowKey(row.kind, row.id), { ...row, stamps: Object.fromEntries(stamps), version });
    }
    return refusal;
  };
  return { rows, run, version: () => version };
}

const hardware: NamedChange = {
  name: 'setNamedList',
  args: { id: 'hardware', change: { name: 'Hardware', order: 'a0' } },
};
const adding = (...texts: string[]): NamedChange => ({
  name: 'addNamedItems',
  args: {
    listId: 'hardware',
    items: texts.map((text, place) => ({ id: text, text, order: `a${place}` })),
  },
});

function viewOf(rows: ReadonlyMap<string, Row>) {
  const texts = [...rows.values()].filter(({ kind }) => kind === 'namedItems').map(({ id }) => id);
  return { rows, itemNeeds: new Map(texts.map((text) => [text, needsOfItem(text)])) };
}

describe('a list beside the plan’s', () => {
  test('items stand by aisle in the order of the walk, then by their names', () => {
    const { rows, run } = openRows();
    run(hardware);
    run(adding('milk', 'bananas', 'apples', 'bread'));
    const texts = () => namedListOf(viewOf(rows), 'hardware')!.open.map(({ text }) => text);
    expect(texts()).toEqual(['apples', 'bananas', 'bread', 'milk']);
    const aisles = ['Bakery', 'Fruit & Veg'] as ('Bakery' | 'Fruit & Veg')[];
    run({ name: 'setStore', args: { id: 'any', name: 'Any store', aisles } });
    expect(texts()).toEqual(['bread', 'apples', 'bananas', 'milk']);
  });

  test('items of a list that is sorted by hand stand as somebody put them', () => {
    const { rows, run } = openRows();
    run(hardware);
    run(adding('milk', 'apples'));
    run({ name: 'setNamedList', args: { id: 'hardware', change: { isByHand: true } } });
    const list = namedListOf(viewOf(rows), 'hardware')!;
    expect(list.open.map(({ text }) => text)).toEqual(['milk', 'apples']);
  });

  test('an item is in the aisle in which the household finds its food', () => {
    const { rows, run } = openRows();
    run(hardware);
    run(adding('milk'));
    run({ name: 'changeFood', args: { key: 'milk', change: { aisle: 'Drinks' } } });
    expect(namedListOf(viewOf(rows), 'hardware')!.open[0]).toMatchObject({
      aisle: 'Drinks',
      usualAisle: 'Dairy, Eggs & Fridge',
    });
  });

  test('a ticked item is no longer to buy, and is not in the text that is shared', () => {
    const { rows, run } = openRows();
    run(hardware);
    run(adding('screws', 'paint'));
    run({ name: 'changeNamedItem', args: { id: 'paint', change: { note: 'white' } } });
    run({ name: 'tickNamedItems', args: { items: ['screws'], on: today } });
    const list = namedListOf(viewOf(rows), 'hardware')!;
    expect(list.ticked.map(({ text }) => text)).toEqual(['screws']);
    expect(namedListAsText(list)).toBe('- paint (white)');
  });

  test('an item that moves is on its new list alone', () => {
    const { rows, run } = openRows();
    run(hardware);
    run({ name: 'setNamedList', args: { id: 'party', change: { name: 'Party', order: 'a1' } } });
    run(adding('candles'));
    run({ name: 'changeNamedItem', args: { id: 'candles', change: { listId: 'party' } } });
    expect(namedListOf(viewOf(rows), 'hardware')!.open).toEqual([]);
    expect(namedListOf(viewOf(rows), 'party')!.open).toHaveLength(1);
  });

  test('a list without a name is refused', () => {
    const { run } = openRows();
    const unnamed: NamedChange = {
      name: 'setNamedList',
      args: { id: 'x', change: { order: 'a0' } },
    };
    expect(run(unnamed)).toBe('MOVED_ON');
  });
});

describe('a list that is removed', () => {
  const removal: NamedChange = {
    name: 'removeNamedList',
    args: { id: 'hardware', items: ['screws'] },
  };

  test('a list is removed with its items, and takes no more', () => {
    const { rows, run } = openRows();
    run(hardware);
    run(adding('screws'));
    run(removal);
    expect(namedListsOf(rows)).toEqual([]);
    expect(rows.get('namedItems/screws')?.isDeleted).toBe(true);
    expect(run(adding('nails'))).toBe('MOVED_ON');
  });

  test('a list stays when somebody put something on it that its remover had not seen', () => {
    const { rows, run, version } = openRows();
    run(hardware);
    run(adding('screws'));
    const seen = version();
    run(adding('nails'), { userId: 'ben' });
    run(removal, { seen });
    expect(namedListOf(viewOf(rows), 'hardware')!.open.map(({ text }) => text)).toEqual(['nails']);
  });

  test('an item that was put on a list which somebody else removed meanwhile brings it back', () => {
    const { rows, run, version } = openRows();
    run(hardware);
    run(adding('screws'));
    const seen = version();
    run(removal);
    expect(run(adding('nails'), { userId: 'ben', seen })).toBeUndefined();
    expect(namedListOf(viewOf(rows), 'hardware')!.open.map(({ text }) => text)).toEqual(['nails']);
  });
});

test('the plan’s list never changes by what is on other lists, whatever its days', () => {
  const list = fc.constantFrom('hardware', 'party');
  const item = fc.constantFrom(
    'milk',
    '500 g beef mince',
    'soap',
    '3 onions',
    'screws',
    'thickened cream',
  );
  const change = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), list, item }),
    fc.record({ kind: fc.constantFrom('tick', 'untick', 'remove', 'edit'), list, item }),
    fc.record({ kind: fc.constant('move' as const), list, item }),
    fc.record({ kind: fc.constantFrom('hand', 'drop'), list, item }),
  );
  const day = fc.integer({ min: 16, max: 26 }).map((date) => `2026-11-${date}`);
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), day, fc.nat(9), (changes, from, length) => {
      const plan = new PlannedDays(today);
      const mince = ['500 g beef mince', '2 onions', '1 L milk', '150 mL thickened cream'];
      plan.plan('2026-11-18', mince);
      plan.plan('2026-11-24', ['300 g beef mince', '400 mL thickened cream']);
      plan.type('milk');
      plan.type('soap');
      const week = sevenDaysFrom('2026-11-16');
      for (const key of ['milk', 'thickened-cream']) plan.tick(week, plan.line(week, key)!);
      const to = `2026-11-${Number(from.slice(-2)) + Math.min(length, 4)}`;
      const listed = () => JSON.stringify(plan.listWithLeft({ from, to }));
      const before = listed();
      const added = new Map<string, string[]>();
      for (const id of ['hardware', 'party']) {
        plan.apply('setNamedList', { id, change: { name: id, order: 'a0' } });
        added.set(id, []);
      }
      for (const [index, { kind, list: listId, item: text }] of changes.entries()) {
        const items = added.get(listId)!;
        const id = items[index % (items.length || 1)];
        if (kind === 'add') {
          const newItem = `${listId}-${index}`;
          plan.apply('addNamedItems', { listId, items: [{ id: newItem, text, order: 'a0' }] });
          items.push(newItem);
        }
        if (kind === 'hand') plan.apply('setNamedList', { id: listId, change: { isByHand: true } });
        if (kind === 'drop') {
          plan.apply('removeNamedList', { id: listId, items });
          plan.apply('restoreRows', { rows: [{ kind: 'namedLists', id: listId }] });
        }
        if (id === undefined) continue;
        if (kind === 'tick') plan.apply('tickNamedItems', { items: [id], on: today });
        if (kind === 'untick') plan.apply('tickNamedItems', { items: [id], on: null });
        if (kind === 'remove') plan.apply('removeNamedItems', { items: [id] });
        if (kind === 'edit') plan.apply('changeNamedItem', { id, change: { text } });
        if (kind === 'move') plan.apply('changeNamedItem', { id, change: { listId: 'party' } });
      }
      expect(listed()).toBe(before);
    }),
  );
});
