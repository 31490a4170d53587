import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import everydayLines from '../../../../recipe-parser/fixtures/everyday-lines.json';
import ingredientLines from '../../../../recipe-parser/fixtures/ingredient-lines.json';
import { type Aisle, listFoods } from '@saltbush/recipe-parser/foods';
import {
  parseIngredient,
  splitIngredientLine,
  lookUpWord,
  describing,
  soldAs,
} from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { quantity, rational } from '@saltbush/recipe-parser/units';
import { foodRuns } from '../../book/recipe-search/recipe-foods';
import { buildShoppingList } from './build-shopping-list';
import { asBrewed } from './needs/prepared/brewed-drinks';
import { inUsualForm } from './needs/fresh-or-dried';
import { isShown, shownOn, type Shown } from '../../../testing/shown-foods';

function shownOf(row: Ingredient): Shown {
  const recipe = { id: 'a', title: 'A', ingredients: [row] };
  return shownOn(buildShoppingList([{ recipe, quantity: 1, date: '2026-03-02' }]));
}

const asLine = (line: string): Ingredient => ({ name: line, amount: '', unit: '' });

describe('every food word of a line of the fixtures is on its list', () => {
  /** Food words that name no food to buy: examples, sizes, purposes, choices of state. */
  const noFood =
    /such as .*$|\(button, Swiss brown\)|walnut-sized|\(70% cocoa\)|to fry|\(raw\)|fresh or frozen|pasta cooking/;

  it.each([...everydayLines, ...ingredientLines].map(({ line }) => line))(
    'every food of the line "%s" is on its list',
    (line) => {
      const said = line.replace(noFood, '');
      const foods = foodRuns(said).filter(({ food }) => food !== undefined);
      for (const row of [asLine(line), splitIngredientLine(line)]) {
        const shown = shownOf(row);
        for (const { text } of foods) {
          expect(isShown(text, shown), text).toBe(true);
        }
      }
    },
  );
});

const nonFoods = new Set<Aisle>(['Household & Personal Care', 'Pet', 'Baby']);

/** Foods with a plain name of one or two words, as anybody would write them. */
const plainNames = [...listFoods()]
  .filter(({ aisle }) => !nonFoods.has(aisle))
  .map(({ names }) => names[0] ?? '')
  .filter((name) => /^[a-z]+(?: [a-z]+)?$/.test(name) && parseIngredient(name).name === name)
  .filter((name) => name.split(' ').every(steersNothing))
  // A spoonful of tomato puree is tomato paste.
  .filter(
    (name) => inUsualForm(name, 'tbsp', '') === name && inUsualForm(name, 'tsp', '') === name,
  );

/** "Cut fruit" and "sprinkle" are read otherwise in a line, and "soup and coleslaw mix" may be one mix. */
function steersNothing(word: string): boolean {
  const { classes, unit } = lookUpWord(word);
  return (
    unit === undefined &&
    !/^(?:mix|blend|kit|platter)$/.test(word) &&
    (classes & ~(soldAs | describing)) === 0
  );
}

/** What a spoonful of a food is bought as: that of espresso is made of ground coffee. */
function boughtAs(name: string, unit: string): string {
  const spoonful = { quantity: quantity(rational(1)), unit };
  return asBrewed(name, [spoonful], 'au')?.name ?? name;
}

describe('every food of a generated line is on its list', () => {
  const foods = fc.uniqueArray(fc.constantFrom(...plainNames), { minLength: 2, maxLength: 5 });
  const preparation = fc.constantFrom('', 'finely chopped ', 'toasted ', 'sliced ');
  const ending = fc.constantFrom('', ', to serve', ', for serving', ' (optional)');
  const listed = fc.tuple(foods, preparation, fc.constantFrom(', ', ' and ', ' & ', ' + '), ending);

  it.each([
    ['without an amount', '', ''],
    ['behind a label', 'To serve: ', ''],
    ['each', '2 tbsp each ', 'tbsp'],
    ['each, in capitals', '1 tsp EACH ', 'tsp'],
  ])('every food of a generated line (%s) is on its list', (_how, opening, unit) => {
    fc.assert(
      fc.property(listed, ([names, how, last, end]) => {
        const list = `${names.slice(0, -1).join(', ')}${last}${how}${names.at(-1)}`;
        const line = opening + list + end;
        for (const row of [asLine(line), splitIngredientLine(line)]) {
          const shown = shownOf(row);
          for (const name of names) {
            expect(isShown(boughtAs(name, unit), shown), `${name} of ${line}`).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** What is bought of one row with the plain name of a food; blank for what nobody buys. */
function bought(name: string, amount: string, unit: string): string {
  const ingredients = [{ name, amount, unit }];
  const recipe = { id: 'a', title: 'A', ingredients };
  const lines = buildShoppingList([{ recipe, quantity: 1, date: '2026-03-02' }]);
  const line = lines.find(({ isAtHome }) => !isAtHome);
  return line ? (line.buy?.amount ?? line.text) : '';
}

const foods = [...listFoods()].filter(({ aisle }) => !nonFoods.has(aisle));

/** Packs, as many as the text says: "2 × 250 g packets", "3 small jars"; one of "500 g jar". */
function packs(text: string): number {
  return text
    .split(' + ')
    .reduce((count, part) => count + Number(/^(\d+) (?:×|\p{L}{3,})/u.exec(part)?.[1] ?? 1), 0);
}

const named = (amount: string, unit: string, isOdd: (text: string) => boolean) =>
  foods
    .map(({ names: [name = ''] }) => `${name}: ${bought(name, amount, unit)}`)
    .filter((line) => isOdd(line.slice(line.indexOf(': ') + 2)));

describe('what is bought of any food of the table', () => {
  it.each([
    ['2', 'tbsp'],
    ['1', 'tsp'],
  ])('%s %s of any food are at most three packs, and never spoons', (amount, unit) => {
    expect(named(amount, unit, (text) => /sp\b|spoon/.test(text) || packs(text) > 3)).toEqual([]);
  });

  it('a cup of any food is no cup in the shop', () => {
    expect(named('1', 'cup', (text) => /\bcups?\b/.test(text))).toEqual([]);
  });

  it('squares and scoops of what shops sell in packets are a packet', () => {
    const inPackets = new Set(['Pantry', 'International', 'Baking', 'Snacks & Confectionery']);
    const odd = foods
      .filter(({ aisle }) => inPackets.has(aisle))
      .map(({ names: [name = ''] }) => `${name}: ${bought(name, '2', 'squares')}`)
      .filter((line) => /\bsquares?\b/.test(line.slice(line.indexOf(': ') + 2)));
    expect(odd).toEqual([]);
  });
});
