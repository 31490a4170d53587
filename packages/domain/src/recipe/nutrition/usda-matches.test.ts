import { describe, expect, test } from 'vitest';
import { listFoods, slug } from '@saltbush/recipe-parser/foods';
import { kilocalories } from '@saltbush/recipe-parser/recipe/nutrients';
import { figuresInTin, figuresOfFood, matchOf, parseFigures } from './food-figures';
import { parseMatches } from './usda/match-rows';
import { aislesWithoutFigures, usdaMatches } from './usda/matches';

const foods = new Map([...listFoods()].map((food) => [food.id, food]));
const matches = parseMatches();
const figures = parseFigures();
const foodOf = (id: string) => foods.get(id)!;

describe('the table of matches with SR28', () => {
  test('every food of the table has a match, or is declared to have none with the reason', () => {
    const unmatched = [...foods.values()].filter(
      (food) => !aislesWithoutFigures.includes(food.aisle) && matchOf(food) === undefined,
    );
    expect(unmatched.map(({ id }) => id)).toEqual([]);
  });

  test('every match is of a food of the table', () => {
    expect([...matches.keys()].filter((id) => !foods.has(id))).toEqual([]);
  });

  test('no food has two matches', () => {
    const ids = usdaMatches
      .split('\n')
      .filter((line) => !line.trim().startsWith('#'))
      .flatMap((line) => / \| (.+)$/.exec(line)?.[1]?.split(', ') ?? [])
      .map(slug);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('the description in SR28 has the word that each match expects', () => {
    const wrong = [...matches].filter(([, { ndb, words }]) => {
      if (ndb === undefined) return false;
      const row = figures.get(ndb);
      return !row?.description.toLowerCase().includes(words.toLowerCase());
    });
    expect(wrong).toEqual([]);
  });

  test('the figures are those of the foods that are matched, and no others', () => {
    const wanted = [...matches.values()].flatMap(({ ndb }) => ndb ?? []);
    expect([...figures.keys()].toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  test('most foods that are cooked with have figures', () => {
    const eaten = [...foods.values()].filter(({ aisle }) => !aislesWithoutFigures.includes(aisle));
    const known = eaten.filter((food) => figuresOfFood(food) !== undefined);
    expect(known.length / eaten.length).toBeGreaterThan(0.9);
  });
});

describe('the figures of SR28', () => {
  test.each([
    ['butter', 717, { fatGrams: 81.11, saturatedFatGrams: 51.368, sodiumMilligrams: 643 }],
    ['egg', 143, { proteinGrams: 12.56, fatGrams: 9.51, carbohydrateGrams: 0.72 }],
    ['white-sugar', 387, { carbohydrateGrams: 99.98, sugarsGrams: 99.8, fibreGrams: 0 }],
    ['plain-flour', 364, { proteinGrams: 10.33, fibreGrams: 2.7, sodiumMilligrams: 2 }],
    ['salt', 0, { sodiumMilligrams: 38_758, fatGrams: 0 }],
  ])('the columns of %s are those that USDA publishes: %d kcal', (id, energy, expected) => {
    const { per100g } = figuresOfFood(foodOf(id))!;
    expect(kilocalories(per100g.energyKj!)).toBeCloseTo(energy, 5);
    expect(per100g).toMatchObject(expected);
  });

  test('the energy of every food is that of its protein, fat and carbohydrate, alcohol aside', () => {
    // What USDA has of seasoning mixes is the label of a brand, and does not add up.
    const isExempt = /ALCOHOLIC|VANILLA EXTRACT|HARD CIDER|SEASONING MIX/;
    const odd = [...figures.values()].filter(({ description, per100g }) => {
      const { energyKj, proteinGrams, fatGrams, carbohydrateGrams, fibreGrams = 0 } = per100g;
      const energy = kilocalories(energyKj!);
      const solid = 4 * proteinGrams! + 9 * fatGrams!;
      const least = solid * 0.8 + 3.2 * (carbohydrateGrams! - fibreGrams) - tolerance;
      const most = solid * 1.1 + 4.3 * carbohydrateGrams! + tolerance;
      return energy < least * 0.75 || (energy > most && !isExempt.test(description));
    });
    expect(odd.map(({ ndb, description }) => `${ndb} ${description}`)).toEqual([]);
  });

  test('no food has more of its parts than 100 g, or parts larger than the whole', () => {
    const odd = [...figures.values()].filter(({ per100g }) => {
      const { proteinGrams = 0, fatGrams = 0, carbohydrateGrams = 0 } = per100g;
      const { saturatedFatGrams = 0, sugarsGrams = 0, fibreGrams = 0 } = per100g;
      return (
        proteinGrams + fatGrams + carbohydrateGrams > 103 ||
        saturatedFatGrams > fatGrams + 1 ||
        sugarsGrams + fibreGrams > carbohydrateGrams + 6
      );
    });
    expect(odd.map(({ ndb, description }) => `${ndb} ${description}`)).toEqual([]);
  });

  test('a food without a match of its own has the figures of what it is a kind of', () => {
    expect(figuresOfFood(foodOf('brown-onion'))).toEqual(figuresOfFood(foodOf('onion')));
    expect(figuresOfFood(foodOf('dish-brush'))).toBeUndefined();
    expect(figuresOfFood(foodOf('curry-paste'))).toBeUndefined();
  });

  test('a tin of a pulse is cooked, whatever its plain name means', () => {
    expect(figuresInTin(foodOf('haricot-bean'))?.description).toContain('CND');
    expect(figuresInTin(foodOf('canned-tomato'))).toEqual(figuresOfFood(foodOf('canned-tomato')));
  });

  test('meat with bones loses them, and fruit its peel where it is counted', () => {
    expect(figuresOfFood(foodOf('chicken-drumstick'))?.refuse?.of).toBe('everything');
    expect(figuresOfFood(foodOf('banana'))?.refuse).toEqual({ of: 'pieces', share: 0.36 });
    expect(figuresOfFood(foodOf('chicken-breast'))?.refuse).toBeUndefined();
  });
});

/** Kilocalories in 100 g: of leaves and spices factors differ most. */
const tolerance = 25;
