import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, mondayOf, weekdayOf, weekdays } from '../days/week';
import { attendanceId } from '../rows/eater-rows';
import type { PresencePattern } from '../rows/presence-pattern';
import { listEaters, tableAt } from './eaters';
import { isAwayBy } from './presence';
import {
  awayFor,
  everyOtherWeek,
  onWeekdays,
  presenceText,
  shifts,
  weekdaysOf,
} from './presence-choices';
import { habitsAfter, homeAfterTap, withAttendance } from './who-is-home';

/** Five years around changes of the clock, ends of years and a leap day. */
const anyDate = fc.integer({ min: 0, max: 5 * 365 }).map((day) => addDays('2024-01-01', day));
const anyPattern: fc.Arbitrary<PresencePattern> = fc
  .record({
    isHome: fc.boolean(),
    from: anyDate,
    length: fc.option(fc.nat(400), { nil: undefined }),
    every: fc.integer({ min: 1, max: 56 }),
  })
  .chain(({ length, ...rest }) =>
    fc.uniqueArray(fc.nat(rest.every - 1), { minLength: 1 }).map((days) => ({
      ...rest,
      days,
      to: length === undefined ? undefined : addDays(rest.from, length),
    })),
  );

describe('a pattern', () => {
  it('a round comes again after its days, over every change of the clock and every end of a year', () => {
    fc.assert(
      fc.property(
        anyPattern,
        fc.nat(800),
        fc.integer({ min: 1, max: 20 }),
        (pattern, day, rounds) => {
          const open = { ...pattern, to: undefined };
          const date = addDays(pattern.from, day);
          const later = addDays(date, rounds * pattern.every);
          expect(isAwayBy([open], later)).toBe(isAwayBy([open], date));
        },
      ),
    );
  });

  it('a pattern says the same of a day as a walk from its first day, one day after the other', () => {
    fc.assert(
      fc.property(anyPattern, fc.nat(500), (pattern, steps) => {
        let [date, place] = [pattern.from, 0];
        for (let step = 0; step < steps; step += 1) {
          date = addDays(date, 1);
          place = place + 1 === pattern.every ? 0 : place + 1;
        }
        const isOver = pattern.to !== undefined && date > pattern.to;
        const isNamed = pattern.days.includes(place);
        expect(isAwayBy([pattern], date)).toBe(!isOver && isNamed !== pattern.isHome);
      }),
    );
  });

  it('a pattern says nothing of the days before its first and after its last', () => {
    fc.assert(
      fc.property(anyPattern, fc.integer({ min: 1, max: 900 }), (pattern, days) => {
        expect(isAwayBy([pattern], addDays(pattern.from, -days))).toBe(false);
        if (pattern.to !== undefined)
          expect(isAwayBy([pattern], addDays(pattern.to, days))).toBe(false);
      }),
    );
  });

  it('a camp within custody weeks is followed on its days, and the weeks go on behind it', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.nat(60),
        fc.nat(20),
        fc.nat(120),
        fc.boolean(),
        (today, start, length, day, isFirst) => {
          const weeks = everyOtherWeek(today, true);
          const camp = awayFor(addDays(today, start), addDays(today, start + length));
          const date = addDays(today, day);
          const both = isFirst ? [camp, weeks] : [weeks, camp];
          const isCamp = date >= camp.from && date <= camp.to!;
          expect(isAwayBy(both, date)).toBe(isCamp || isAwayBy([weeks], date));
        },
      ),
    );
  });
});

describe('patterns as people set them up', () => {
  it('every other week begins this week or the next, whatever the day', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(200), (today, days) => {
        const date = addDays(today, days);
        const weeks = daysBetween(mondayOf(today), mondayOf(date)) / 7;
        expect(isAwayBy([everyOtherWeek(today, true)], date)).toBe(weeks % 2 === 1);
        expect(isAwayBy([everyOtherWeek(today, false)], date)).toBe(weeks % 2 === 0);
      }),
    );
  });

  it('whoever comes on some weekdays is home on those and no others', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.nat(400),
        fc.subarray([...weekdays], { minLength: 1 }),
        (today, days, chosen) => {
          const pattern = onWeekdays(today, chosen);
          const date = addDays(today, days);
          expect(isAwayBy([pattern], date)).toBe(!chosen.includes(weekdayOf(date)));
          expect(weekdaysOf(pattern)).toEqual(chosen);
        },
      ),
    );
  });

  it('shifts are so many days away and so many at home', () => {
    const pattern = shifts('2026-12-30', 2, 4);
    const days = Array.from({ length: 8 }, (_, day) =>
      isAwayBy([pattern], addDays('2026-12-30', day)),
    );
    expect(days).toEqual([true, true, false, false, false, false, true, true]);
  });

  it.each<[PresencePattern, string]>([
    [awayFor('2026-11-25', '2026-11-27'), 'Away 25 – 27 Nov'],
    [onWeekdays('2026-11-25', ['saturday', 'sunday']), 'Home on Saturdays, Sundays only'],
    [everyOtherWeek('2026-11-11', true), 'Home 7 of every 14 days, from Mon 23'],
    [shifts('2026-11-20', 2, 4), 'Away 2 of every 6 days, from Fri 20'],
  ])('the pattern %j is a sentence: %s', (pattern, text) => {
    expect(presenceText(pattern, '2026-11-25')).toContain(text);
  });
});

describe('at the table', () => {
  const camp = awayFor('2026-11-23', '2026-11-27');
  const eaters = listEaters(
    [{ id: 'jo', name: 'Jo' }],
    [
      {
        id: 'kim',
        fields: { name: 'Kim', portion: 0.5, presence: [camp], awayOn: ['saturday.dinner'] },
      },
    ],
  );
  const usual = { eaters, attendances: new Map() };
  const homeOn = (date: string, whoEats = usual) =>
    tableAt(date, 'dinner', whoEats).eaters.map(({ id }) => id);

  it('someone who is away by a pattern or by habit is not at the table', () => {
    expect(homeOn('2026-11-25')).toEqual(['jo']);
    expect(homeOn('2026-11-28')).toEqual(['jo']);
    expect(homeOn('2026-11-29')).toEqual(['jo', 'kim']);
    expect(tableAt('2026-11-25', 'dinner', usual).portions).toBe(1);
  });

  it('a day that was set by hand wins over every pattern', () => {
    fc.assert(
      fc.property(
        fc.array(anyPattern, { maxLength: 5 }),
        fc.subarray(['jo', 'kim']),
        anyDate,
        (presence, home, date) => {
          const all = eaters.map((eater) => ({ ...eater, presence }));
          const byHand = withAttendance(
            { eaters: all, attendances: new Map() },
            attendanceId(date, 'dinner'),
            { home },
          );
          expect(homeOn(date, byHand as typeof usual)).toEqual(home);
        },
      ),
    );
  });

  it('a tap brings someone home from a camp for one day, and a second one is as usual again', () => {
    const date = '2026-11-25';
    const home = homeAfterTap(date, 'dinner', 'kim', usual);
    expect(home).toEqual(['jo', 'kim']);
    const after = withAttendance(usual, attendanceId(date, 'dinner'), { home: home! });
    expect(homeAfterTap(date, 'dinner', 'kim', after)).toBeNull();
    // No habit of Wednesdays could bring them.
    expect(habitsAfter(date, 'dinner', after)).toEqual([]);
  });
});
