import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TileCover } from './tile-cover';

const drawn = (seed: string) => render(<TileCover seed={seed} />).container.innerHTML;

test('the same title always gets the same cover', () => {
  expect(drawn('Pumpkin Soup')).toBe(drawn('Pumpkin Soup'));
});

test('titles get covers of their own', () => {
  const titles = ['', 'Pie', 'pie', 'Soup', 'Laksa', 'Laksa 2', 'ラクサ'];
  expect(new Set(titles.map(drawn)).size).toBe(titles.length);
});
