import { afterEach, describe, expect, it } from 'vitest';
import { alongReading, forward } from './direction';

afterEach(() => {
  document.dir = '';
});

describe('The direction of reading', () => {
  it('a page that names no direction goes from left to right', () => {
    expect(forward()).toBe(1);
  });

  it('a page from right to left goes the other way', () => {
    document.dir = 'rtl';
    expect(forward()).toBe(-1);
  });

  it.each([
    ['ltr', 'ArrowRight', 'ArrowRight'],
    ['ltr', 'ArrowLeft', 'ArrowLeft'],
    ['rtl', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
    ['rtl', 'ArrowUp', 'ArrowUp'],
    ['rtl', 'Home', 'Home'],
  ])('a page that is written %s takes the key %s for %s', (dir, key, meant) => {
    document.dir = dir;
    expect(alongReading(key)).toBe(meant);
  });
});
