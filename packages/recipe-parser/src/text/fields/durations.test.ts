import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesFrom } from './durations';

describe('minutesFrom', () => {
  it.each<[unknown, number]>([
    ['PT1H30M', 90],
    ['pt45m', 45],
    ['PT90M', 90],
    ['PT1.5H', 90],
    ['PT30S', 1],
    ['P1DT2H', 1560],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['PT20', 20],
    ['1H20M', 80],
    ['PT 1H 10M', 70],
    [25, 25],
    ['25', 25],
    ['1:30', 90],
    ['01:05:00', 65],
    ['1 h 10 min', 70],
    ['1 hour 20 minutes', 80],
    ['1 hr', 60],
    ['1½ hours', 90],
    ['½ hour', 30],
    ['1h30', 90],
    ['20-25 minutes', 25],
    ['1 to 1½ hours', 90],
    ['45 mins plus resting', 45],
    ['1 Std. 20 Min.', 80],
    ['2 Stunden', 120],
    ['30 Minuten', 30],
    ['1 heure et 15 minutes', 75],
    ['1,5 ore', 90],
    ['2 horas y 30 minutos', 150],
    ['1 uur en 15 minuten', 75],
    ['1 timme 30 minuter', 90],
    ['2 timer', 120],
    ['1 godz. 15 min', 75],
    ['1 час 20 минут', 80],
    ['1 ώρα 5 λεπτά', 65],
    ['2 days', 2880],
    ['P2W', 20160],
    ['P1W2D', 12960],
    ['PT30M/PT40M', 40],
    ['PT30M - PT1H', 60],
    [{ '@type': 'QuantitativeValue', minValue: 'PT30M', maxValue: 'PT40M' }, 40],
    [{ minValue: 30, maxValue: 40, unitText: 'min' }, 40],
    [{ minValue: 'PT30M' }, 30],
    [{ value: 2, unitCode: 'HUR' }, 120],
    [{ value: 45, unitCode: 'MIN' }, 45],
    [{ '@type': 'Duration', name: '1 hour' }, 60],
    [{ '@value': 'PT25M' }, 25],
    [['', 'PT25M'], 25],
    [{ value: { minValue: 'PT5M', maxValue: 'PT6M' } }, 6],
    ['<b>15&nbsp;min</b>', 15],
  ])('the duration %s is understood', (value, minutes) => {
    expect(minutesFrom(value)).toBe(minutes);
  });

  it.each([
    '',
    'PT',
    'P',
    'PT0M',
    'PT0S',
    '0',
    'a while',
    'overnight',
    'PT-5M',
    'P2Y',
    '90 days',
    -5,
    0,
    Number.NaN,
    null,
    undefined,
    {},
    'Bake it for 20 minutes, then turn the oven down and leave the dish inside for another hour or two until it is done',
  ])('the text %j says no duration', (value) => {
    expect(minutesFrom(value)).toBeUndefined();
  });

  it('every ISO duration is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 59 }),
        (hours, minutes) => {
          expect(minutesFrom(`PT${hours}H${minutes}M`)).toBe(hours * 60 + minutes);
        },
      ),
    );
  });

  it('any text gives whole minutes that a recipe may hold, or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minutes = minutesFrom(text) ?? 1;
        expect(Number.isInteger(minutes) && minutes > 0 && minutes <= 43_200).toBe(true);
      }),
    );
  });
});
