import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingFoods, shownOn } from '../../../testing/shown-foods';
import { buildShoppingList } from './build-shopping-list';
import { namesNoFood } from './needs/names/names-no-food';
import type { ListMeal } from './shopping-line';

const amounts =
  '1,2,½,1 1/2,14-,14- ounce,1 (14 oz),1 stick + 6 tablespoons,1 cup minus 1 tbsp,2-3,one,a,about 3,2 x 400g'.split(
    ',',
  );
const units =
  ',cup,cups,tbsp,tsp,g,ounce can,14- ounce can,bunch,large,stick,pieces,handful,lb'.split(',');
const adjectives =
  'large,ripe,firm,organic,Asian,boneless,skinless,fresh,thin,tender,red,frozen,chopped,sweet,dried,soft'.split(
    ',',
  );
const foods = 'onions,pears,chicken thighs,milk,flour,black beans,tofu,rolls,zucchini,rice'.split(
  ',',
);

/** Amounts as people write them, with their units. */
const measured =
  ',1,2 large,1 1/2 cups,14- ounce can,1 14- ounce can,1 stick + 6 tablespoons,1 cup minus 1 tbsp,2 x 400g tins,500 g,about 3,1 (14 oz) can'.split(
    ',',
  );

function described(separator: string) {
  return fc
    .uniqueArray(fc.constantFrom(...adjectives), { maxLength: 3 })
    .map((words) => words.join(separator));
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** With or without each of its parts: "14- ounce cups", "2 ripe or organic". */
const anyLine = fc
  .tuple(
    fc.constantFrom('', ...amounts),
    fc.constantFrom(...units),
    fc.constantFrom(' ', ', ', ' or ', ' & ', ' but ', '/').chain(described),
    fc.constantFrom('', ...foods),
  )
  .map((parts) => joined(...parts))
  .filter((text) => text !== '');

const lineWithFood = fc
  .tuple(
    fc.constantFrom(...measured),
    fc.constantFrom(' ', ', ').chain(described),
    fc.constantFrom(...foods),
  )
  .map((parts) => ({ food: parts[2], text: joined(...parts) }));

function mealOf(...lines: string[]): ListMeal {
  const ingredients = lines.map((name) => ({ name, amount: '', unit: '' }));
  return { recipe: { id: 'a', title: 'A', ingredients }, quantity: 1, date: '2026-03-02' };
}

describe('of any generated line', () => {
  test('no name of a list line is only a number, a unit or an adjective', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        for (const { name, isAtHome } of buildShoppingList([mealOf(text)])) {
          // "Cup" alone is equipment.
          expect(!isAtHome && namesNoFood(name), `${name} of ${text}`).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the food of any generated row is on the list, and so is the whole row', () => {
    fc.assert(
      fc.property(lineWithFood, ({ text, food }) => {
        const lines = buildShoppingList([mealOf(text)]);
        expect(missingFoods(food, shownOn(lines)), text).toEqual([]);
        expect(lines.flatMap(({ parts }) => parts.map((part) => part.ingredientText))).toContain(
          text,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('the order of rows changes neither names nor amounts of list lines', () => {
    const wordings = fc.constantFrom(
      ...'2 onions;1 brown onion;1 tsp salt;2 tsp kosher salt;sea salt;1 lemon;2 tbsp lemon juice;1 tsp lemon zest;2 eggs;1 egg white;1 tbsp olive oil;2 tbsp extra virgin olive oil'.split(
        ';',
      ),
    );
    fc.assert(
      fc.property(fc.array(wordings, { minLength: 2, maxLength: 8 }), (rows) => {
        const shown = (texts: string[]) =>
          buildShoppingList([mealOf(...texts)]).map(({ key, name, text }) => [key, name, text]);
        expect(shown(rows.toReversed())).toEqual(shown(rows));
      }),
    );
  });
});
