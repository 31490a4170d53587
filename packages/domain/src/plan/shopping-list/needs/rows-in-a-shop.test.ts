import { describe, expect, test } from 'vitest';
import { allLines, listOf, recipe } from '../../../../testing/list-weeks';
import { listNeedsOf } from './list-needs';

/** The lines of a recipe: "name | amount | what to buy". */
function shown(...rows: readonly string[]): string {
  const lines = allLines(listOf({ recipes: [recipe('Dish', ...rows)], quantity: 1 }));
  return lines.map(({ name, text, buy }) => [name, text, buy?.amount ?? ''].join(' | ')).join('; ');
}

describe('A row on the list', () => {
  test.each([
    ['1 cup chana dal', 'Chana dal | 1 cup | 500 g packet'],
    ['1 tbsp Marmite', 'Marmite | 1 tbsp | 220 g jar'],
    ['1 tbsp vegan spread', 'Dairy free spread | 1 tbsp | 500 g tub'],
    ['1/2 cup nutmeats (pecans or walnuts)', 'Pecans | ½ cup | 200 g packet'],
    ['1/2 cup infant oat cereal', 'Baby cereal | ½ cup | 1 packet'],
    ['2 tbsp pomegranate arils', 'Pomegranate seeds | 2 tbsp | 125 g tub'],
    ['1 jar pimento peppers', 'Pimento | 1 jar | '],
    ['4 pimento peppers', 'Pimento peppers | 4 | '],
    ['1 jar jalapeños', 'Pickled jalapenos | 1 jar | '],
    ['2 sheets savoury short pastry', 'Shortcrust pastry | 2 sheets | 1 kg packet'],
    ['12 large raw prawns', 'Green prawns | 12 | '],
    ["a splash of Henderson's Relish", "Henderson's relish | 1 splash | 250 mL bottle"],
  ])('the row "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['2 oz mezcal', 'Mezcal | 57 mL | 700 mL bottle'],
    ['2 oz pisco', 'Pisco | 57 mL | 700 mL bottle'],
    ['1 oz orange liqueur', 'Orange liqueur | 28 mL | 1 bottle'],
    ['2 oz black rum', 'Black rum | 57 mL | 700 mL bottle'],
    ['1/2 oz agave nectar', 'Agave syrup | 14 mL | 250 mL bottle'],
    ['1 oz passion fruit syrup', 'Passion fruit syrup | 28 mL | 1 bottle'],
    ['8 oz cherry juice', 'Cherry juice | 227 mL | 1 bottle'],
    ['16 oz golden syrup', 'Golden syrup | 454 g (16 oz) | 500 g bottle'],
    ['8 oz honey', 'Honey | 227 g (8 oz) | 500 g jar'],
    ['8 oz coffee beans', 'Coffee beans | 227 g (8 oz) | 1 bottle'],
  ])('ounces are of volume where it is poured: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['2 tbsp Private Reserve Greek extra virgin olive oil', 'Extra virgin olive oil | 2 tbsp'],
    ['2 tbsp Cobram Estate Australian extra virgin olive oil', 'Extra virgin olive oil | 2 tbsp'],
    ['500g Coles Australian Pork Mince', 'Pork mince | 500 g'],
    ['400g Tesco British beef mince', 'Beef mince | 400 g'],
    ['2 Scottish salmon fillets', 'Salmon fillets | 2'],
    ['150g Greek yoghurt', 'Greek yoghurt | 150 g'],
    ['4 Italian sausages', 'Italian sausages | 4'],
    ['2 Scotch bonnets', 'Scotch bonnets | 2'],
    ['110g slightly stale white bread', 'White bread | 110 g'],
    ['2 slightly underripe bananas', 'Bananas | 2'],
    ['24 street taco sized corn tortillas', 'Corn tortillas | 24'],
    ['4 golf ball-sized potatoes', 'Potatoes | 4'],
    ['1kg lean minced beef', 'Beef mince | 1 kg'],
    ['500g good quality minced lamb', 'Lamb mince | 500 g'],
    ['500g British lean minced pork', 'Pork mince | 500 g'],
    ['350ml no-added-salt vegetable stock', 'No-added-salt vegetable stock | 350 mL'],
    ['2 tins no-salt-added diced tomatoes', 'Canned diced tomatoes | 2 tins'],
    ['500 g gluten-free 1-to-1 baking flour', 'Gluten free flour | 500 g'],
    ['500 g gluten-free 1:1 all-purpose flour', 'Gluten free flour | 500 g'],
    ['500 g pasta, gluten-free', 'Gluten free pasta | 500 g'],
    ['500 g pasta, gluten-free if needed', 'Pasta | 500 g'],
  ])('a word stays if it makes another product: "%s" is "%s"', (row, line) => {
    expect(shown(row).replace(/ \| [^|]*$/, '')).toBe(line);
  });

  test.each([
    ['3 cups cooked Japanese short-grain rice', 'Japanese short-grain rice | 1 cup | 1 kg bag'],
    ['3 cups cooked jasmine rice', 'Jasmine rice | 1 cup | 1 kg bag'],
    ['3 cups hot cooked basmati rice', 'Basmati rice | 1 cup | 1 kg bag'],
    ['1 cup cooked red quinoa', 'Red quinoa | ⅓ cup | 500 g packet'],
    ['1 cup jasmine rice', 'Jasmine rice | 1 cup | 1 kg bag'],
  ])('rice of any kind that is measured cooked is bought dry: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['1 No. 2 can crushed pineapple', 'Crushed pineapple | 1 × 567 g tin | 2 × 440 g tins'],
    ['1 no. 2 1/2 can peaches', 'Canned peaches | 1 × 822 g tin | 2 × 410 g tins'],
    ['2 No. 303 cans green beans', 'Canned green beans | 2 × 454 g tins | '],
    ['1 No. 10 can tomatoes', 'Canned tomatoes | 1 × 3.06 kg tin | 4 × 800 g tins'],
    ['1 large (28 ounce, 800 g) can tomatoes', 'Canned tomatoes | 1 × 794 g tin | 1 × 800 g tin'],
    ['1 sm. pkg. (3 oz.) cream cheese', 'Cream cheese | 1 × 85 g packet | 250 g block'],
    ['1 lg. can (29 oz.) peaches', 'Canned peaches | 1 × 822 g tin | 2 × 410 g tins'],
  ])('the size of a package is known by any words: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    [['3 pieces dried bay leaves', '3 bay leaves'], 'Bay leaves | 6 | 1 packet'],
    [['2 pieces star anise', '1 star anise'], 'Star anise | 3 | 1 packet'],
    [['2 cloves garlic', '1 bulb garlic'], 'Garlic | 1 head + 2 cloves | 2 bulbs'],
    [['1 bunch mint', '10 mint leaves'], 'Mint | 1 bunch + 10 leaves | 2 bunches'],
    [
      ['1 bunch Thai basil', '16 Thai basil leaves'],
      'Thai basil | 1 bunch + 16 leaves | 2 bunches',
    ],
    [['2 (about 500g) chicken breasts'], 'Chicken breasts | 500 g | '],
    [['2 (1.5 kg) chickens'], 'Chicken | 3 kg | '],
  ])('the sum of %j is "%s"', (rows, line) => {
    expect(shown(...rows)).toBe(line);
  });

  test.each([
    '1 tablespoon ground cumin',
    '1 tablespoon dried oregano',
    '1 tablespoon peppercorns',
  ])('American spoons of a spice stay spoons: "%s"', (row) => {
    const ingredients = [{ name: row, amount: '', unit: '' }];
    const needs = listNeedsOf({ id: 'a', title: 'Dish', measures: 'us', ingredients });
    const [line] = allLines(listOf({ recipes: [{ title: 'Dish', needs }] }));
    expect(line?.text).toBe('3 tsp');
  });

  test.each([
    ['150 g petits pois', 'Petit pois | 150 g | 500 g bag'],
    ['2 cups frozen petits pois', 'Petit pois | 2 cups | 500 g bag'],
    ['1 bunch of mint, plus a scattering to finish', 'Mint | 1 bunch | '],
    ['200 g natural yogurt, plus a dribble to serve', 'Yoghurt | 200 g | 500 g tub'],
    ['500 g white fish fillets (ling, snapper or flathead)', 'White fish fillets | 500 g | '],
    ['4 x 150g snapper fillets', 'Snapper fillets | 600 g | '],
    ['3 flathead fillets (about 450 g)', 'Flathead fillets | 450 g | '],
    ['1 can Mutti cherry tomatoes', 'Canned cherry tomatoes | 1 tin | '],
    ['1 jar tomato, basil & chilli pasta sauce', 'Tomato basil and chilli pasta sauce | 1 jar | '],
    ['1 entire bulb garlic', 'Garlic | 1 head | 1 bulb'],
    ['1 whole bunch of chives', 'Chives | 1 bunch | '],
    ['whole bunch of dill', 'Dill |  | 1 bunch'],
    ['2 whole chickens', 'Whole chickens | 2 | '],
    ['1 kg turkey, boneless', 'Boneless turkey | 1 kg | '],
    ['2 pink grapefruits', 'Pink grapefruits | 2 | '],
    ['1 hake steak', 'Hake steak | 1 | '],
    ['200 g pitted dates', 'Pitted dates | 200 g | 400 g packet'],
    ['1 tbsp rice vinegar unseasoned', 'Rice vinegar | 1 tbsp | 250 mL bottle'],
    ['2 oz espresso', 'Ground coffee | 18 g | 200 g packet'],
    ['180 g freekeh pasta', 'Freekeh pasta | 180 g | 1 packet'],
    ['a pinch or two of cayenne', 'Cayenne pepper | 1 pinch | 1 small jar'],
    ['splash or two of Tabasco', 'Tabasco |  | 150 mL bottle'],
    ['200 g left-over ham', 'Ham | 200 g | '],
    ['leftover cranberry sauce', 'Cranberry sauce |  | 250 g jar'],
    ['Pastry for one 23 cm tart', 'Shortcrust pastry |  | 1 kg packet'],
    ['Steamed brown rice', 'Brown rice |  | 1 kg bag'],
    ['2 vacuum-packed chestnuts', 'Vacuum packed chestnuts | 2 | '],
    ['1 pouch vac-packed beetroot', 'Cooked beetroot | 1 pouch | 250 g packet'],
    ['3 tbsp drippy tahini', 'Tahini | 3 tbsp | 385 g jar'],
    ['1 cup (170 g) chocolate chips', 'Chocolate chips | 170 g | 250 g packet'],
    ['2 cups (300 g) cooked rice', 'Rice | 107 g | 1 kg bag'],
    ['1 cup (8 oz) sour cream', 'Sour cream | 1 cup | 300 mL tub'],
  ])('a shop has what the row "%s" words in its own way: "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['1 (12 oz) can cola', 'Cola | 1 × 355 mL tin | 1.25 L bottle'],
    ['1 (8 oz) bottle clam juice', 'Clam juice | 1 × 237 mL bottle | '],
    ['1 (32 oz) carton beef broth', 'Beef stock | 946 mL | 1 L carton'],
    ['1 (14.5 oz) can vegetable broth', 'Vegetable stock | 1 × 429 mL tin | 1 L carton'],
    ['1 (12 oz) bottle chilli sauce', 'Chilli sauce | 1 × 340 g bottle | '],
    ['1 (15 oz) can kidney beans', 'Canned kidney beans | 1 × 425 g tin | 1 × 400 g tin'],
    ['1 x 270 ml tin coconut cream', 'Coconut cream | 1 × 270 mL tin | '],
  ])('ounces of a package of drink or stock are fluid: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['2 baby gem lettuces', 'Baby cos lettuces | 2 | '],
    ['500 g skinless boneless chicken thighs', 'Chicken thigh fillets | 500 g | '],
    ['6 skin-on bone-in chicken thighs', 'Chicken thigh cutlets | 6 | '],
    ['1/2 cup raw cashews', 'Raw cashews | ½ cup | 200 g packet'],
    ['50 g unsalted roasted peanuts', 'Unsalted roasted peanuts | 50 g | 200 g packet'],
    ['2 cups unsweetened almond milk', 'Unsweetened almond milk | 2 cups | 1 L carton'],
    ['1 cup freshly grated coconut', 'Fresh coconuts | 1 cup | 1'],
    ['8 dried red Thai chillies', 'Dried chillies | 8 | 1 small jar'],
    ['3 cups cubed karela', 'Bitter melons | 3 cups | 2'],
    ['2 medjool dates', 'Fresh dates | 2 | '],
    ['12 oz little smokies', 'Cocktail frankfurts | 340 g (12 oz) | 350 g'],
    ['1 parmesan rind', 'Parmesan | 1 rind | 200 g block'],
  ])('a kind that a shop has beside the usual one keeps its name: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['Caramel', '100 g brown sugar', '60 g butter'],
    ['Ganache', '200 g dark chocolate', '100 ml cream'],
    ['Biscuit top', '250 g biscuits', '80 g butter'],
    ['Praline', '100 g sugar', '50 g almonds'],
  ])('a heading above what it is made of is not bought: %s', (heading, ...rows) => {
    const recipes = [recipe('Dish', heading, ...rows)];
    const bought = allLines(listOf({ recipes, quantity: 1 })).filter(({ isAtHome }) => !isAtHome);
    expect(bought).toHaveLength(rows.length);
  });

  test.each(['1 quantity pie dough (see page 80)', '2 cups basic gravy (recipe on p. 12)'])(
    'a recipe on another page of the book is not bought: %s',
    (row) => {
      const lines = allLines(listOf({ recipes: [recipe('Dish', row)], quantity: 1 }));
      expect(lines.map(({ isAtHome }) => isAtHome)).toEqual([true]);
    },
  );

  test('American chili powder is a spice mix', () => {
    const ingredients = [{ name: '1 teaspoon chili powder', amount: '', unit: '' }];
    const needs = listNeedsOf({ id: 'a', title: 'Dish', measures: 'us', ingredients });
    const [line] = allLines(listOf({ recipes: [{ title: 'Dish', needs }] }));
    expect(line?.name).toBe('Mexican chilli powder');
  });

  test.each([
    ['2 oz freshly squeezed ruby red grapefruit juice', 'Grapefruits | 55 mL juice | 1'],
    ['1/2 cup pink grapefruit juice, freshly squeezed', 'Grapefruits | 125 mL juice | 1'],
    ['60 ml fresh blood orange juice', 'Blood oranges | 60 mL juice | 1'],
    ['60 ml freshly squeezed tangerine juice', 'Mandarins | 60 mL juice | 2'],
    ['60 ml freshly squeezed Meyer lemon juice', 'Lemons | 60 mL juice | 2'],
    ['60 ml freshly squeezed orange juice', 'Oranges | 60 mL juice | 1'],
  ])('squeezed juice is of fruit: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });
});
