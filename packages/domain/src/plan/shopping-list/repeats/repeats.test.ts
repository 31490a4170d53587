import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../days/week';
import { itemState } from '../list/item-state';
import { dueDay } from './due-day';
import { mostRepeatDays, repeatInWords, repeatOfWords, splitRepeat } from './repeat-words';

/** A Friday. */
const friday = '2026-11-20';

describe('how often an item comes back', () => {
  test.each<[string, string]>([
    ['every week', '2026-11-27'],
    ['weekly', '2026-11-27'],
    ['every 10 days', '2026-11-30'],
    ['every other week', '2026-12-04'],
    ['Fortnightly', '2026-12-04'],
    ['every 2 weeks', '2026-12-04'],
    ['once a month', '2026-12-18'],
    ['two days after ticked', '2026-11-22'],
    ['3 weeks after it was bought', '2026-12-11'],
    ['on Saturdays', '2026-11-28'],
    ['every Thursday', '2026-11-26'],
    ['every second Sat', '2026-12-05'],
    ['jede Woche', '2026-11-27'],
    ['wöchentlich', '2026-11-27'],
    ['alle 10 Tage', '2026-11-30'],
    ['jede zweite Woche', '2026-12-04'],
    ['alle zwei Wochen', '2026-12-04'],
    ['einmal im Monat', '2026-12-18'],
    ['zwei Tage nach dem Einkauf', '2026-11-22'],
    ['samstags', '2026-11-28'],
    ['jeden Donnerstag', '2026-11-26'],
    ['jeden 2. Samstag', '2026-12-05'],
    ['am Sonnabend', '2026-11-28'],
  ])('an item said to come back "%s", bought on a Friday, is due on %s', (words, due) => {
    expect(dueDay(friday, withoutNull(repeatOfWords(words)!))).toBe(due);
  });

  test.each([
    'sometimes',
    'every',
    'every 0 days',
    'every 400 days',
    'on the weekend',
    'manchmal',
    'alle 400 Tage',
    'alle',
    '',
  ])('the words "%s" say no repetition', (words) => {
    expect(repeatOfWords(words)).toBeUndefined();
  });

  test('the words before a repetition stay as the item', () => {
    const of = (typed: string) => {
      const { text, repeat } = splitRepeat(typed);
      return [text, repeat && repeatInWords(withoutNull(repeat))];
    };
    expect(of('2 L milk every week')).toEqual(['2 L milk', 'every week']);
    expect(of('bread, on saturdays')).toEqual(['bread', 'every Saturday']);
    expect(of('soap two days after ticked')).toEqual(['soap', 'every 2 days']);
    expect(of('a book about every day life')).toEqual(['a book about every day life', undefined]);
    expect(of('every week')).toEqual(['every week', undefined]);
    expect(of('2 L Milch jede Woche')).toEqual(['2 L Milch', 'every week']);
    expect(of('Brot, samstags')).toEqual(['Brot', 'every Saturday']);
    expect(of('alle Gewürze für Linsen')).toEqual(['alle Gewürze für Linsen', undefined]);
  });

  test('words that are shown are understood again, and mean the same', () => {
    const days = fc.integer({ min: 1, max: mostRepeatDays });
    const on = fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined });
    fc.assert(
      fc.property(days, on, (repeatDays, repeatOn) => {
        const isOnDay = repeatOn !== undefined && repeatDays % 7 === 0;
        const said = {
          repeatWeeks: Math.ceil(repeatDays / 7),
          repeatDays,
          ...(isOnDay && { repeatOn }),
        };
        const again = withoutNull(repeatOfWords(repeatInWords(said))!);
        expect(dueDay(friday, again)).toBe(dueDay(friday, said));
      }),
    );
  });

  test('a weekday moves the day by three days at most', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(6), fc.integer({ min: 1, max: 52 }), (later, on, weeks) => {
        const bought = addDays(friday, later);
        const fields = { repeatWeeks: weeks, repeatDays: weeks * 7, repeatOn: on };
        const due = dueDay(bought, fields)!;
        expect(Math.abs(daysBetween(bought, due) - weeks * 7)).toBeLessThanOrEqual(3);
        expect(daysBetween('2000-01-03', due) % 7).toBe(on);
      }),
    );
  });
});

describe('an item of several devices, some with an older app', () => {
  test('an item that an older app set to other weeks comes back after those', () => {
    const fields = { repeatWeeks: 4, repeatDays: 10, repeatOn: 2 };
    expect(dueDay(friday, fields)).toBe('2026-12-18');
    expect(repeatInWords(fields)).toBe('every 4 weeks');
  });

  test('an item that an older app set once is due as before', () => {
    expect(dueDay(friday, { repeatWeeks: 1 })).toBe('2026-11-27');
    expect(dueDay(friday, {})).toBeUndefined();
  });

  test('an item that was ticked is back on the list that reaches the day on which it is due', () => {
    const item = { tickedOn: friday, repeatWeeks: 2, repeatDays: 10 };
    const on = (from: string, to: string, today: string) => itemState(item, { from, to }, today);
    expect(on('2026-11-23', '2026-11-29', '2026-11-23')).toBe('hidden');
    expect(on('2026-11-28', '2026-12-04', '2026-11-28')).toBe('open');
  });
});

const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Record<
    string,
    number
  >;
