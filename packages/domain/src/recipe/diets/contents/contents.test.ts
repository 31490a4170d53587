import { describe, expect, it } from 'vitest';
import { findNamedFood, foodWords, listFoods, singularWords } from '@saltbush/recipe-parser/foods';
import { treeNuts, type Allergen } from '../allergens';
import { contentsOfFood, contentsOfName, listRows } from './contents';

/** Goods that nobody cooks with. */
const notCooked = new Set(['Pet', 'Baby']);

describe('the table of contents', () => {
  it("the table of contents knows every food that people cook with, by its own row or its parent's", () => {
    const unknown = [...listFoods()].filter(
      (food) => !notCooked.has(food.aisle) && !contentsOfFood(food),
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it('the table of contents names no food twice with different contents', () => {
    const byName = new Map<string, string>();
    const twice: string[] = [];
    for (const { contents, names } of listRows()) {
      for (const name of names) {
        const key = singularWords(foodWords(name)).join(' ');
        const other = byName.get(key);
        if (other !== undefined && other !== contents) twice.push(`${key}: ${other} | ${contents}`);
        byName.set(key, contents);
      }
    }
    expect(twice).toEqual([]);
  });

  it('every food with wheat has gluten, and every food with pork has meat', () => {
    const wrong = [...listRows()].filter(({ names }) => {
      const found = contentsOfName(names[0]!)!;
      const isWheatAlone = found.has('wheat') && !found.has('gluten');
      const isPorkAlone = found.get('pork') === 'contains' && found.get('meat') !== 'contains';
      return isWheatAlone || isPorkAlone;
    });
    expect(wrong.map(({ names }) => names[0])).toEqual([]);
  });

  it('a food contains what its parent contains, unless it has a row of its own', () => {
    const contentsOf = (name: string) => [...contentsOfFood(findNamedFood(name)!)!.keys()];
    expect(contentsOf('penne')).toEqual(['wheat', 'gluten']);
    expect(contentsOf('gluten free pasta')).toEqual(['egg', 'soy']);
    expect(contentsOf('carrot')).toEqual([]);
  });

  const treeNutWords = treeNuts.flatMap((nut) =>
    nut === 'pine-nut' ? [] : [[nut.replace('-nut', ''), nut] as const],
  );
  const grainWords =
    'wheat barley rye oat spelt triticale kamut farro freekeh burghul couscous malt'
      .split(' ')
      .map((word) => [word, 'gluten'] as const);
  const crustaceanWords = 'prawn shrimp crab lobster crayfish yabby marron scampi langoustine krill'
    .split(' ')
    .map((word) => [word, 'crustacea'] as const);

  it('every food named after a tree nut, a grain with gluten or a crustacean may contain it', () => {
    const allergenOf = new Map<string, Allergen>([
      ...treeNutWords,
      ...grainWords,
      ...crustaceanWords,
    ]);
    const missed = [...listFoods()].flatMap((food) =>
      food.names.filter((name) =>
        singularWords(foodWords(name)).some((word) => {
          const allergen = allergenOf.get(word);
          const contents = contentsOfFood(food);
          return allergen !== undefined && contents !== undefined && !contents.has(allergen);
        }),
      ),
    );
    // A fruit, made of rice, and distilled.
    expect(missed).toEqual(['crab apple', 'rice malt syrup', 'rye whiskey']);
  });

  it('the short form for nuts is the list of tree nuts', () => {
    const nutMilk = [...contentsOfName('nut milk')!.keys()];
    expect(nutMilk.filter((content) => treeNuts.some((nut) => nut === content))).toEqual(treeNuts);
  });

  it('contents are found by names without marks, accents and plurals', () => {
    expect(contentsOfName('Gruyère')?.get('milk')).toBe('contains');
    expect(contentsOfName('brazil nuts')?.get('brazil-nut')).toBe('contains');
    expect(contentsOfName('quandong bark')).toBeUndefined();
  });
});
