import { expect, test } from 'vitest';
import { convertedLengths } from './converted-lengths';
import type { ReadingMeasures } from '../../ingredients/amounts/convert-ingredient';

function read(text: string, to: ReadingMeasures): string {
  return convertedLengths(text, to)
    .toReversed()
    .reduce((all, { range, text: shown }) => {
      return all.slice(0, range.start) + shown + all.slice(range.end);
    }, text);
}

test.each([
  ['Grease a 9-inch tin.', 'Grease a 23 cm tin.'],
  ['Line an 8 inch square tin.', 'Line a 20 cm square tin.'],
  ['Use a 9x13-inch pan.', 'Use a 23x33 cm pan.'],
  ['Use a 9 x 13 inch pan.', 'Use a 23 x 33 cm pan.'],
  ['Cut into 1- to 2-inch pieces.', 'Cut into 2.5 to 5 cm pieces.'],
  ['Roll out ¼ inch thick.', 'Roll out 0.5 cm thick.'],
  ['Roll out to 1/8-inch thickness.', 'Roll out to 0.3 cm thickness.'],
  ['Cut 1 1/2 inches apart.', 'Cut 4 cm apart.'],
  ['Grease a 9" round tin.', 'Grease a 23 cm round tin.'],
  ['Grease a 9-inch (23 cm) tin.', 'Grease a 9-inch (23 cm) tin.'],
  ['Grease a 23 cm (9 inch) tin.', 'Grease a 23 cm (9 inch) tin.'],
  ['Grease a 9 inch/23 cm tin.', 'Grease a 9 inch/23 cm tin.'],
  ['Write "Level 9" on it.', 'Write "Level 9" on it.'],
  ['Add 2 in the pan.', 'Add 2 in the pan.'],
  ['Melt 1 stick butter.', 'Melt 113 g butter.'],
  ['Melt 2 sticks of unsalted butter.', 'Melt 226 g of unsalted butter.'],
  ['Add 1 stick cinnamon.', 'Add 1 stick cinnamon.'],
  ['Spread 2 cm thick.', 'Spread 2 cm thick.'],
])('the lengths in "%s" read in metric: %s', (text, expected) => {
  expect(read(text, 'metric')).toBe(expected);
  expect(read(text, 'au')).toBe(expected);
});

test.each([
  ['Grease a 23 cm tin.', 'Grease a 9 inch tin.'],
  ['Grease a 20 cm tin.', 'Grease an 8 inch tin.'],
  ['Cut into 2.5 cm cubes.', 'Cut into 1 inch cubes.'],
  ['Roll out 5 mm thick.', 'Roll out ¼ inch thick.'],
  ['Grease a 20 cm (8 inch) tin.', 'Grease a 20 cm (8 inch) tin.'],
  ['Melt 1 stick butter.', 'Melt 1 stick butter.'],
])('the lengths in "%s" read to an American: %s', (text, expected) => {
  expect(read(text, 'us')).toBe(expected);
});
