import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allLines, item, listOf, lineOf, recipe } from '../../../../testing/list-weeks';
import type { ListLine } from '../list/shopping-list';

/** The only line of a recipe of one ingredient. */
function lineOfText(text: string, quantity = 1): ListLine {
  const [line] = allLines(listOf({ recipes: [recipe('Dish', text)], quantity }));
  if (!line) throw new Error(`Nothing to buy for ${text}`);
  return line;
}

const bought = (text: string, quantity = 1) => {
  const line = lineOfText(text, quantity);
  return line.buy?.amount ?? line.text;
};

/** Written before the code, as a shopper would write it; three were corrected by the rule of 3 %. */
describe('what to buy', () => {
  test.each([
    // Counted: whole pieces.
    ['2½ onions', '3'],
    ['½ onion', '1'],
    ['3 onions', '3'],
    ['1/4 red capsicum', '1'],
    ['1.5 lemons', '2'],
    ['2 carrots', '2'],
    ['1-2 zucchini', '2'],
    ['½ avocado', '1'],
    ['4 chicken breasts', '4'],
    ['2 sheets puff pastry', '1 kg packet'],
    ['2 stalks lemongrass', '2 stalks'],
    // Produce by cups, spoons and small weights: pieces.
    ['2 cups chopped carrots', '3'],
    ['1 cup diced onion', '2'],
    ['2 cups diced tomatoes, fresh', '3'],
    ['1 cup grated zucchini', '2'],
    ['150 g onion', '1'],
    ['300 g onion', '2'],
    ['400 g capsicum', '2'],
    ['600 g potatoes', '3'],
    ['2 kg potatoes', '2 kg'],
    ['1 kg carrots', '1 kg'],
    ['500 g carrots', '500 g'],
    ['500 g pumpkin', '500 g'],
    ['1 cup diced eggplant', '1'],
    ['2 cups sliced banana', '2'],
    ['4 lime wedges', '1'],
    ['2 slices lemon', '1'],
    // Bunches, bulbs, heads, punnets.
    ['¼ cup chopped coriander', '1 bunch'],
    ['½ bunch coriander', '1 bunch'],
    ['2 bunches coriander', '2 bunches'],
    ['2 tbsp chopped parsley', '1 bunch'],
    ['6 basil leaves', '1 bunch'],
    ['1 cup basil leaves', '1 bunch'],
    ['4 sprigs thyme', '1 bunch'],
    ['2 sprigs rosemary', '1 bunch'],
    ['10 mint leaves', '1 bunch'],
    ['3 cloves garlic', '1 bulb'],
    ['14 cloves garlic', '2 bulbs'],
    ['1 head garlic', '1 bulb'],
    ['3 cm piece ginger', '1 knob'],
    ['1 tbsp grated fresh ginger', '1 knob'],
    ['2 stalks celery', '½ bunch'],
    ['1 cup diced celery', '½ bunch'],
    ['8 cups diced celery', '1 bunch'],
    ['4 spring onions', '1 bunch'],
    ['1 bunch asparagus', '1 bunch'],
    ['200 g asparagus', '2 bunches'],
    ['250 g cherry tomatoes', '1 punnet'],
    ['400 g strawberries', '2 punnets'],
    ['1 cup blueberries', '2 punnets'],
    ['2 cups shredded cabbage', '½'],
    ['1 small cauliflower', '1'],
    ['300 g cauliflower florets', '½'],
    ['1 iceberg lettuce', '1'],
    ['2 cups baby spinach', '120 g bag'],
    ['200 g rocket', '2 × 120 g bags'],
    ['1 bunch bok choy', '1 bunch'],
    ['parsley, to serve', '1 bunch'],
    // Loose, by weight.
    ['200 g green beans', '200 g'],
    ['1 cup green beans', '125 g'],
    ['180 g mushrooms', '175 g'],
    ['2 cups sliced mushrooms', '150 g'],
    ['437 g chicken thighs', '450 g'],
    ['500 g beef mince', '500 g'],
    ['1.2 kg beef brisket', '1.2 kg'],
    ['1 lb beef mince', '450 g'],
    ['2 lb chuck steak', '900 g'],
    ['505 g lamb mince', '500 g'],
    ['8 oz green prawns', '225 g'],
    ['75 g ham', '75 g'],
    // Cartons, bottles, tubs, blocks.
    ['250 mL thickened cream', '300 mL carton'],
    ['1 cup thickened cream', '300 mL carton'],
    ['350 mL thickened cream', '600 mL carton'],
    ['800 mL thickened cream', '600 mL + 300 mL cartons'],
    ['305 mL thickened cream', '300 mL carton'],
    ['1 cup milk', '1 L bottle'],
    ['1.5 L milk', '2 L bottle'],
    ['2.5 L milk', '3 L bottle'],
    ['1 cup buttermilk', '600 mL carton'],
    ['½ cup greek yoghurt', '500 g tub'],
    ['1 cup sour cream', '300 mL tub'],
    ['125 g butter', '250 g block'],
    ['2 tbsp butter', '250 g block'],
    ['300 g butter', '500 g block'],
    ['600 g butter', '500 g + 250 g blocks'],
    ['1 cup grated cheddar', '250 g block'],
    ['250 g ricotta', '250 g tub'],
    ['200 g feta', '200 g block'],
    ['100 g parmesan', '200 g block'],
    ['250 g cream cheese', '250 g block'],
    ['300 g firm tofu', '450 g block'],
    ['2 eggs', '1 dozen'],
    ['14 eggs', '2 dozen'],
    ['4 rashers bacon', '250 g packet'],
    ['8 slices prosciutto', '2 × 100 g packets'],
    ['4 slices bread', '1 loaf'],
    ['4 hamburger buns', '6'],
    ['10 flour tortillas', '16'],
    ['2 baguettes', '2'],
    // Tins, packets, jars.
    ['400 g tin diced tomatoes', '1 × 400 g tin'],
    ['1 tin diced tomatoes', '1 tin'],
    ['2 x 400 g tins chickpeas', '2 × 400 g tins'],
    ['800 g canned diced tomatoes', '800 g tin'],
    ['1 cup canned chickpeas', '400 g tin'],
    ['½ tin coconut milk', '1 tin'],
    ['1 cup coconut milk', '400 mL tin'],
    ['350 g spaghetti', '500 g packet'],
    ['600 g penne', '2 × 500 g packets'],
    ['1 cup jasmine rice', '1 kg bag'],
    ['1.2 kg basmati rice', '2 kg bag'],
    ['1 L chicken stock', '1 L carton'],
    ['2 cups beef stock', '1 L carton'],
    ['1.5 L vegetable stock', '2 × 1 L cartons'],
    ['2 cups plain flour', '1 kg packet'],
    ['1.5 kg plain flour', '2 kg packet'],
    ['1 cup caster sugar', '1 kg packet'],
    ['700 mL passata', '700 mL bottle'],
    ['1 cup red lentils', '500 g packet'],
    ['2 tbsp tomato paste', '140 g tub'],
    ['½ cup peanut butter', '375 g jar'],
    ['1 cup rolled oats', '750 g packet'],
    ['200 g dark chocolate', '200 g block'],
    ['1 cup white wine', '750 mL bottle'],
    ['1 cup frozen peas', '500 g bag'],
    ['2 tsp ground cumin', '1 small jar'],
    ['2 tbsp soy sauce', '250 mL bottle'],
    ['60 mL olive oil', '500 mL bottle'],
    ['1 tsp vanilla extract', '50 mL bottle'],
    ['15 oz canned black beans', '400 g tin'],
    ['30 oz canned black beans', '2 × 400 g tins'],
    ['4 lettuce leaves', '1'],
    ['1½ cups chicken, chopped', '225 g'],
    ['½ orange juice', '1'],
    ['1 tbsp potato starch', '250 g packet'],
    // Own units win; a word the person typed is theirs.
    ['2 packets jelly crystals', '2 packets'],
    ['1½ packets two minute noodles', '2 packets'],
    ['3 handfuls kale', '1 bunch'],
    // Not in the table: metric, rounded up to what can be bought.
    ['437 g quandongs', '450 g'],
    ['2 cups quandongs', '1 bag'],
    ['3 tbsp arrowroot', '1 packet'],
    ['2 g bonito flakes', '1 packet'],
    ['60 mL Midori melon liqueur', '1 bottle'],
    ['2¼ cups coarse sea salt', '1 packet'],
    ['3 tbsp chopped fresh tarragon', '1 bunch'],
    ['1 tbsp minced French shallots', '1'],
    ['5 cm leek', '1'],
    ['3 tbsp quandong butter', '1 jar'],
    ['½ cup quandong oil', '1 bottle'],
    ['4 cups quandong powder', '2 packets'],
    ['1 tsp quandong seasoning', '1 small jar'],
    // Of a kind that the table does not have: as the food that it is a kind of.
    ['450 g gluten-free spaghetti', '500 g packet'],
    ['3 cups extra-long white basmati rice', '1 kg bag'],
    ['1 cup plain whole-milk Greek yoghurt', '500 g tub'],
    ['400 g full-fat cream cheese', '2 × 250 g blocks'],
    // Packages of other countries.
    ['1 (28 oz) can crushed tomatoes', '1 × 800 g tin'],
    ['2 (14.5 oz) cans diced tomatoes', '2 × 400 g tins'],
    ['2 (9 oz) packages tortellini', '2 × 375 g packets'],
    ['1 (12 oz) jar roasted red bell peppers', '2 × 280 g jars'],
    ['1 lb quandongs', '450 g'],
    ['2 quandongs', '2'],
    ['quandongs', ''],
  ])('a need of %s is bought as %s', (need, expected) => expect(bought(need)).toBe(expected));

  test('an amount to buy that equals the need is not said twice', () => {
    expect(lineOfText('500 g beef mince').buy).toBeUndefined();
    expect(lineOfText('3 onions').buy).toBeUndefined();
    expect(lineOfText('2½ onions')).toMatchObject({
      buy: { amount: '3', name: 'Onions' },
      text: '2½',
    });
  });

  test('an amount to buy has a name of its own: one dozen eggs', () => {
    expect(lineOfText('1 egg')).toMatchObject({
      name: 'Egg',
      buy: { amount: '1 dozen', name: 'Eggs' },
    });
    expect(lineOfText('150 g onion').buy?.name).toBe('Onion');
    expect(lineOfText('300 g cauliflower').buy?.name).toBe('Cauliflower');
  });

  test.each([
    ['60 mL lemon juice; 2 tsp lemon zest; 1 lemon', '3', 'Lemons'],
    ['40 mL lemon juice', '1', 'Lemon'],
    ['60 mL lemon juice', '2', 'Lemons'],
    ['2 tbsp lemon juice', '1', 'Lemon'],
    ['1 tsp lemon zest', '1', 'Lemon'],
    ['20 mL lemon juice; 2 tsp lemon zest', '1', 'Lemon'],
    ['20 mL lemon juice; ½ lemon', '1', 'Lemon'],
    ['5-6 drops lemon juice', '1', 'Lemon'],
    ['½ lemon; 5 drops lemon juice', '1', 'Lemon'],
    ['50 mL lime juice; 1 tsp lime zest', '2', 'Limes'],
    ['2 tbsp orange zest', '2', 'Oranges'],
    ['60 g lemon juice', '2', 'Lemons'],
    ['4 egg whites', '1 dozen', 'Eggs'],
    ['10 eggs; 4 egg yolks', '2 dozen', 'Eggs'],
    ['10 egg whites; 10 egg yolks', '1 dozen', 'Eggs'],
    ['240 mL egg whites; 2 eggs', '1 dozen', 'Eggs'],
    ['2 onions; 1 brown onion', '3', 'Onions'],
    ['1 tbsp olive oil; 2 tbsp extra virgin olive oil', '500 mL bottle', 'Olive oil'],
  ])('wordings and parts of one food are bought together: %s', (rows, amount, name) => {
    const lines = allLines(listOf({ recipes: [recipe('Dish', ...rows.split('; '))] }));
    expect(lines.map(({ buy }) => buy)).toEqual([{ amount, name }]);
  });

  test('whites and yolks are said as such beside the eggs to buy', () => {
    const custard = recipe('Custard', '1 egg', '2 egg whites', '1 egg yolk');
    expect(allLines(listOf({ recipes: [custard] }))[0]).toMatchObject({
      text: '1 + 2 whites + 1 yolk',
      buy: { amount: '1 dozen', name: 'Eggs' },
    });
  });

  test('several recipes share a pack on the list', () => {
    const cakes = ['125 g butter', '100 g butter'].map((text) => recipe(text, text));
    expect(lineOf(listOf({ recipes: cakes }), 'butter')).toMatchObject({
      buy: { amount: '250 g block' },
      text: '225 g',
    });
  });

  test('an item that was typed is bought as typed', () => {
    const only = listOf({ items: [item('2 cups milk')] });
    expect(lineOf(only, 'milk')?.buy).toBeUndefined();
    const byHand = listOf({
      recipes: [recipe('Cake', '1 cup milk')],
      lines: [{ key: 'milk', amount: 'a big one' }],
    });
    expect(lineOf(byHand, 'milk')).toMatchObject({ text: 'a big one' });
    expect(lineOf(byHand, 'milk')?.buy).toBeUndefined();
  });
});

const foods: readonly (readonly [unit: string, food: string, perUnit: number])[] = [
  ['g', 'beef mince', 1],
  ['g', 'butter', 1],
  ['mL', 'thickened cream', 1],
  ['mL', 'milk', 1],
  ['g', 'onion', 1],
  ['g', 'cabbage', 1],
  ['g', 'quandongs', 1],
  ['g', 'spaghetti', 1],
  ['g', 'coriander', 1],
];
const anyFood = fc.constantFrom(...foods);
const anyAmount = fc.integer({ min: 1, max: 6_000 });

describe('what to buy, of any amount', () => {
  test('an amount to buy is never less than needed, but for 3 %', () => {
    fc.assert(
      fc.property(anyFood, anyAmount, ([unit, food], amount) => {
        expect(size(bought(`${amount} ${unit} ${food}`), food)).toBeGreaterThanOrEqual(
          amount * 0.97 - 1e-6,
        );
      }),
    );
  });

  test('an amount to buy does not become less when more is needed', () => {
    fc.assert(
      fc.property(anyFood, anyAmount, anyAmount, ([unit, food], a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) =>
          size(bought(`${amount} ${unit} ${food}`), food),
        );
        expect(more).toBeGreaterThanOrEqual(less!);
      }),
    );
  });

  test('an amount to buy is the same however recipes share it, in whatever order', () => {
    fc.assert(
      fc.property(
        anyFood,
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 }),
        ([unit, food], amounts) => {
          const recipes = amounts.map((amount, index) =>
            recipe(`Dish ${index}`, `${amount} ${unit} ${food}`),
          );
          const buyOf = (list: typeof recipes) => {
            const [line] = listOf({ recipes: list }).aisles.flatMap(({ lines }) => lines);
            return line?.buy?.amount ?? line?.text;
          };
          const sum = amounts.reduce((a, b) => a + b, 0);
          expect(buyOf(recipes)).toBe(buyOf(recipes.toReversed()));
          expect(buyOf(recipes)).toBe(bought(`${sum} ${unit} ${food}`));
        },
      ),
    );
  });

  test('a recipe cooked twice buys as much as one of twice the amount', () => {
    fc.assert(
      fc.property(anyFood, anyAmount, ([unit, food], amount) => {
        expect(bought(`${amount} ${unit} ${food}`, 2)).toBe(
          bought(`${2 * amount} ${unit} ${food}`),
        );
      }),
    );
  });
});

const pieceWeights: Record<string, number> = { onion: 150, cabbage: 1500, coriander: 100 };

/** Grams or millilitres of "2 × 600 mL + 300 mL cartons", "1.5 kg", "½", "2 bunches". */
function size(text: string, food: string): number {
  const parts = text.split(' + ').map((part) => {
    const [, count = '1', amount = '', unit = ''] =
      /^(?:(\d+) × )?([\d.]+) (g|kg|mL|L)\b/.exec(part) ?? [];
    if (amount === '') return pieceCount(part) * (pieceWeights[food] ?? NaN);
    return Number(count) * Number(amount) * (unit === 'kg' || unit === 'L' ? 1000 : 1);
  });
  return parts.reduce((a, b) => a + b, 0);
}

const pieceCount = (text: string): number => {
  const [, whole = '', half] = /^(\d*)(½?)/.exec(text) ?? [];
  return Number(whole) + (half ? 0.5 : 0);
};
