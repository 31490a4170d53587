import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRecipe, availableFoods } from './match-recipe';
import { neededFoods } from './needed-foods';
import { rankDishes, scoreOf, type Dish } from './rank-dishes';

interface Written extends Partial<Dish> {
  title: string;
  has: string[];
  lacks?: string[];
}

const lacking = ['saffron', 'venison', 'lychees', 'tahini', 'star anise'];
let count = 0;

function dish({ title, has, lacks = [], ...rest }: Written, useUp: string[] = []): Dish {
  const needs = neededFoods([...has, ...lacks].map((name) => ({ name, amount: '1', unit: '' })));
  return {
    id: String((count += 1)).padStart(4, '0'),
    title,
    foods: needs.map(({ key }) => key),
    match: matchRecipe(needs, availableFoods({ foods: has, useUp, staples: [] })),
    source: 'public',
    isFavourite: false,
    ratingAverage: undefined,
    readyMinutes: 20,
    ...rest,
  };
}

const titles = (dishes: readonly Dish[]) => dishes.map(({ title }) => title);

test.each<[why: string, first: Written, second: Written, useUp?: string[]]>([
  [
    'what should go is used',
    { title: 'Soup', has: ['spinach', 'leek'], lacks: lacking.slice(0, 2) },
    { title: 'Toast', has: ['bread'] },
    ['spinach'],
  ],
  [
    'one food less is missing',
    { title: 'Soup', has: ['leek', 'potato'], lacks: ['saffron'] },
    {
      title: 'Pie',
      has: ['leek', 'potato'],
      lacks: lacking.slice(0, 2),
      isFavourite: true,
      source: 'own',
      ratingAverage: 5,
    },
  ],
  [
    'six of eight before one of two',
    {
      title: 'Curry',
      has: ['leek', 'potato', 'carrot', 'rice', 'onion', 'egg'],
      lacks: lacking.slice(0, 2),
    },
    { title: 'Dip', has: ['leek'], lacks: ['saffron'] },
  ],
  [
    'two of two at hand before one of them',
    { title: 'Slice', has: ['zucchini', 'egg'], lacks: [...lacking.slice(0, 4), 'fennel seed'] },
    { title: 'Cocktail', has: ['egg'], lacks: ['lychees'], source: 'own', isFavourite: true },
  ],
  [
    'four of five at hand before five of fourteen that use one more',
    { title: 'Stew', has: ['leek', 'potato', 'carrot', 'onion'], lacks: ['venison'] },
    {
      title: 'Feast',
      has: ['leek', 'potato', 'carrot', 'onion', 'egg'],
      lacks: [...lacking, 'fennel seed', 'rabbit', 'okra', 'quince'],
    },
  ],
  [
    'everything at hand before two of two and much that is not',
    { title: 'Boiled eggs', has: ['egg'] },
    { title: 'Slice', has: ['zucchini', 'egg'], lacks: [...lacking.slice(0, 4), 'fennel seed'] },
  ],
  [
    'it is a favourite',
    { title: 'Soup', has: ['leek'], isFavourite: true },
    { title: 'Pie', has: ['potato'] },
  ],
  [
    'it is one’s own',
    { title: 'Soup', has: ['leek'], source: 'own' },
    { title: 'Pie', has: ['potato'] },
  ],
  [
    'it is rated better',
    { title: 'Soup', has: ['leek'], ratingAverage: 4.8 },
    { title: 'Pie', has: ['potato'], ratingAverage: 3 },
  ],
  [
    'it says how long',
    { title: 'Soup', has: ['leek'] },
    { title: 'Pie', has: ['potato'], readyMinutes: undefined, source: 'own' },
  ],
])('a dish is ranked first, since %s', (_why, first, second, useUp) => {
  const dishes = [dish(second, useUp), dish(first, useUp)];
  expect(titles(rankDishes(dishes, { hasTimeLimit: true }))).toEqual([first.title, second.title]);
});

test('the share of foods at hand ranks dishes, main foods before seasoning', () => {
  const roast = {
    title: 'Roast',
    has: ['cumin', 'garlic', 'olive oil', 'leek'],
    lacks: ['venison'],
  };
  const soup = { title: 'Soup', has: ['leek', 'potato'], lacks: ['saffron', 'star anise'] };
  expect(titles(rankDishes([dish(roast), dish(soup)]))).toEqual(['Soup', 'Roast']);
});

test('a dish with less than two fifths at hand is no answer, unless none has more', () => {
  const stew = dish({ title: 'Stew', has: ['leek'], lacks: ['venison', 'lychees'] });
  const soup = dish({ title: 'Soup', has: ['leek'], lacks: ['saffron'] });
  expect(titles(rankDishes([stew, soup]))).toEqual(['Soup']);
  expect(titles(rankDishes([stew]))).toEqual(['Stew']);
});

test('a dish that uses nothing at hand is no answer', () => {
  expect(rankDishes([dish({ title: 'Soup', has: [], lacks: ['leek'] })])).toEqual([]);
});

test('ten ranked dishes are not ten omelettes', () => {
  const omelettes = Array.from({ length: 10 }, (_, n) =>
    dish({ title: `Cheese omelette ${n}`, has: ['eggs', 'cheese', 'butter'] }),
  );
  const others = ['Leek soup', 'Potato cakes', 'Bean salad', 'Rice pudding'].map((title, n) =>
    dish({
      title,
      has: [['leek'], ['potato'], ['kidney beans'], ['rice']][n]!,
      lacks: ['saffron'],
    }),
  );
  const first = titles(rankDishes([...omelettes, ...others]).slice(0, 5));
  expect(first.filter((title) => title.includes('omelette'))).toHaveLength(1);
  expect(first[0]).toContain('omelette');
});

const anyDish = fc
  .record({
    has: fc.uniqueArray(fc.constantFrom('leek', 'potato', 'rice', 'egg', 'spinach'), {
      minLength: 1,
    }),
    lacks: fc.uniqueArray(fc.constantFrom(...lacking)),
    isFavourite: fc.boolean(),
    title: fc.constantFrom('Soup', 'Pie', 'Bake', 'Salad'),
  })
  .map((written) => dish(written, ['spinach']));

/** What the ranking may show: those with two fifths at hand, or all if none has that. */
function likely(dishes: readonly Dish[]): readonly Dish[] {
  const enough = dishes.filter(({ match }) => match.share >= 0.4);
  return enough.length > 0 ? enough : dishes;
}

// Once every dish was ranked; since dishes with less than two fifths at hand are dropped, all of the likely ones are.
test('any seed gives all likely dishes once, and the same seed gives the same order', () => {
  fc.assert(
    fc.property(fc.array(anyDish, { maxLength: 12 }), fc.nat(1000), (dishes, seed) => {
      const ranked = rankDishes(dishes, { seed });
      expect(titles(ranked).sort()).toEqual(titles(likely(dishes)).sort());
      expect(rankDishes(dishes.toReversed(), { seed })).toEqual(ranked);
    }),
  );
});

// The best of those that are not dropped: a food to use up could give a higher score to one with too little at hand.
test('the best likely dish is first when nothing is shuffled', () => {
  fc.assert(
    fc.property(fc.array(anyDish, { minLength: 1, maxLength: 12 }), (dishes) => {
      const best = Math.max(...likely(dishes).map((each) => scoreOf(each, false)));
      expect(scoreOf(rankDishes(dishes)[0]!, false)).toBe(best);
    }),
  );
});

test('another seed ranks other dishes first', () => {
  const dishes = Array.from({ length: 30 }, (_, n) => dish({ title: `Dish ${n}`, has: ['leek'] }));
  const firstOf = (seed: number) => titles(rankDishes(dishes, { seed }).slice(0, 10));
  expect(firstOf(1)).not.toEqual(firstOf(2));
});
