import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCooking, formatCookedOn, namesIn } from './cook-log';

describe('when it was cooked', () => {
  it.each([
    ['2026-11-23', 'today'],
    ['2026-11-22', 'yesterday'],
    ['2026-11-12', '12 Nov'],
    ['2026-01-01', '1 Jan'],
    ['2025-12-31', '31 Dec 2025'],
  ])('the day %s, when something was cooked, reads "%s"', (date, text) =>
    expect(formatCookedOn(date, '2026-11-23')).toBe(text),
  );

  it.each([
    [{ count: 0 }, 'Not cooked yet'],
    [{ count: 1, lastCookedOn: '2026-11-12' }, 'Cooked once, 12 Nov'],
    [{ count: 5, lastCookedOn: '2026-11-12' }, 'Last cooked 12 Nov, 5 times'],
  ])('the cook log %o reads "%s"', (cooked, text) =>
    expect(describeCooking(cooked, '2026-11-23')).toBe(text),
  );
});

it('names in the cook log are trimmed, and each comes once', () => {
  expect(namesIn(' Nan,  Uncle   Bob,Nan,, ')).toEqual(['Nan', 'Uncle Bob']);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const names = namesIn(text);
      expect(namesIn(names.join(', '))).toEqual(names);
    }),
  );
});
