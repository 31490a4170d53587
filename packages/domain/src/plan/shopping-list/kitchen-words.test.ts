/** Rows in the words of a kitchen: what is in a jar, what is made at home, what a pot takes. */
import { describe, expect, test } from 'vitest';
import { listFromLines } from './list-from-lines';

const linesOf = (...ingredients: string[]) =>
  listFromLines({
    meals: [{ recipe: { title: 'Dish', ingredients }, quantity: 1, date: '2026-03-02' }],
  });

const boughtOf = (...rows: string[]) =>
  linesOf(...rows)
    .filter(({ isAtHome }) => !isAtHome)
    .map(({ name, text, buy }) => `${name}: ${buy?.amount ?? text}`);

describe('the liquid of a jar', () => {
  test.each([
    [['1 cup kimchi', '¼ cup juice from kimchi'], ['Kimchi: 1 jar']],
    [['3 pickles', '2 tbsp pickle juice'], ['Pickles: 400 g jar']],
    [['2 tbsp liquid from the capers'], ['Capers: 110 g jar']],
    [['1 tbsp caper brine'], ['Capers: 110 g jar']],
    [['¼ cup brine from a jar of olives', '½ cup olives'], ['Olives: 350 g jar']],
    [['1 tbsp oil from the sun-dried tomatoes'], ['Sun-dried tomatoes: 280 g jar']],
    [['2 tbsp juice from the jar'], []],
    [['1 cup tomato juice'], ['Tomato juice: 1 bottle']],
    [['1 tbsp lemon juice'], ['Lemons: 1']],
  ])('the liquid in a jar is bought with what is in it: %s', (rows, bought) =>
    expect(boughtOf(...rows)).toEqual(bought),
  );
});

describe('seeds for eggs', () => {
  test.each([
    ['2 flax eggs', 'Ground linseed', '2 tbsp'],
    ['1 flaxseed egg', 'Ground linseed', '1 tbsp'],
    ['3 chia eggs', 'Chia seeds', '3 tbsp'],
    ['1 chia "egg"', 'Chia seeds', '1 tbsp'],
    ['2 duck eggs', 'Duck eggs', '2'],
  ])('an egg of seeds is bought as its seeds: %s', (row, name, text) =>
    expect(linesOf(row)).toMatchObject([{ name, text }]),
  );
});

describe('oil to fry in', () => {
  test.each([
    [['oil for deep frying', '2 tbsp vegetable oil'], 'Vegetable oil: 1 L bottle'],
    [['vegetable oil, to deep-fry'], 'Vegetable oil: 1 L bottle'],
    [['oil, for deep-frying (at least 1.5 litres)'], 'Vegetable oil: 1 L + 500 mL bottles'],
    [['oil for frying'], 'Vegetable oil: 500 mL bottle'],
  ])('oil to deep-fry in fills a pot: %s', (rows, bought) =>
    expect(boughtOf(...rows)).toEqual([bought]),
  );
});

describe('a weight beside a count', () => {
  test.each([
    ['2 (about 500 g) chicken breast fillets', '500 g'],
    ['3 chicken breasts, about 600 g', '600 g'],
    ['2 x 1.2 kg whole chickens', '2.4 kg'],
    ['1 (4 lb) chuck roast', '1.81 kg'],
    ['1 whole chicken (1.5 kg)', '1.5 kg'],
  ])('a weight is of one piece or of all, whichever they can have: %s', (row, text) =>
    expect(linesOf(row).map((line) => line.text)).toEqual([text]),
  );
});

describe('headings among the rows', () => {
  const after = ['2 onions', '1 cup rice'];
  test.each(['Curry', 'To serve', 'For serving', 'Marinade', 'Lemon cream'])(
    'a heading is nothing to buy: %s',
    (heading) => {
      const bought = boughtOf(heading, ...after);
      expect(bought).toHaveLength(2);
    },
  );

  test.each(['1 tsp curry', 'Curry powder', 'Curry leaves'])('a spice is bought: %s', (spice) => {
    expect(boughtOf(spice, ...after)).toHaveLength(3);
  });
});
