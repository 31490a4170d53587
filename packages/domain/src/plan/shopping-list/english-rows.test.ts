/** Rows in the words of English books and blogs: two foods in a row, two colours, what comes out of a tin, zest and juice. */
import { describe, expect, test } from 'vitest';
import { listFromLines } from './list-from-lines';

const linesOf = (...ingredients: string[]) =>
  listFromLines({
    meals: [{ recipe: { title: 'Dish', ingredients }, quantity: 1, date: '2026-03-02' }],
  });

/** What is bought, in the order of the alphabet. */
const namesOf = (...rows: string[]) =>
  linesOf(...rows)
    .filter(({ isAtHome }) => !isAtHome)
    .map(({ name }) => name)
    .toSorted();

const textsOf = (...rows: string[]) =>
  linesOf(...rows)
    .map(({ name, text }) => `${name}: ${text}`)
    .toSorted();

describe('two foods that are served', () => {
  test.each([
    ['naan and raita, to serve', ['Naan', 'Raita']],
    ['Tzatziki and lime wedges, to serve', ['Limes', 'Tzatziki']],
    ['Roast pumpkin and tabouli, to serve', ['Pumpkin', 'Tabouli']],
    ['crusty bread and green salad, to serve', ['Crusty bread', 'Green salad']],
    ['Fried rice and kimchi, to serve', ['Fried rice', 'Kimchi']],
    ['mashed potato and steamed green beans, to serve', ['Green beans', 'Potatoes']],
    ['grilled corn and slaw, for serving', ['Coleslaw', 'Corn kernels']],
    ['wilted greens and frozen corn, to serve', ['Frozen corn', 'Greens']],
    ['warm flatbreads and labneh, to serve', ['Flatbreads', 'Labneh']],
    ['mac and cheese, to serve', ['Macaroni and cheese']],
  ])('foods that are served together are bought one by one: %s', (row, names) =>
    expect(namesOf(row)).toEqual(names),
  );
});

describe('two kinds with one noun', () => {
  test.each([
    ['1 red and 2 green capsicums, sliced', ['Green capsicums: 2', 'Red capsicum: 1']],
    ['2 red and 1 brown onion, diced', ['Brown onion: 1', 'Red onions: 2']],
    ['1 green and 1 yellow zucchini', ['Yellow zucchini: 1', 'Zucchini: 1']],
    ['half a red and half a green cabbage', ['Cabbage: ½', 'Red cabbage: ½']],
    ['1 white and 1 red onion', ['Red onion: 1', 'White onion: 1']],
    ['1 large red and 1 small yellow pepper', ['Red capsicum: 1', 'Yellow capsicum: 1']],
    ['one red & one orange capsicum', ['Orange capsicum: 1', 'Red capsicum: 1']],
    ['1 orange and 1 red onion', ['Orange: 1', 'Red onion: 1']],
    ['3 capsicums (I used red, green, and yellow)', ['Capsicums: 3']],
    ['4 capsicums (I used yellow, orange, and red), diced', ['Capsicums: 4']],
  ])('kinds that share a noun are counted one by one: %s', (row, texts) =>
    expect(textsOf(row)).toEqual(texts),
  );
});

describe('what comes out of a tin', () => {
  test.each([
    ['1 can chipotles in adobo, plus 2 tbsp of the adobo', 'Chipotle in adobo'],
    ['4 anchovy fillets, plus 1 tbsp of the oil', 'Anchovies'],
    ['1 jar sun-dried tomatoes, plus 2 tablespoons of the oil', 'Sun-dried tomatoes'],
    ['6 artichoke hearts, plus 2 tbsp of their liquid', 'Artichoke hearts'],
    ['1 tin sardines in tomato sauce, plus the sauce', 'Sardines in tomato sauce'],
    ['3 pickled jalapenos plus 2 tbsp of the brine', 'Pickled jalapenos'],
    ['1 jar capers, plus 1 tsp of the brine', 'Capers'],
    ['5 gherkins, plus 3 tbsp of the pickling liquid', 'Gherkins'],
    ['400 g tin peaches in juice, plus 60 ml of the juice', 'Peaches in juice'],
    ['1 can tuna in olive oil, plus 1 tbsp of the oil', 'Tuna in oil'],
  ])('liquid out of a tin is not bought besides: %s', (row, name) =>
    expect(namesOf(row)).toEqual([name]),
  );
});

describe('what is in a bag', () => {
  test.each([
    ['2 cups frozen mixed veggies (corn, peas and beans)', 'Frozen mixed vegetables'],
    ['2 cups frozen vegetables (corn, peas, beans)', 'Frozen mixed vegetables'],
    ['300 g frozen mixed berries (raspberries, blueberries and cherries)', 'Frozen berries'],
    ['1 bag mixed salad leaves (rocket, spinach and cos)', 'Mixed salad leaves'],
    ['1 packet soup mix (barley, lentils and split peas)', 'Soup mix'],
    ['100 g trail mix (almonds, cashews and raisins)', 'Trail mix'],
    ['1 pack stir-fry mix (cabbage, carrot and bean sprouts)', 'Stir-fry mix'],
    ['1 tin mixed beans (kidney, cannellini and chickpeas)', 'Canned mixed beans'],
    ['200 g frozen seafood mix (prawns, squid and mussels)', 'Frozen seafood mix'],
    ['1 cup frozen peas and corn', 'Frozen peas and corn'],
    ['1 cup mixed fresh herbs', 'Fresh herbs'],
  ])('contents of a bag are bought in the bag: %s', (row, name) =>
    expect(namesOf(row)).toEqual([name]),
  );
});

test('oil and tomato sauce that are not of the tin are bought', () => {
  expect(namesOf('1 tin lentils, plus 1 tbsp tomato sauce')).toEqual([
    'Canned lentils',
    'Tomato sauce',
  ]);
  expect(namesOf('1 tin chickpeas, plus 1 tbsp oil')).toEqual([
    'Canned chickpeas',
    'Vegetable oil',
  ]);
});

test('fresh herbs of a mix are bought one by one', () => {
  expect(namesOf('1 cup mixed fresh herbs (parsley, dill and mint)')).toEqual([
    'Dill',
    'Mint',
    'Parsley',
  ]);
});

describe('zest and juice', () => {
  test.each([
    [['zest of 2 limes', 'juice of 2 limes'], 'Limes: 2'],
    [['grated zest of 1 orange', 'juice of 1 orange (use the zested one)'], 'Orange: 1'],
    [['zest of 1 lemon', 'juice of 2 lemons'], 'Lemons: 2'],
    [['zest of 3 lemons', 'juice of 1 lemon'], 'Lemons: 3'],
    [['2 lemons, zested', '2 lemons, juiced'], 'Lemons: 2'],
    [['1 lime, zest only', '1 lime, juiced'], 'Lime: 1'],
    [['finely grated zest of 1 unwaxed lemon', 'juice of ½ lemon'], 'Lemon: 1'],
    [['zest of 1 lemon', 'juice of 1 lemon', '1 lemon, sliced'], 'Lemons: 2'],
    [['zest and juice of 1 lemon', '1 lemon, in wedges'], 'Lemons: 2'],
    [['zest of 1 lemon', 'zest of 1 lemon', 'juice of 1 lemon'], 'Lemons: 2'],
  ])('zest and juice are of the same fruits: %s', (rows, text) =>
    expect(textsOf(...rows)).toEqual([text]),
  );
});

describe('short words and containers', () => {
  test.each(['S&P', 'S & P to taste', 's+p', 'S and P', 's n p', 'S/P', '1/2 tsp each S&P'])(
    'initials are salt and pepper: %s',
    (row) => expect(namesOf(row)).toEqual(['Black pepper', 'Salt']),
  );

  test.each([
    ['170ml pot double cream', 'Double cream'],
    ['150g pot natural yogurt', 'Yoghurt'],
    ['200ml pot soured cream', 'Sour cream'],
    ['300ml carton double cream', 'Double cream'],
    ['250g punnet strawberries', 'Strawberries'],
    ['170g pouch Puy lentils', 'Puy lentils'],
    ['200g pot hummus', 'Hummus'],
    ['250 g pot mascarpone', 'Mascarpone'],
    ['1 kg pot roast', 'Pot roast'],
    ['90 g pot noodles', 'Pot noodles'],
  ])('a container is no part of the name: %s', (row, name) => expect(namesOf(row)).toEqual([name]));

  test('two measures of one packet are one packet', () => {
    expect(textsOf('1 block Japanese curry roux (3.5 oz, 100 g; mild)')).toEqual([
      'Japanese curry: 1 × 99 g block',
    ]);
  });
});

describe('grains and pulses', () => {
  test.each([
    ['Steamed jasmine rice, for serving', 'Jasmine rice'],
    ['4 servings cooked jasmine rice', 'Jasmine rice'],
    ['Cooked quinoa, to serve', 'Quinoa'],
    ['4 portions cooked white rice', 'Rice'],
    ['cooked basmati rice, to serve', 'Basmati rice'],
    ['Steamed brown rice, to serve', 'Brown rice'],
    ['Freshly cooked spaghetti, to serve', 'Spaghetti'],
    ['cooked couscous, to serve', 'Couscous'],
    ['6 servings steamed rice', 'Rice'],
    ['2 cups leftover cooked rice', 'Rice'],
  ])('grains that are served cooked are bought raw: %s', (row, name) =>
    expect(namesOf(row)).toEqual([name]),
  );

  test.each([
    '1 cup dried white chickpeas, soaked',
    '1 cup dried kabuli chana',
    '1 cup dried brown chickpeas (kala chana), soaked',
    '250 g dried small cannellini beans',
    '1 cup dried black turtle beans',
  ])('dried pulses are bought in a packet: %s', (row) =>
    expect(linesOf(row).map(({ buy }) => buy?.amount)).toEqual(['500 g packet']),
  );
});

describe('headings among the rows without a colon', () => {
  test.each([
    [['Tabbouleh', '1 cup burghul', '1 bunch parsley'], 2],
    [['Slaw', '¼ red cabbage', '2 carrots'], 2],
    [['Hummus', '1 tin chickpeas', '2 tbsp tahini'], 2],
    [['Pastry', '200 g plain flour', '100 g butter'], 2],
    [['Crumble', '100 g oats', '50 g butter'], 2],
    [['Salsa', '4 tomatoes', '1 red onion'], 2],
    [['Guacamole', '2 avocados', '1 lime'], 2],
    [['Icing', '200 g icing sugar', '1 lemon'], 2],
    [['Pickled onions', '1 red onion', '100 ml vinegar'], 2],
    [['Hummus', '4 tortillas', '1 cucumber'], 3],
    [['Salsa', '200 g corn chips', '100 g cheddar'], 3],
  ])('a food of the shop is a heading above its own parts only: %s', (rows, count) =>
    expect(namesOf(...rows)).toHaveLength(count),
  );
});

describe('choices and additions', () => {
  test.each([
    ['vanilla ice cream or custard, to serve', ['Custard']],
    ['200 ml double cream or custard', ['Custard']],
    ['500 g beef or lamb mince', ['Lamb mince']],
    ['small flour or wholemeal tortillas', ['Wholemeal tortillas']],
    ['1 cup chicken or vegetable stock', ['Vegetable stock']],
    ['¼ cup peas (fresh or frozen)', ['Frozen peas']],
    ['1 cup blueberries, fresh or frozen', ['Frozen blueberries']],
    ['2 cups corn kernels, fresh or frozen', ['Frozen corn']],
    ['1 cup edamame, thawed if frozen', ['Frozen edamame']],
    ['1 cup pineapple, fresh', []],
  ])('a choice is a food that somebody would take instead: %s', (row, others) =>
    expect(linesOf(row).flatMap(({ alternatives }) => alternatives)).toEqual(others),
  );

  test.each([
    ['½ pear, grated + ¼ tsp ginger + a few walnuts', ['Ground ginger', 'Pear', 'Walnuts']],
    ['60 g butter (½ stick + 1 tsp), melted', ['Butter']],
    [
      '1 apple + a sprinkle of cinnamon + a few hazelnuts',
      ['Apple', 'Ground cinnamon', 'Hazelnuts'],
    ],
    ['1 banana + a few almonds', ['Almonds', 'Banana']],
    ['2 tbsp yoghurt + some granola', ['Granola', 'Yoghurt']],
    ['1 cup berries + a few mint leaves', ['Mint', 'Mixed berries']],
    ['1 tsp honey + a couple of dates', ['Dates', 'Honey']],
    ['100 g feta + a few olives', ['Feta', 'Olives']],
    ['2 tbsp peanut butter + several strawberries', ['Peanut butter', 'Strawberries']],
    ['1 egg, beaten + 1 tbsp milk + a few chives', ['Chives', 'Egg', 'Milk']],
    ['½ mango, diced + 2 tbsp coconut + a handful of cashews', ['Cashews', 'Coconut', 'Mango']],
  ])('a food behind a plus sign is bought: %s', (row, names) =>
    expect(namesOf(row)).toEqual(names),
  );

  test('a few of another food have no share in the amount of a row', () => {
    expect(textsOf('2 tbsp peanut butter + several strawberries')).toEqual([
      'Peanut butter: 2 tbsp',
      'Strawberries: ',
    ]);
  });
});

describe('words that make another product', () => {
  test.each([
    ['100g dark muscovado sugar', 'Dark muscovado sugar'],
    ['200 g peeled raw prawns', 'Peeled green prawns'],
    ['vanilla ice cream', 'Vanilla ice cream'],
    ['freshly grated nutmeg', 'Whole nutmegs'],
    ['¼ tsp ground nutmeg', 'Ground nutmeg'],
    ['1 tsp Italian mixed herbs', 'Italian herbs'],
    ['1 cup shelled edamame, thawed if frozen', 'Frozen edamame'],
    ['1 cup sooji (semolina)', 'Semolina'],
    ['1 tsp shah jeera (caraway)', 'Caraway seeds'],
    ['1 cup maida / all-purpose flour', 'Plain flour'],
    ['1 tsp pul biber', 'Aleppo pepper'],
  ])('a word that makes another product stays in the name: %s', (row, name) =>
    expect(namesOf(row)).toEqual([name]),
  );
});
