import { describe, expect, it, onTestFinished } from 'vitest';
import { formatChoices, formatList } from './format-list';

describe('A list in a sentence', () => {
  it.each([
    [['milk'], 'milk'],
    [['milk', 'eggs'], 'milk and eggs'],
    [['milk', 'eggs', 'flour'], 'milk, eggs and flour'],
  ])('the list of the words %j reads "%s"', (words, text) => {
    expect(formatList(words)).toBe(text);
  });

  it('a list of choices ends in "or"', () => {
    expect(formatChoices(['fried', 'boiled', 'raw'])).toBe('fried, boiled or raw');
  });
});

it('each name of a list has a direction of its own on a page from right to left', () => {
  document.dir = 'rtl';
  onTestFinished(() => {
    document.dir = '';
  });
  expect(formatList(['Ben', 'Joan'])).toBe('\u2068Ben\u2069 and \u2068Joan\u2069');
});
