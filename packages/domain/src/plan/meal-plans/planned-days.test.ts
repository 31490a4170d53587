import { describe, expect, it, test } from 'vitest';
import { mondayOf } from '../days/week';
import { nextFreeDinner, nextPlannedDay, ownMealNames, weekToOpen } from './planned-days';
import { rowKey, type Row, type RowMap } from '../rows/rows';

/** A meal on each of these days: "2026-11-23", or "2026-11-23 lunch". */
const planned = (...days: string[]): RowMap =>
  new Map(
    days.map((text, index) => {
      const [date = '', meal = 'dinner'] = text.split(' ');
      const id = String(index);
      const fields = { date, meal, order: 'a0', quantity: 1, note: 'Soup' };
      const row: Row = { kind: 'meals', id, fields, stamps: {}, isDeleted: false, version: 1 };
      return [rowKey('meals', id), row];
    }),
  );
const removed = (rows: RowMap): RowMap =>
  new Map([...rows].map(([key, row]) => [key, { ...row, isDeleted: true }]));

describe('the plan opens', () => {
  test.each([
    // Today (27 November 2026 is a Friday), what is planned, the week.
    ['this week by default', '2026-11-25', [], '2026-11-23'],
    ['this week from Monday to Friday', '2026-11-27', ['2026-12-01'], '2026-11-23'],
    ['next week on a Saturday with nothing left', '2026-11-28', ['2026-12-01'], '2026-11-30'],
    [
      'next week when only past days are planned',
      '2026-11-29',
      ['2026-11-27', '2026-11-30'],
      '2026-11-30',
    ],
    ['this week while a meal is left', '2026-11-28', ['2026-11-29', '2026-12-01'], '2026-11-23'],
    ['this week when next week is empty', '2026-11-29', ['2026-12-08'], '2026-11-23'],
  ])('the plan opens on %s', (_name, today, days, week) => {
    expect(weekToOpen(planned(...days), { thisWeek: mondayOf(today), today })).toBe(week);
  });

  test.each([
    ['its week on the fifth day', '2026-11-25', '2026-11-21'],
    ['next week on a Thursday with nothing left', '2026-11-26', '2026-11-28'],
    ['next week on a Friday with nothing left', '2026-11-27', '2026-11-28'],
    ['this week on the Saturday that it starts on', '2026-11-28', '2026-11-28'],
  ])('the plan of a week that starts on Saturday opens on %s', (_what, today, week) => {
    const thisWeek = today === '2026-11-28' ? today : '2026-11-21';
    expect(weekToOpen(planned('2026-11-30'), { thisWeek, today })).toBe(week);
  });
});

it('the plan stays on this week while a meal without a day is left in it', () => {
  const [thisWeek, today] = ['2026-11-23', '2026-11-28'];
  const rows = new Map(planned('2026-12-01', '2026-11-23'));
  const undated = rows.get(rowKey('meals', '1'))!;
  rows.set(rowKey('meals', '1'), { ...undated, fields: { ...undated.fields, isUndated: true } });
  expect(weekToOpen(rows, { thisWeek, today })).toBe(thisWeek);
  expect(weekToOpen(planned('2026-12-01'), { thisWeek, today })).toBe('2026-11-30');
});

it('the next day with a meal is found', () => {
  const rows = planned('2026-12-03', '2026-12-01 lunch', '2026-11-20');
  expect(nextPlannedDay(rows, '2026-11-23')).toBe('2026-12-01');
  expect(nextPlannedDay(rows, '2026-12-04')).toBeUndefined();
  expect(nextPlannedDay(removed(rows), '2026-11-23')).toBeUndefined();
});

it('a meal without a day is on no day', () => {
  const rows = planned('2026-11-26');
  for (const [key, row] of rows) {
    (rows as Map<string, Row>).set(key, { ...row, fields: { ...row.fields, isUndated: true } });
  }
  expect(nextPlannedDay(rows, '2026-11-23')).toBeUndefined();
  expect(nextFreeDinner(rows, '2026-11-26')).toBe('2026-11-26');
});

it('the next dinner that is free is found; a lunch takes none', () => {
  const rows = planned('2026-11-26', '2026-11-27', '2026-11-28 lunch');
  expect(nextFreeDinner(rows, '2026-11-26')).toBe('2026-11-28');
  expect(nextFreeDinner(rows, '2026-11-25')).toBe('2026-11-25');
  const full = planned(
    ...Array.from({ length: 20 }, (_, n) => `2026-12-${String(n + 1).padStart(2, '0')}`),
  );
  expect(nextFreeDinner(full, '2026-12-01')).toBe('2026-12-01');
});

it('the names of meals that someone made up are known', () => {
  const rows = planned('2026-11-26', '2026-11-27 tea', '2026-11-28 tea');
  expect(ownMealNames(rows, ['dinner'])).toEqual(['tea']);
});
