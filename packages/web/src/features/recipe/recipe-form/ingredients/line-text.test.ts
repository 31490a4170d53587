import { describe, expect, test } from 'vitest';
import { blankIngredient, ingredientOf, type IngredientRow } from '../form-values';
import { amountPlace, lineText, withLineText } from './line-text';

type Parts = Partial<Omit<IngredientRow, 'key'>>;
const row = (parts: Parts): IngredientRow => ({ ...blankIngredient(), ...parts });
const typed = (...texts: string[]) => texts.reduce(withLineText, row({}));

describe('an ingredient as a line', () => {
  test.each<[Parts, string]>([
    [{ amount: '1 1/2', unit: 'cup', name: 'flour', note: 'sifted' }, '1 1/2 cups flour, sifted'],
    [{ amount: '2', name: 'eggs' }, '2 eggs'],
    [{ amount: 'To taste', name: 'salt', note: 'flaky' }, 'salt, to taste, flaky'],
    [{ name: 'pepper' }, 'pepper'],
    [{ amount: '2' }, '2'],
    [{}, ''],
  ])('the ingredient %o is the line "%s"', (parts, line) => {
    expect(lineText(row(parts))).toBe(line);
  });

  test.each<[string, Parts]>([
    [
      '1 1/2 cups plain flour, sifted',
      { amount: '1 1/2', unit: 'cup', name: 'plain flour', note: 'sifted' },
    ],
    ['plain flour 250 g', { amount: '250', unit: 'g', name: 'plain flour' }],
    ['2 x 400 g tins tomatoes', { amount: '2', unit: 'tins', name: 'tomatoes', note: '400 g' }],
    ['salt', { name: 'salt' }],
  ])('the typed line "%s" is split into %o, and shown as typed', (line, parts) => {
    const result = typed(line);
    expect(ingredientOf(result)).toEqual(ingredientOf(row(parts)));
    expect(lineText(result)).toBe(line);
  });

  test.each<[string, string | undefined]>([
    ['1 1/2 cups plain flour, sifted', '1 1/2 cups'],
    ['2 tablespoons oil', '2 tablespoons'],
    ['plain flour 250 g', '250 g'],
    ['3 eggs', '3'],
    ['salt', undefined],
  ])('the line "%s" marks the amount %s', (line, amount) => {
    const [start, end] = amountPlace(typed(line)) ?? [];
    expect(start === undefined ? undefined : line.slice(start, end)).toBe(amount);
  });
});

describe('an edit of a saved line', () => {
  const saved = row({
    amount: '1',
    unit: 'of those packs',
    name: '3 cheese mix, grated',
    note: '',
  });

  test('an edit of a saved line leaves the parts as they were saved that it did not touch', () => {
    const edited = withLineText(saved, `${lineText(saved)}!`);
    expect(edited).toMatchObject({ amount: saved.amount, unit: saved.unit });
  });

  test('an edit of a saved line that replaces it keeps nothing of it', () => {
    expect(ingredientOf(withLineText(saved, 'salt'))).toEqual(ingredientOf(row({ name: 'salt' })));
    expect(ingredientOf(withLineText(saved, ' '))).toEqual(ingredientOf(row({})));
  });

  test('an edit of a saved line that is typed letter by letter ends as if typed at once', () => {
    const line = '2 cups milk, warm';
    const letters = Array.from(line, (_letter, index) => line.slice(0, index + 1));
    expect(ingredientOf(typed(...letters))).toEqual(ingredientOf(typed(line)));
  });
});

test.each([
  ['2 quantities bolognese', 'inner'],
  ['1 quantity bolog', 'inner'],
  ['500 g beef mince', undefined],
  ['', undefined],
])(
  'a line that stood for the recipe bolognese and now says "%s" stands for %s',
  (text, recipeId) => {
    const before = {
      name: 'bolognese',
      amount: '1',
      unit: 'quantity',
      note: '',
      recipeId: 'inner',
    };
    expect(withLineText({ key: 'a', ...before }, text).recipeId).toBe(recipeId);
  },
);
