import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aisles as usualAisles } from '@saltbush/recipe-parser/foods/facts';
import { sevenDaysFrom } from '../../days/day-range';
import { applyOperation } from '../../sync/apply-operation';
import type { NamedChange, OperationArgs } from '../../sync/operations';
import { rowKey, type Row } from '../../rows/rows';
import { listAsText } from '../list/list-as-text';
import { needsOfItem } from '../needs/list-needs';
import { shoppingListOfRows } from '../shopping-list-of-rows';
import { chooseAisle } from './choose-aisle';
import { openAisles, walkFields } from './open-aisles';
import { withOwnAisles } from './with-own-aisles';

const today = '2026-11-18';
const asian = '0197a000-0000-7000-8000-000000000001';

/** A household with these items on its list. */
function openHousehold(...texts: string[]) {
  const rows = new Map<string, Row>();
  let count = 0;
  const run = ({ name, args }: NamedChange) => {
    count += 1;
    const operation = { id: `o${count}`, name, args, at: count, offset: 0, seen: count };
    const { changed, refusal } = applyOperation(rows, operation, { userId: 'ann', now: count });
    for (const row of changed) rows.set(rowKey(row.kind, row.id), { ...row, version: count });
    return refusal;
  };
  run({
    name: 'addItems',
    args: { items: texts.map((text) => ({ id: text, text, order: 'a0' })) },
  });
  const itemNeeds = new Map(texts.map((text) => [text, needsOfItem(text)]));
  const view = { rows, itemNeeds, recipes: new Map(), foods: new Map() };
  const usual = () => shoppingListOfRows(view, { days: sevenDaysFrom(today), today });
  const list = (store?: string) => withOwnAisles(usual(), rows, store);
  const shown = (store?: string) =>
    list(store).aisles.map(({ aisle, name = aisle, lines }) => [
      name,
      ...lines.map((line) => line.name),
    ]);
  const set = (id: string, change: OperationArgs['setAisle']['change']) =>
    run({ name: 'setAisle', args: { id, change } });
  const line = (key: string) =>
    list()
      .aisles.flatMap(({ lines }) => lines)
      .find((one) => one.key === key)!;
  return { rows, run, usual, list, shown, set, line };
}

describe('the aisles of a household', () => {
  test('a household that has set nothing has the very same list', () => {
    const { usual, rows } = openHousehold('milk');
    const list = usual();
    expect(withOwnAisles(list, rows)).toBe(list);
  });

  test('a usual aisle is called as the household calls it', () => {
    const { set, shown, list } = openHousehold('bread', 'milk');
    set('Bakery', { name: 'Bread corner' });
    expect(shown()).toEqual([
      ['Bread corner', 'Bread'],
      ['Dairy, Eggs & Fridge', 'Milk'],
    ]);
    expect(listAsText(list())).toContain('Bread corner\n- bread');
  });

  test('a food stands in the own aisle that was chosen for it, and goes back', () => {
    const { set, run, shown, line } = openHousehold('soy sauce', 'milk');
    set(asian, { name: 'Asian shelf' });
    run(chooseAisle(line('soy-sauce'), asian));
    expect(shown()).toEqual([
      ['Dairy, Eggs & Fridge', 'Milk'],
      ['Asian shelf', 'Soy sauce'],
    ]);
    expect(line('soy-sauce').ownAisle).toBe(asian);
    run(chooseAisle(line('soy-sauce'), 'Deli'));
    expect(shown()[0]).toEqual(['Deli', 'Soy sauce']);
  });

  test('a food of an aisle that was removed is in its usual one again', () => {
    const { set, run, shown, line } = openHousehold('milk');
    set(asian, { name: 'Asian shelf' });
    run(chooseAisle(line('milk'), asian));
    run({ name: 'removeAisle', args: { id: asian } });
    expect(shown()).toEqual([['Dairy, Eggs & Fridge', 'Milk']]);
    run({ name: 'restoreRows', args: { rows: [{ kind: 'aisles', id: asian }] } });
    expect(shown()).toEqual([['Asian shelf', 'Milk']]);
  });

  test('a food of a hidden aisle stands in Pantry, with what is there', () => {
    const { set, shown } = openHousehold('bread', 'rice', 'apple');
    set('Bakery', { isHidden: true });
    expect(shown()).toEqual([
      ['Fruit & Veg', 'Apples'],
      ['Pantry', 'Bread', 'Rice'],
    ]);
  });

  test('an own aisle without a name is refused', () => {
    expect(openHousehold().set(asian, { isHidden: true })).toBe('MOVED_ON');
  });

  test('each store has its walk, own aisles among the usual ones', () => {
    const { set, run, shown, line } = openHousehold('soy sauce', 'apple', 'milk');
    set(asian, { name: 'Asian shelf' });
    run(chooseAisle(line('soy-sauce'), asian));
    const { aisles, walk } = walkFields(['Dairy, Eggs & Fridge', asian, 'Fruit & Veg']);
    const store = { id: 'aldi', name: 'Aldi', aisles: [...aisles], walk: [...walk!] };
    run({ name: 'setStore', args: store });
    const names = (id?: string) => shown(id).map(([name]) => name);
    expect(names('aldi')).toEqual(['Dairy, Eggs & Fridge', 'Asian shelf', 'Fruit & Veg']);
    expect(names()).toEqual(['Fruit & Veg', 'Dairy, Eggs & Fridge', 'Asian shelf']);
  });
});

describe('a household of which some have an older app', () => {
  test('an older app shows what is in an own aisle in its usual one', () => {
    const { set, run, usual, line } = openHousehold('milk');
    set(asian, { name: 'Asian shelf' });
    run(chooseAisle(line('milk'), asian));
    expect(usual().aisles.map(({ aisle }) => aisle)).toEqual(['Dairy, Eggs & Fridge']);
  });

  test('a food that an older app moves later is where it was moved to', () => {
    const { set, run, shown, line } = openHousehold('milk');
    set(asian, { name: 'Asian shelf' });
    run(chooseAisle(line('milk'), asian));
    run({ name: 'changeFood', args: { key: 'milk', change: { aisle: 'Drinks' } } });
    expect(shown()).toEqual([['Drinks', 'Milk']]);
    run(chooseAisle(line('milk'), asian));
    expect(shown()).toEqual([['Asian shelf', 'Milk']]);
  });

  test('a walk that an older app sets later is walked, own aisles after it', () => {
    const { set, run, rows } = openHousehold();
    set(asian, { name: 'Asian shelf' });
    const { aisles, walk } = walkFields([asian, 'Bakery', 'Deli']);
    const aldi = { id: 'aldi', name: 'Aldi' };
    run({ name: 'setStore', args: { ...aldi, aisles: [...aisles], walk: [...walk!] } });
    run({ name: 'setStore', args: { ...aldi, aisles: ['Deli', 'Bakery'] } });
    const ids = openAisles(rows, 'aldi').walk.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['Deli', 'Bakery']);
    expect(ids.at(-1)).toBe(asian);
  });
});

test('whatever a household does with its aisles, each line stands on the list once', () => {
  const id = fc.constantFrom(asian, ...usualAisles);
  const change = fc.record({ id, isHidden: fc.constantFrom(true, null), food: fc.nat(4) });
  const texts = ['milk', 'bread', 'soy sauce', 'apple', 'zzyzx'];
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      const { set, run, usual, list, rows } = openHousehold(...texts);
      set(asian, { name: 'Asian shelf' });
      for (const { id: aisle, isHidden, food } of changes) {
        set(aisle, { isHidden });
        const line = usual().aisles.flatMap(({ lines }) => lines)[food]!;
        run(chooseAisle(line, aisle));
      }
      const keys = ({ aisles }: { aisles: ReturnType<typeof list>['aisles'] }) =>
        aisles.flatMap(({ lines }) => lines.map(({ key }) => key)).toSorted();
      expect(keys(list())).toEqual(keys(usual()));
      const shown = openAisles(rows).walk.filter(({ isHidden }) => !isHidden);
      if (shown.length === 0) return;
      const ids = shown.map((one) => one.id);
      expect(list().aisles.every((group) => ids.includes(group.id!))).toBe(true);
    }),
  );
});
