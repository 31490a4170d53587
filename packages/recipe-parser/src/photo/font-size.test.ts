import { expect, it } from 'vitest';
import { around, baseline, fontSize, median, typicalSize } from './font-size';

const word = (text: string, top: number, bottom: number) => ({
  text,
  confidence: 90,
  left: 0,
  right: 60,
  top,
  bottom,
});

it.each([
  ['sun', 25, 50],
  ['dab', 36, 50],
  ['gap', 36, 50],
  ['dog', 47, 50],
  ['Egg', 47, 50],
  ['500', 36, 50],
])('the type %s that is %i high is %i high as a whole', (text, height, size) => {
  expect(fontSize(word(text, 0, height))).toBeCloseTo(size);
});

it('letters of a photo stand on the line, and some hang below it', () => {
  expect(baseline(word('sun', 75, 100))).toBe(100);
  expect(baseline(word('dog', 64, 111))).toBeCloseTo(100);
});

it('punctuation marks have no size beside words, and one by themselves', () => {
  expect(typicalSize([word('•', 0, 4), word('sun', 0, 25)])).toBeCloseTo(50);
  expect(typicalSize([word('•', 0, 10)])).toBeCloseTo(20);
  expect(typicalSize([])).toBe(0);
});

it('the box around boxes is found, and the number in the middle', () => {
  expect(around([word('a', 5, 9), { left: -3, top: 7, right: 2, bottom: 20 }])).toEqual({
    left: -3,
    top: 5,
    right: 60,
    bottom: 20,
  });
  expect([median([3, 1, 2]), median([])]).toEqual([2, 0]);
});
