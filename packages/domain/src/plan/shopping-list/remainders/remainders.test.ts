import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFoods } from '@saltbush/recipe-parser/foods';
import { PlannedDays } from '../../../../testing/planned-days';
import { sevenDaysFrom } from '../../days/day-range';
import { addDays } from '../../days/week';
import { nothingLeft } from '../changes/nothing-left';
import type { ListLine, ShoppingList } from '../list/shopping-list';
import { perishingOf, parsePerishingTable } from '../packs/perishing';
import { packsOfFood } from '../packs/packs-of-food';
import { measuredAmounts } from '../amounts/remaining-need';
import type { Contribution } from '../lines/contribution';
import { totalOf } from '../lines/total';
import type { NeededFood } from '../needs/list-need';
import { countedAmount } from './counted-amount';
import { boughtFor } from './perishable-rows';
import { consume } from './consume';
import { daysCounted } from './weeks-counted';

const week = '2026-11-16';
const tuesday = '2026-11-17';
const nextWeek = '2026-11-23';
const cream = 'thickened-cream';

/** 300 mL of cream bought on Tuesday for 150 mL. */
function halfACarton(bought = tuesday): PlannedDays {
  const run = new PlannedDays(bought);
  run.plan('2026-11-18', ['150 mL thickened cream']);
  run.shop(sevenDaysFrom(week));
  run.today = nextWeek;
  return run;
}

const lineIn = ({ aisles, left = [] }: ShoppingList, key: string): ListLine | undefined =>
  [...aisles.flatMap(({ lines }) => lines), ...left].find((line) => line.key === key);

describe('what is left of last week', () => {
  test('half a carton of cream lowers what next week’s list asks for, and says since when', () => {
    const run = halfACarton();
    run.plan('2026-11-24', ['400 mL thickened cream']);
    const list = run.listWithLeft(sevenDaysFrom(nextWeek));
    const line = lineIn(list, cream);
    expect(lineIn(run.listOf(sevenDaysFrom(nextWeek)), cream)?.buy?.amount).toBe('600 mL carton');
    expect(line?.buy?.amount).toBe('300 mL carton');
    expect(line?.left?.text).toBe('About 150 mL left from Tuesday');
    expect(list).toMatchObject({ total: 1, done: 0, left: [] });
  });

  test('a dish that the half carton is enough for needs nothing bought', () => {
    const run = halfACarton();
    run.plan('2026-11-24', ['100 mL thickened cream']);
    const { aisles, left, total } = run.listWithLeft(sevenDaysFrom(nextWeek));
    expect(aisles).toEqual([]);
    expect(left?.map(({ key }) => key)).toEqual([cream]);
    expect(total).toBe(0);
  });

  test('cream that is no longer good on the day of the dish is bought', () => {
    const run = halfACarton();
    run.plan('2026-11-29', ['100 mL thickened cream']);
    const list = run.listWithLeft(sevenDaysFrom(nextWeek));
    expect(lineIn(list, cream)).toMatchObject({ buy: { amount: '300 mL carton' } });
    expect(list.left).toEqual([]);
    expect(run.left('2026-11-29').size).toBe(0);
  });

  test('cream is good for seven days from the day it was bought, not from the Monday of its list', () => {
    const run = new PlannedDays('2026-11-21');
    run.plan('2026-11-22', ['150 mL thickened cream']);
    run.shop(sevenDaysFrom(week));
    run.today = nextWeek;
    expect(run.left('2026-11-28').get(cream)?.lots[0]?.amount).toBe(150);
    expect(run.left('2026-11-29').size).toBe(0);
  });

  test('a dinner that was taken off the plan has used nothing', () => {
    const run = new PlannedDays(tuesday);
    const meal = run.plan('2026-11-18', ['150 mL thickened cream']);
    run.shop(sevenDaysFrom(week));
    run.apply('removeMeal', { id: meal });
    expect(run.left(nextWeek).get(cream)?.lots[0]?.amount).toBe(300);
  });

  test('a dish that says no amount uses all that is left', () => {
    const run = halfACarton();
    run.plan('2026-11-20', ['thickened cream, to serve']);
    expect(run.left(nextWeek).size).toBe(0);
  });

  test('cream that nobody ticked is not left', () => {
    const run = new PlannedDays(tuesday);
    run.plan('2026-11-18', ['150 mL thickened cream']);
    expect(run.left(nextWeek).size).toBe(0);
  });

  test('a food that somebody typed as well, or gave an amount by hand, is not counted', () => {
    const typed = new PlannedDays(tuesday);
    typed.plan('2026-11-18', ['150 mL thickened cream']);
    typed.type('thickened cream');
    typed.shop(sevenDaysFrom(week));
    const byHand = new PlannedDays(tuesday);
    byHand.plan('2026-11-18', ['150 mL thickened cream']);
    byHand.set(byHand.line(sevenDaysFrom(week), cream)!, { amount: '2 cartons' });
    byHand.shop(sevenDaysFrom(week));
    expect([typed.left(nextWeek).size, byHand.left(nextWeek).size]).toEqual([0, 0]);
  });

  test('flour, milk and what else keeps or is drunk is never left', () => {
    const run = new PlannedDays(tuesday);
    run.plan('2026-11-18', ['200 g plain flour', '200 mL milk', '2 eggs', '1 onion']);
    run.shop(sevenDaysFrom(week));
    expect([...run.left(nextWeek).keys()]).toEqual([]);
  });

  test('"It’s gone" asks for all of it again, and undo counts it again', () => {
    const run = halfACarton();
    run.plan('2026-11-24', ['100 mL thickened cream']);
    const days = sevenDaysFrom(nextWeek);
    const [line] = run.listWithLeft(days).left!;
    const changes = nothingLeft(line!.left!, nextWeek);
    for (const { name, args } of changes) run.apply(name, args);
    expect(lineIn(run.listWithLeft(days), cream)?.buy?.amount).toBe('300 mL carton');
    expect(run.left(nextWeek).size).toBe(0);
    const field = { kind: 'lines', id: `${week}.${cream}`, field: 'goneOn' } as const;
    run.apply('setBackAll', { fields: [{ ...field, value: null, ifStill: nextWeek }] });
    expect(run.listWithLeft(days).left).toHaveLength(1);
  });

  test('cream that is bought again after it was gone is there', () => {
    const run = halfACarton();
    run.plan('2026-11-24', ['100 mL thickened cream']);
    const days = sevenDaysFrom(nextWeek);
    const changes = nothingLeft(run.listWithLeft(days).left![0]!.left!, nextWeek);
    for (const { name, args } of changes) run.apply(name, args);
    run.shop(days);
    expect(run.left('2026-11-30').get(cream)?.lots[0]?.amount).toBe(200);
  });
});

describe('a tick that counted on what was left', () => {
  const days = sevenDaysFrom(nextWeek);

  function tickedWithLeft(): PlannedDays {
    const run = halfACarton();
    run.plan('2026-11-24', ['400 mL thickened cream']);
    run.tick(days, lineIn(run.listWithLeft(days), cream)!);
    return run;
  }

  test('the tick of a lowered line says what was left, and the next week knows what was bought', () => {
    const run = tickedWithLeft();
    expect(lineIn(run.listWithLeft(days), cream)?.isTicked).toBe(true);
    expect(run.listWithLeft(days)).toMatchObject({ done: 1, total: 1 });
    // 150 mL and a carton of 300 mL, of which the dish takes 400 mL.
    expect(
      run
        .left('2026-11-30')
        .get(cream)
        ?.lots.map(({ amount }) => amount),
    ).toEqual([50]);
  });

  test('the list without this code takes the same tick', () => {
    expect(tickedWithLeft().line(days, cream)?.isTicked).toBe(true);
  });

  test('more need than was left and bought asks for the rest', () => {
    const run = tickedWithLeft();
    run.plan('2026-11-24', ['150 mL thickened cream']);
    const line = lineIn(run.listWithLeft(days), cream);
    expect(line).toMatchObject({ isTicked: false, needLeft: 'need 100 mL more' });
    // What it was put away with counts too.
    run.clearDone(days);
    expect(lineIn(run.listWithLeft(days), cream)?.isTicked).toBe(false);
  });

  test('a line that is ticked and unticked is as it was', () => {
    const run = halfACarton();
    run.plan('2026-11-24', ['400 mL thickened cream']);
    const before = lineIn(run.listWithLeft(days), cream)!;
    run.tick(days, before);
    run.untick(lineIn(run.listWithLeft(days), cream)!);
    const after = lineIn(run.listWithLeft(days), cream)!;
    expect([after.isTicked, after.buy, after.left]).toEqual([false, before.buy, before.left]);
    expect(run.left('2026-11-30').get(cream)).toBeUndefined();
  });
});

describe('a household that shops week after week', () => {
  const foods = [
    { key: 'thickened-cream', line: (n: number) => `${n * 50} mL thickened cream` },
    { key: 'celery', line: (n: number) => `${n} stalk celery` },
    { key: 'coriander', line: (n: number) => `${n * 10} g coriander` },
    { key: 'cabbage', line: (n: number) => `${n * 150} g cabbage` },
    { key: 'spring-onion', line: (n: number) => `${n} spring onions` },
  ];
  const someMeal = fc.record({
    day: fc.integer({ min: 0, max: 27 }),
    food: fc.nat(foods.length - 1),
    amount: fc.integer({ min: 1, max: 9 }),
  });
  const first = '2026-11-02';

  /** Plans all, then shops each Monday for seven days. */
  function shopWeeks(meals: readonly { day: number; food: number; amount: number }[]): PlannedDays {
    const run = new PlannedDays(first);
    for (const { day, food, amount } of meals)
      run.plan(addDays(first, day), [foods[food]!.line(amount)]);
    return run;
  }

  test('no list asks for less than is needed and not left, and what is no longer good counts nothing', () => {
    fc.assert(
      fc.property(fc.array(someMeal, { minLength: 1, maxLength: 14 }), (meals) => {
        const run = shopWeeks(meals);
        // A store of its own, by whole packs in the hand.
        const store = new Map<string, { amount: number; since: string; lastDay: string }[]>();
        for (let at = 0; at < 28; at += 7) {
          run.today = addDays(first, at);
          const days = sevenDaysFrom(run.today);
          const list = run.listWithLeft(days);
          for (const line of list.aisles.flatMap(({ lines }) => lines)) {
            const { identity } = line.toBuy!.built;
            const bought = boughtOf(line);
            const lastDay = addDays(run.today, identity.food!.perishing!.days);
            const lot = { amount: bought, since: run.today, lastDay };
            store.set(line.key, [...(store.get(line.key) ?? []), lot]);
            run.tick(days, line);
          }
          for (const { key, toBuy } of [
            ...list.aisles.flatMap(({ lines }) => lines),
            ...list.left!,
          ]) {
            const { identity, contributions } = toBuy!.built;
            const uses = contributions.map(({ cooked, amounts }) => ({
              day: cooked!.day,
              amount: amountOf(amounts, identity),
            }));
            const lots = store.get(key) ?? [];
            const { left, served } = consume(lots, uses);
            const short = uses.map(({ amount }, index) => amount - served[index]!);
            const needed = uses.reduce((sum, { amount }) => sum + amount, 0);
            // Shops sell 3 % less than is needed as enough, and a fortieth of a pack (`buying`).
            expect(Math.max(...short)).toBeLessThanOrEqual(needed * 0.05 + 8);
            store.set(
              key,
              lots.map((lot, index) => ({ ...lot, amount: left[index]! })),
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the rest of a purchase is never negative, and never more than was bought and not used', () => {
    const someLot = fc.record({
      since: fc.integer({ min: 0, max: 20 }),
      keeps: fc.integer({ min: 0, max: 14 }),
      amount: fc.integer({ min: 0, max: 900 }),
    });
    const someUse = fc.record({
      day: fc.integer({ min: 0, max: 40 }),
      amount: fc.integer({ min: 0, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(someLot), fc.array(someUse), (given, used) => {
        const lots = given.map(({ since, keeps, amount }) => ({
          since: addDays(first, since),
          lastDay: addDays(first, since + keeps),
          amount,
        }));
        const uses = used.map(({ day, amount }) => ({ day: addDays(first, day), amount }));
        const { left, served } = consume(lots, uses);
        const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
        expect(left.every((amount, index) => amount >= 0 && amount <= lots[index]!.amount)).toBe(
          true,
        );
        expect(total(left) + total(served)).toBe(total(lots.map(({ amount }) => amount)));
        uses.forEach(({ day, amount }, index) => {
          const good = lots.filter(({ since, lastDay }) => since <= day && day <= lastDay);
          expect(served[index]).toBeLessThanOrEqual(
            Math.min(amount, total(good.map((lot) => lot.amount))),
          );
        });
      }),
    );
  });

  test('ticks in any order of several ranges leave the same', () => {
    fc.assert(
      fc.property(
        fc.array(someMeal, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 6 }),
        (meals, cut) => {
          const once = shopWeeks(meals);
          once.shop(sevenDaysFrom(first));
          const twice = shopWeeks(meals);
          twice.shop({ from: first, to: addDays(first, cut - 1) });
          twice.shop({ from: addDays(first, cut), to: addDays(first, 6) });
          const leftOf = (run: PlannedDays) =>
            [...run.left('2026-11-09')].map(([key, { lots }]) => [
              key,
              lots.reduce((sum, { amount }) => sum + amount, 0),
            ]);
          expect(leftOf(twice)).toEqual(leftOf(once));
        },
      ),
      { numRuns: 60 },
    );
  });
});

function amountOf(amounts: Contribution['amounts'], identity: NeededFood): number {
  const { sums } = totalOf([{ amounts }], identity.food, 'au', false);
  return countedAmount(sums, identity)!;
}

function boughtOf({ toBuy, left }: ListLine): number {
  const { contributions, identity } = toBuy!.built;
  const { sums } = totalOf(contributions, identity.food, 'au', false);
  const had = [...(toBuy!.left?.values() ?? [])].flat();
  const amount = left ? amountOf(measuredAmounts(had, 'au'), identity) : 0;
  return boughtFor(sums, amount, identity)!;
}

describe('the table of perishable foods', () => {
  test('each food of the table of perishable foods is in the food table, and shops sell it in packs or by the piece', () => {
    const foods = new Map([...listFoods()].map((food) => [food.id, food]));
    for (const [id, { as, days }] of parsePerishingTable()) {
      const food = foods.get(id);
      expect(food && perishingOf(food), id).toEqual({ as, days });
      expect(packsOfFood(food!).length > 0 || food!.pieces.has('whole'), id).toBe(true);
      expect(days).toBeGreaterThan(0);
    }
  });

  test('the weeks that count are twice as long as any food keeps', () => {
    const longest = Math.max(...[...parsePerishingTable().values()].map(({ days }) => days));
    expect(daysCounted).toBeGreaterThanOrEqual(2 * longest);
    expect(daysCounted % 7).toBe(0);
  });

  test('a kind of a food keeps as the food does', () => {
    const kind = [...listFoods()].find(({ id }) => id === 'flat-leaf-parsley')!;
    expect(perishingOf(kind)).toEqual({ as: 'parsley', days: 10 });
  });
});
