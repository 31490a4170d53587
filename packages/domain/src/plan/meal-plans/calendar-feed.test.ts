import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeText, foldLine, renderCalendar, renderMeal } from './calendar-feed';

const now = new Date('2026-11-23T05:06:07.890Z');

it('a meal in the calendar is an event of the whole day', () => {
  const meals = [
    { id: 'a', date: '2026-11-30', meal: 'dinner', title: 'Fish, chips', url: 'https://s/r/1' },
  ];
  expect(renderCalendar({ name: 'Meals', meals, now }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saltbush//Meal plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Meals',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:a@saltbush',
    'DTSTAMP:20261123T050607Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    String.raw`SUMMARY:Dinner: Fish\, chips`,
    'DESCRIPTION:https://s/r/1',
    'URL:https://s/r/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('a meal with a time in the calendar is an event from then on, in UTC', () => {
  const hours = { start: new Date('2026-11-30T07:30:00Z'), end: new Date('2026-11-30T08:30:00Z') };
  const meals = [{ id: 'a', date: '2026-11-30', meal: 'dinner', title: 'Pie', hours }];
  const lines = renderCalendar({ name: 'Meals', meals, now }).split('\r\n');
  expect(lines.filter((line) => line.startsWith('DTSTART') || line.startsWith('DTEND'))).toEqual([
    'DTSTART:20261130T073000Z',
    'DTEND:20261130T083000Z',
  ]);
});

it('a meal that is stored as an object of its own has neither a method nor the name of a calendar', () => {
  const meal = { id: 'a', date: '2026-11-30', meal: 'dinner', title: 'Fish' };
  expect(renderMeal(meal, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saltbush//Meal plan//EN',
    'BEGIN:VEVENT',
    'UID:a@saltbush',
    'DTSTAMP:20261123T050607Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    'SUMMARY:Dinner: Fish',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['a\\b;c,d', String.raw`a\\b\;c\,d`],
  ['two\r\nlines', 'two lines'],
  ['bell\u0007', 'bell'],
])('the calendar text %j is escaped', (text, escaped) => expect(escapeText(text)).toBe(escaped));

it('folded calendar lines have at most 75 octets, and unfold to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = `SUMMARY:${escapeText(text)}`;
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});
