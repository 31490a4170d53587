/** Pages that show several recipes and have no data. */
import { describe, expect, it, test } from 'vitest';
import { readRecipe } from '../read-page';

const dishes = [
  [
    'Beetroot dip',
    ['2 beetroots', '200 g yoghurt', '1 clove garlic', '1 tsp cumin'],
    [
      'Roast the beetroots in foil for an hour and let them cool.',
      'Blend them with the yoghurt, garlic and cumin until smooth.',
    ],
  ],
  [
    'Olive toasts',
    ['6 slices bread', '100 g olives', '1 tbsp capers', '2 tbsp olive oil'],
    [
      'Toast the bread on both sides under a hot grill.',
      'Chop the olives and capers, stir in the oil and spread it on the toast.',
    ],
  ],
  [
    'Lemon fizz',
    ['2 lemons', '500 ml soda water', '3 tbsp sugar', '1 handful mint'],
    [
      'Squeeze the lemons and stir in the sugar until it is gone.',
      'Pour it over ice and the mint, and top it up with soda water.',
    ],
  ],
] as const;
type Dish = (typeof dishes)[number];

const listOf = (tag: string, items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const parts = ([title, lines, steps]: Dish) =>
  `<h2>${title}</h2><p>A favourite of ours.</p><h3>Ingredients</h3>${listOf('ul', lines)}<h3>Method</h3>${listOf('ol', steps)}`;
const page = (body: string) =>
  `<html><head><title>A small party</title></head><body><main><h1>A small party</h1><p>What we cook.</p>${body}</main></body></html>`;

const readAll = (html: string) => {
  const main = readRecipe(html, 'https://party.example/menu');
  const others = (main?.others ?? []).map(({ recipe }) =>
    readRecipe(html, 'https://party.example/menu', recipe),
  );
  return [main, ...others].map(
    (each) =>
      each && [each.draft.title, each.draft.ingredientLines, each.draft.steps.map((s) => s.text)],
  );
};

describe('a page with several recipes and no data', () => {
  it.each([
    ['flat, one below the other', dishes.map(parts).join('')],
    ['each in a box', dishes.map((dish) => `<section>${parts(dish)}</section>`).join('')],
    [
      'each in a box, the title beside it',
      dishes
        .map((dish) => parts(dish).replace(/(<h2>.*<\/h2>)(.*)/, '$1<div class="box">$2</div>'))
        .join(''),
    ],
    [
      'each in boxes inside boxes',
      dishes.map((dish) => `<div><div>${parts(dish)}</div></div>`).join('<hr>'),
    ],
  ])('the recipes of a page are read %s', (_how, body) => {
    expect(readAll(page(body))).toEqual(dishes);
  });

  test('a page that talks about its ingredients first has one recipe', () => {
    const talk = '<h3>Ingredients you will need</h3><p>Good beetroots are half of it.</p>';
    expect(readRecipe(page(talk + parts(dishes[0])))?.others).toEqual([]);
  });

  test('a question over a list is no recipe', () => {
    const talk = parts(dishes[1]).replace('Olive toasts', 'What are olive toasts?');
    const html = page(talk + parts(dishes[0])).replaceAll('A small party', 'Beetroot dip');
    expect(readRecipe(html)?.draft.ingredientLines).toEqual(dishes[0][1]);
  });

  test('the main recipe is the one that the page is named after', () => {
    const html = page(dishes.map(parts).join('')).replaceAll('A small party', 'Lemon fizz');
    expect(readRecipe(html, 'https://party.example/menu')?.draft.title).toBe('Lemon fizz');
  });

  test('a recipe that is shown twice, for the screen and for paper, is one', () => {
    const twice = `<section>${parts(dishes[0])}</section><section>${parts(dishes[0])}</section>`;
    expect(readRecipe(page(twice))?.others).toEqual([]);
  });

  test('a recipe that the page does not have is none', () => {
    expect(readRecipe(page(dishes.map(parts).join('')), undefined, 9)).toBeUndefined();
  });
});
