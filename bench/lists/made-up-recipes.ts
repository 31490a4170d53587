/**
 * Recipes for measuring lists: the same for the same seed, with words as unevenly spread as in real
 * ones. A fifth have chicken, a few in ten thousand quandong; every tenth names somebody nobody else does.
 */
import type { RecipeContent } from '../../packages/recipe-parser/src/recipe/recipe';
import { courses, difficulties } from '../../packages/recipe-parser/src/recipe/recipe';
import { listFoods } from '../../packages/recipe-parser/src/foods/food-index';

export type Random = () => number;

/** "mulberry32": 32 bits of state, even enough for this. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function madeUpRecipe(random: Random): RecipeContent {
  const hasChicken = random() < 0.2;
  const isRare = random() < 0.0003;
  const food = () => foods[Math.floor(random() ** 3 * foods.length)]!;
  const main = hasChicken ? 'chicken' : isRare ? 'quandong' : food();
  const needed = [main, ...Array.from({ length: 5 + Math.floor(random() * 7) }, food)];
  return {
    title: sentence(random, [pick(random, styles), main, pick(random, joints), food()]),
    description: `${pick(random, openings)} ${random() < 0.1 ? name(random) : 'Nan'} made it.`,
    tags: [...new Set([pick(random, tags), pick(random, tags)])],
    course: pick(random, courses),
    cuisine: pick(random, cuisines),
    difficulty: pick(random, difficulties),
    serves: 2 + Math.floor(random() * 6),
    ...(random() < 0.85 && { totalMinutes: 10 + Math.floor(random() * 110) }),
    ingredients: needed.map((name) => ({ name, amount: '250', unit: 'g' })),
    steps: Array.from({ length: 4 }, () => ({
      text: `${pick(random, verbs)} the ${pick(random, needed)} and the ${pick(random, needed)} ${pick(random, endings)}.`,
    })),
  };
}

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)]!;

const sentence = (random: Random, words: string[]): string => {
  const text = words.slice(0, random() < 0.3 ? 2 : 4).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const name = (random: Random): string =>
  ['Ka', 'Ma', 'Lo', 'Ri', 'Be', 'Su'].at(Math.floor(random() * 6))! +
  Array.from({ length: 3 }, () => pick(random, syllables)).join('');

/** Common ones first: the draw above takes them far more often. */
const foods = [
  ...'onion,garlic,olive oil,butter,salt,flour,egg,milk,lemon,tomato,carrot,rice,sugar'.split(','),
  ...[...listFoods()]
    .map((food) => food.names[0]!)
    .filter((food) => !/chicken|quandong/.test(food)),
];
const styles = 'Roast,Grilled,Slow,Quick,Spicy,Baked,Braised,Creamy,Crispy,Smoky,Sticky'.split(',');
const joints = ['with', 'and', 'on', 'in'];
const openings = [
  'For a crowd.',
  'Better the next day.',
  'A favourite at home.',
  'Cheap.',
  'Fresh.',
];
const syllables = 'ba,do,fe,gi,hu,ja,ke,li,mo,nu,pa,qui,ro,se,ti,vu,wa,xe,yo,zi'.split(',');
const tags =
  'Mid Week,Quick,Family Favourite,Sunday,Freezer,Vegetarian,Vegan,Kids,Budget,Picnic,Christmas,BBQ,One Pot,Leftovers,Soup,Salad'.split(
    ',',
  );
const cuisines =
  'Australian,Thai,Italian,Indian,Greek,Chinese,French,Mexican,Lebanese,Japanese'.split(',');
const verbs = ['Chop', 'Fry', 'Simmer', 'Mix', 'Bake', 'Rest', 'Whisk', 'Grill'];
const endings = ['until golden', 'for 20 minutes', 'over low heat', 'in the oven', 'and season'];
