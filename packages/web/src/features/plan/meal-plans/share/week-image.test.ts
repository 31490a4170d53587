import { expect, it } from 'vitest';
import { layOut } from './week-image';

/** Each character is 20 wide: 37 fit beside the day. */
const pen = {
  font: '',
  measureText: (text: string) => ({ width: text.length * 20 }) as TextMetrics,
};

it("texts of a week's picture are wrapped beside the day, and a long word stays whole", () => {
  const days = [
    { day: 'Mon 23', texts: ['Pumpkin soup with toasted seeds and bread', 'lunch: Picnic'] },
    { day: 'Tue 24', texts: ['x'.repeat(60)] },
  ];
  expect(layOut({ title: '', days }, pen)).toEqual([
    { day: 'Mon 23', lines: ['Pumpkin soup with toasted seeds and', 'bread', 'lunch: Picnic'] },
    { day: 'Tue 24', lines: ['x'.repeat(60)] },
  ]);
});
