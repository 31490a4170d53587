import { describe, expect, test } from 'vitest';
import { sevenDaysFrom } from '../../days/day-range';
import {
  days,
  item,
  listOf,
  lineOf,
  recipe,
  short,
  today,
  week,
} from '../../../../testing/list-weeks';
import { clearDoneOf } from './clear-done';
import { ticksOf, unticksBefore } from './ticks';
import { unticksOf } from './unticks';

const pancakes = recipe('Pancakes', '1 L milk');
const litres = (amount: number) => [{ amount, unit: 'l' }];
const ticked = { tickedOn: today };

describe('a line of recipes and items', () => {
  const open = listOf({ recipes: [pancakes], items: [item('2 L milk')] });

  test('a line of recipes and items is ticked in one go', () => {
    expect(ticksOf(lineOf(open, 'milk')!, days, today)).toEqual([
      {
        week,
        line: { key: 'milk', covered: litres(1) },
        items: ['item 2 L milk'],
        on: today,
      },
    ]);
  });

  test.each([
    ['nothing', undefined, [item('2 L milk')], false, undefined],
    ['all', litres(1), [item('2 L milk', ticked)], true, undefined],
    ['the item', undefined, [item('2 L milk', ticked)], false, 'need 1 L more'],
    ['the recipes', litres(1), [item('2 L milk')], false, 'need 2 L more'],
    [
      'too little for the recipes, in a bottle that holds enough',
      litres(0.4),
      [item('2 L milk', ticked)],
      true,
      undefined,
    ],
    [
      'a bottle that holds enough, not the item',
      litres(0.4),
      [item('2 L milk')],
      false,
      'need 2 L more',
    ],
    [
      'the recipes, not a plain item',
      litres(1),
      [item('oat milk'), item('milk')],
      false,
      'need “milk”',
    ],
  ])(
    'a line of recipes and items shows what is left after a tick of %s',
    (_what, covered, items, isTicked, needLeft) => {
      const lines = covered ? [{ key: 'milk', covered }] : [];
      const milk = lineOf(listOf({ recipes: [pancakes], items, lines }), 'milk');
      expect([milk?.isTicked, milk?.needLeft]).toEqual([isTicked, needLeft]);
    },
  );

  test.each([
    ['the item', [item('200 g beef mince', ticked)], 'need 100 g more'],
    ['no item', [item('200 g beef mince')], 'need 300 g more'],
  ])(
    'a weighed line names the rest after a tick of too little and %s',
    (_what, items, needLeft) => {
      const lines = [{ key: 'beef-mince', covered: [{ amount: 400, unit: 'g' }] }];
      const list = listOf({ recipes: [recipe('Bolognese', '500 g beef mince')], items, lines });
      expect(lineOf(list, 'beef-mince')).toMatchObject({ isTicked: false, needLeft });
    },
  );

  test('a second tick of a line covers only what was not covered', () => {
    const lines = [{ key: 'milk', covered: litres(1) }];
    const list = listOf({ recipes: [pancakes], items: [item('2 L milk')], lines });
    expect(ticksOf(lineOf(list, 'milk')!, days, today)).toEqual([
      {
        week,
        items: ['item 2 L milk'],
        on: today,
      },
    ]);
  });

  test('a line of recipes and items is unticked in one go', () => {
    const lines = [{ key: 'milk', covered: litres(1) }];
    const list = listOf({ recipes: [pancakes], items: [item('2 L milk', ticked)], lines });
    expect(unticksOf(lineOf(list, 'milk')!)).toEqual([
      { name: 'untick', args: { week, key: 'milk', items: ['item 2 L milk'] } },
    ]);
  });

  test('a line without an amount is ticked by a tick of the line only', () => {
    const soup = recipe('Soup', 'salt, to taste');
    const open = lineOf(listOf({ recipes: [soup], items: [item('salt', ticked)] }), 'salt');
    expect(open).toMatchObject({ isTicked: false, needLeft: 'need more' });
    expect(ticksOf(open!, days, today)).toEqual([
      {
        week,
        line: { key: 'salt', covered: [] },
        items: [],
        on: today,
      },
    ]);
    const lines = [{ key: 'salt', covered: [] }];
    const done = listOf({ recipes: [soup], items: [item('salt', ticked)], lines });
    expect(lineOf(done, 'salt')?.isTicked).toBe(true);
  });
});

describe('a line of recipes', () => {
  test('a line of recipes stays ticked while what was bought is enough', () => {
    const lines = [{ key: 'milk', covered: litres(2) }];
    expect(lineOf(listOf({ recipes: [pancakes], lines }), 'milk')).toMatchObject({
      isTicked: true,
    });
    const more = lineOf(listOf({ recipes: [pancakes], lines, quantity: 3 }), 'milk');
    expect(more).toMatchObject({ isTicked: false, needLeft: 'need 1 L more' });
  });

  test('a line joined of two ticked lines is unticked and put away as both', () => {
    const dinner = recipe('Dinner', '500 g lamb mince', '200 g beef mince');
    const lines = [
      { key: 'lamb-mince', covered: [{ amount: 500, unit: 'g' }] },
      { key: 'beef-mince', covered: [{ amount: 200, unit: 'g' }] },
    ];
    const foods = { 'lamb-mince': { sameAs: 'beef-mince' } };
    const list = listOf({ recipes: [dinner], lines, foods });
    expect(clearDoneOf(list)[0]?.keys).toEqual(['beef-mince', 'lamb-mince']);
    expect(unticksOf(lineOf(list, 'beef-mince')!)).toEqual([
      { name: 'untick', args: { week, key: 'beef-mince', items: [] } },
      { name: 'untick', args: { week, key: 'lamb-mince', items: [] } },
    ]);
    const left = listOf({ recipes: [dinner], lines: lines.slice(0, 1), foods });
    const mince = lineOf(left, 'beef-mince')!;
    expect(mince.needLeft).toBe('need 200 g more');
    expect(unticksOf(mince)).toEqual([
      { name: 'untick', args: { week, key: 'lamb-mince', items: [] } },
    ]);
    const ticks = ticksOf(mince, days, today);
    expect(ticks[0]?.line?.covered).toEqual([{ amount: 700, unit: 'g' }]);
    expect(unticksBefore(mince, ticks)).toEqual([{ week, key: 'lamb-mince', items: [] }]);
  });

  test('a ticked line stays ticked under another name', () => {
    const lines = [{ key: 'milk', covered: litres(1), name: 'Oat milk' }];
    const milk = lineOf(listOf({ recipes: [pancakes], lines }), 'milk');
    expect(milk).toMatchObject({ name: 'Oat milk', isTicked: true });
  });
});

describe('an item', () => {
  test('an item bought on the list of another week is bought in that week', () => {
    const at = (on: string) =>
      ticksOf(
        lineOf(listOf({ items: [item('soap')], week: on }), 'soap')!,
        sevenDaysFrom(on),
        today,
      )[0]?.on;
    expect(at('2026-11-23')).toBe('2026-11-23');
    expect(at(week)).toBe(today);
  });

  test.each([
    ['is on the list of this week', {}, week, 'open'],
    ['is on the list of next week', {}, '2026-11-23', 'open'],
    ['is on no list of the past', {}, '2026-11-09', 'hidden'],
    ['ticked, stays for its week', ticked, week, 'ticked'],
    ['ticked, is not on the next', ticked, '2026-11-23', 'hidden'],
    ['ticked last week, is not on this', { tickedOn: '2026-11-15' }, week, 'hidden'],
    ['ticked last week, is still on that', { tickedOn: '2026-11-15' }, '2026-11-09', 'ticked'],
    ['of every week is back', { tickedOn: '2026-11-15', repeatWeeks: 1 }, week, 'open'],
    ['of every second week is not yet', { tickedOn: '2026-11-15', repeatWeeks: 2 }, week, 'hidden'],
    ['of every second week is back', { tickedOn: '2026-11-02', repeatWeeks: 2 }, week, 'open'],
    ['that was due weeks ago is still', { tickedOn: '2026-08-02', repeatWeeks: 1 }, week, 'open'],
    ['of every week, ticked this', { ...ticked, repeatWeeks: 1 }, week, 'ticked'],
    ['of every week, ticked this, next', { ...ticked, repeatWeeks: 1 }, '2026-11-23', 'open'],
  ])('the week of an item decides whether it is shown: an item %s', (_what, more, at, state) => {
    const soap = lineOf(listOf({ items: [item('soap', more)], week: at }), 'soap');
    expect(soap === undefined ? 'hidden' : soap.isTicked ? 'ticked' : 'open').toBe(state);
  });
});

describe('what is done', () => {
  const lines = [{ key: 'milk', covered: litres(1) }];
  const items = [item('2 L milk', ticked), item('soap', ticked), item('bread')];

  test('a ticked line is counted, and ticked lines are put away in one go', () => {
    const list = listOf({ recipes: [pancakes], items, lines });
    expect([list.done, list.total]).toEqual([2, 3]);
    expect(clearDoneOf(list)).toEqual([
      { week, keys: ['milk'], items: ['item 2 L milk', 'item soap'] },
    ]);
    expect(clearDoneOf(listOf({ items: [item('bread')] }))).toEqual([]);
  });

  test('a line that was put away is not shown until more is needed', () => {
    const cleared = [{ key: 'milk', covered: litres(1), isCleared: true }];
    const hidden = listOf({ recipes: [pancakes], lines: cleared });
    expect(hidden.cleared.map(short)).toEqual(['Milk 1 L']);
    expect([hidden.aisles, hidden.total]).toEqual([[], 0]);
    const more = listOf({ recipes: [pancakes], lines: cleared, quantity: 2 });
    expect(lineOf(more, 'milk')).toMatchObject({ isCleared: false, needLeft: 'need 1 L more' });
  });

  test('a line that was put away is back when an item is added, and stays when that is ticked', () => {
    const cleared = [{ key: 'milk', covered: litres(1), isCleared: true }];
    const withItem = (more: object) =>
      lineOf(
        listOf({ recipes: [pancakes], items: [item('2 L milk', more)], lines: cleared }),
        'milk',
      );
    expect(withItem({})).toMatchObject({ isTicked: false, isCleared: false });
    expect(withItem(ticked)).toMatchObject({ isTicked: true, isCleared: false });
    expect(withItem({ ...ticked, isCleared: true })).toMatchObject({ isCleared: true });
  });

  test('an item that repeats is not shown in its week once put away, and is back in the next', () => {
    const weekly = item('soap', { ...ticked, isCleared: true, repeatWeeks: 1 });
    const now = listOf({ items: [weekly] });
    expect([now.cleared.map(short), now.total]).toEqual([['Soap'], 0]);
    const next = listOf({ items: [weekly], week: '2026-11-23' });
    expect([next.cleared, next.total]).toEqual([[], 1]);
  });
});
