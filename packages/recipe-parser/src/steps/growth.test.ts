import { expect, test } from 'vitest';
import { slowTexts, type Reader } from '../../testing/growth';
import { temperaturesIn } from './heat/temperatures';
import { stepUses } from './step-uses';
import { timersIn } from './times/timers';

const listed = [
  { name: 'plain flour', amount: '2', unit: 'cup' },
  { name: 'eggs', amount: '2', unit: '', section: 'For the sauce' },
];

const readers: Record<string, Reader> = {
  'times and temperatures': (text) => [timersIn(text), temperaturesIn(text)],
};

test.each(Object.entries(readers))(
  'the time of %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);

test('a method longer than any is read at its beginning', () => {
  const steps = Array.from({ length: 200 }, () => ({ text: 'Add the eggs. '.repeat(300) }));
  const mentions = stepUses(steps, listed);
  expect(mentions).toHaveLength(200);
  expect(mentions[0]?.length).toBeGreaterThan(100);
  expect(mentions.at(-1)).toEqual([]);
});
