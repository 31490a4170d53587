import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDays, formatWeekdays } from '../../plan/days/format-days';
import { formatMonth } from '../../plan/days/month';
import { formatDay, formatShortDay, formatWeek, weekdayName } from '../../plan/days/week';
import { notBoughtReasons, notBoughtText } from '../../recipe/not-food/not-bought-reasons';
import { dateForm, listed, numberForm } from './forms';
import { setTexts } from '../../texts/say';

const german: Record<string, string> = {
  '{weekday} {date}': '{weekday}, {date}',
};

const readGerman = (): void =>
  setTexts(() => ({
    language: 'de',
    textOf: (message) => (german[message] ? compileMessageOrThrow(german[message]) : undefined),
  }));
const readEnglish = (): void => setTexts(() => ({ language: 'en', textOf: () => undefined }));

afterEach(readEnglish);

describe('What words do not say, in the language of whoever reads it', () => {
  it('days are named in German for who reads German, and in English for the next reader', () => {
    readGerman();
    expect(weekdayName('monday')).toBe('Montag');
    expect(formatDay('2026-11-23')).toBe('23. November');
    expect(formatShortDay('2026-11-23')).toBe('Mo., 23.');
    expect(formatMonth('2026-12')).toBe('Dezember 2026');
    readEnglish();
    expect(weekdayName('monday')).toBe('Monday');
    expect(formatShortDay('2026-11-23')).toBe('Mon 23');
  });

  it('several days are one text in the order of the language', () => {
    readGerman();
    const days = { from: '2026-11-25', to: '2026-11-27' };
    expect(formatDays(days)).toBe('25. – 27. Nov.');
    expect(formatWeekdays(days)).toBe('Mi., 25. – Fr, 27. Nov.');
    expect(formatWeek('2026-11-23')).toBe('23. – 29. November');
  });

  it('a list and a number are written as in the language', () => {
    readGerman();
    expect(listed(['Milch', 'Eier', 'Brot'])).toBe('Milch, Eier und Brot');
    expect(numberForm({ maximumFractionDigits: 1 })(2.25)).toBe('2,3');
    expect(dateForm({ timeZone: 'UTC', month: 'long' })(Date.parse('2026-03-01'))).toBe('März');
    readEnglish();
    expect(listed(['milk', 'eggs', 'bread'])).toBe('milk, eggs and bread');
  });

  it('each reason why something is not bought is said, and one that is none of ours stays', () => {
    setTexts(() => ({ language: 'de', textOf: (message) => [`„${message}“`] }));
    for (const reason of Object.values(notBoughtReasons)) {
      expect(notBoughtText(reason)).toBe(`„${reason}“`);
    }
    expect(notBoughtText('Nobody wants it.')).toBe('Nobody wants it.');
  });
});
