import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days/week';
import { daysForUndated, type FreeDinner, type UndatedDinner } from './days-for-undated';

const daysOf = (dinners: UndatedDinner[], free: FreeDinner[]) => [...daysForUndated(dinners, free)];

describe('dinners without a day', () => {
  it('dinners get the earliest free days on which their cooking fits', () => {
    const free = [
      { date: '2026-11-24', maxMinutes: 30 },
      { date: '2026-11-25' },
      { date: '2026-11-26' },
    ];
    const dinners = [
      { id: 'omelette', minutes: 15 },
      { id: 'roast', minutes: 120 },
      { id: 'pasta', minutes: 25 },
    ];
    expect(daysOf(dinners, free)).toEqual([
      ['roast', '2026-11-25'],
      ['pasta', '2026-11-24'],
      ['omelette', '2026-11-26'],
    ]);
  });

  it('a dinner that takes too long for every day, or finds none, stays without one', () => {
    const quick = [{ date: '2026-11-24', maxMinutes: 30 }];
    expect(daysOf([{ id: 'roast', minutes: 120 }], quick)).toEqual([]);
    expect(daysOf([{ id: 'mystery', minutes: undefined }], quick)).toEqual([]);
    expect(daysOf([{ id: 'roast', minutes: 120 }], [])).toEqual([]);
  });

  it('a dinner is cooked before its leftovers are eaten, or on their day', () => {
    const free = [{ date: '2026-11-24', maxMinutes: 30 }, { date: '2026-11-25' }];
    const roast = { id: 'roast', minutes: 90 };
    expect(daysOf([{ ...roast, latest: '2026-11-25' }], free)).toEqual([['roast', '2026-11-25']]);
    expect(daysOf([{ ...roast, latest: '2026-11-24' }], free)).toEqual([]);
  });

  it('a dinner makes way for one that fits nowhere else', () => {
    const free = [{ date: '2026-11-24' }, { date: '2026-11-25' }];
    const dinners = [
      { id: 'curry', minutes: 60 },
      { id: 'roast', minutes: 30, latest: '2026-11-24' },
    ];
    expect(new Map(daysOf(dinners, free))).toEqual(
      new Map([
        ['curry', '2026-11-25'],
        ['roast', '2026-11-24'],
      ]),
    );
  });

  it('a note fits a day with any limit', () => {
    const quick = [{ date: '2026-11-24', maxMinutes: 0 }];
    expect(daysOf([{ id: 'picnic', minutes: 0 }], quick)).toEqual([['picnic', '2026-11-24']]);
  });
});

it('no other choice of days gives more dinners a day', () => {
  const anyMinutes = fc.option(fc.constantFrom(0, 20, 40, 90), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyMinutes, fc.option(fc.nat(4), { nil: undefined })), { maxLength: 5 }),
      fc.array(anyMinutes, { maxLength: 5 }),
      (times, limits) => {
        const dinners = times.map(([minutes, day], index) => ({
          id: String(index),
          minutes,
          latest: day === undefined ? undefined : addDays('2026-11-23', day),
        }));
        const free = limits.map((maxMinutes, index) => ({
          date: addDays('2026-11-23', index),
          maxMinutes,
        }));
        const fits = ({ minutes, latest }: UndatedDinner, { maxMinutes, date }: FreeDinner) =>
          (maxMinutes === undefined || (minutes ?? Infinity) <= maxMinutes) &&
          (latest === undefined || date <= latest);
        const most = (rest: typeof dinners, open: typeof free): number => {
          const [first, ...others] = rest;
          if (!first) return 0;
          const with1 = open
            .filter((day) => fits(first, day))
            .map(
              (day) =>
                1 +
                most(
                  others,
                  open.filter((other) => other !== day),
                ),
            );
          return Math.max(most(others, open), ...with1);
        };
        const days = daysForUndated(dinners, free);
        expect(days.size).toBe(most(dinners, free));
        expect(new Set(days.values()).size).toBe(days.size);
        for (const [id, date] of days) {
          const day = free.find((one) => one.date === date)!;
          expect(fits(dinners[Number(id)]!, day)).toBe(true);
        }
      },
    ),
  );
});
