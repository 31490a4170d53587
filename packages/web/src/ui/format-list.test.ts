import { describe, expect, it } from 'vitest';
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
