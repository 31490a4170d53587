import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import steps from '../../../fixtures/timers.json';
import { timersIn } from './timers';
import type { Timer } from './timers';

describe('timers in', () => {
  test.each(steps.map(({ text, timers }) => [text, timers] as const))(
    'the timers in "%s" are found',
    (text, timers) => {
      expect(timersIn(text).map((timer) => shortTimer(text, timer))).toEqual(timers);
    },
  );
});

test('the example of timers in the docstring holds', () => {
  expect(timersIn('Simmer for 20–25 minutes.')).toEqual([
    { range: { start: 11, end: 24 }, minSeconds: 1200, maxSeconds: 1500, label: 'simmer' },
  ]);
});

const words =
  '20 1 1/2 ½ 5-10 – to or and a an half couple of minutes hour hr min seconds overnight days week simmer bake rest for every . , ; ( ) über Nacht Stunde heure minuti';
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 20 }).map((each) => each.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

test('any text gives timers in order inside it, with times above nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let end = 0;
      for (const { range, minSeconds, maxSeconds } of timersIn(text)) {
        expect(range.start).toBeGreaterThanOrEqual(end);
        expect(range.end).toBeGreaterThan(range.start);
        expect(range.end).toBeLessThanOrEqual(text.length);
        expect(minSeconds).toBeGreaterThan(0);
        expect(maxSeconds).toBeGreaterThanOrEqual(minSeconds);
        end = range.end;
      }
    }),
  );
});

test('minutes of a timer are sixty seconds, hours sixty minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (count) => {
      expect(timersIn(`Bake ${count} minutes`)[0]?.minSeconds).toBe(count * 60);
      expect(timersIn(`Soak ${count} hours`)[0]?.maxSeconds).toBe(count * 3600);
    }),
  );
});

function shortTimer(text: string, { range, minSeconds, maxSeconds, label }: Timer): string {
  const seconds = minSeconds === maxSeconds ? `${minSeconds}` : `${minSeconds}-${maxSeconds}`;
  return `${text.slice(range.start, range.end)}: ${label} ${seconds}`;
}
