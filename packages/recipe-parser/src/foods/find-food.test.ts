import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFood } from './find-food';
import { findFoodById, findNamedFood, listFoods } from './food-index';

/** Each row is one food, whatever it is called. */
const sameFoods: readonly (readonly string[])[] = [
  ['capsicum', 'capsicums', 'bell pepper', 'Bell Peppers', 'sweet pepper', 'peppers'],
  ['red capsicum', 'red bell pepper', 'red pepper, deseeded and sliced'],
  ['coriander', 'cilantro', 'fresh coriander leaves', 'chopped cilantro', 'coriander sprigs'],
  ['zucchini', 'courgettes', 'zucchinis', 'large zucchini, grated'],
  ['eggplant', 'aubergine', 'aubergines, cubed'],
  ['plain flour', 'all-purpose flour', 'flour, sifted', 'all purpose flour', 'Plain Flour'],
  ['self-raising flour', 'self rising flour', 'SR flour'],
  ['caster sugar', 'superfine sugar', 'castor sugar'],
  ['icing sugar', "confectioners' sugar", 'powdered sugar', 'icing sugar mixture'],
  ['beef mince', 'ground beef', 'minced beef', 'lean beef mince', 'mince'],
  ['spring onion', 'scallions', 'green onions, thinly sliced', 'green shallots', 'spring shallots'],
  ['eschalot', 'French shallots', 'golden shallots', 'banana shallots', 'shallot bulbs, peeled'],
  ['rocket', 'arugula', 'baby rocket'],
  ['snow peas', 'mangetout', 'mange tout'],
  ['prawns', 'shrimp'],
  ['green prawns', 'raw prawns', 'large raw prawns', 'raw shrimp', 'uncooked prawns'],
  ['cornflour', 'cornstarch', 'corn starch'],
  ['bicarbonate of soda', 'baking soda', 'bicarb soda'],
  ['rockmelon', 'cantaloupe'],
  ['beetroot', 'beets', 'fresh beetroot'],
  ['sweet potato', 'kumara', 'sweet potatoes, peeled and chopped'],
  ['swede', 'rutabaga'],
  ['sultanas', 'golden raisins'],
  ['yoghurt', 'yogurt', 'natural yoghurt', 'plain yogurt'],
  ['chilli flakes', 'red pepper flakes', 'chile flakes', 'crushed red pepper'],
  ['onion', 'onions, finely chopped', 'medium onions'],
  ['egg', 'large free-range eggs', 'eggs, lightly beaten', 'extra-large eggs'],
  ['garlic', 'garlic cloves, crushed', 'minced garlic'],
  ['lemon', 'juice of 1 lemon', 'zest of 2 lemons', 'lemon, juiced', 'lemon wedges'],
  ['olive oil', 'olive oil, plus extra for drizzling', 'olive oil for frying'],
  ['butter', 'butter, softened', 'cold butter, cubed', 'melted butter'],
  ['chicken breast', 'boneless skinless chicken breasts', 'chicken breast fillets'],
  ['salt and pepper', 'Salt & freshly ground black pepper', 'salt and pepper, to taste'],
  ['black pepper', 'freshly ground black pepper', 'pepper'],
  ['jalapeno', 'jalapeños', 'jalapeno peppers'],
  ['worcestershire sauce', 'worcester sauce'],
  ['passata', 'tomato passata'],
  ['margarine', 'oleo', 'oleomargarine'],
  ['chana dal', 'chana dhal', 'channa daal', 'split bengal gram'],
  ['red lentil', 'masoor dal', 'masoor dhal'],
  ['allspice berries', 'whole allspice', 'pimento berries'],
  ['culantro', 'shado beni', 'chadon beni', 'recao', 'sawtooth coriander'],
  ['ground cumin', 'geera', 'ground geera', 'jeera powder'],
  ['cumin seeds', 'jeera', 'whole geera'],
  ['shortcrust pastry', 'short pastry', 'savoury short pastry'],
  ['parboiled rice', 'converted rice', 'long grain parboiled rice', 'golden sella rice'],
  ['baby formula', 'infant formula', 'formula'],
  ['baby cereal', 'infant cereal', 'infant oat cereal'],
  ['baby rice', 'infant rice cereal', 'baby rice cereal'],
  ['pepperoncini', 'pepperoncini peppers', 'golden Greek pepperoncini'],
  ['chilli', 'hot pepper', 'hot peppers'],
  ['ancho chilli', 'ancho pepper', 'dried ancho peppers', 'ancho chile pepper'],
  ['guajillo chilli', 'guajillo peppers', 'guajillo chile peppers'],
  ['nuts', 'nutmeats', 'nutmeat'],
  ['baby potatoes', 'baby Yukon gold potatoes', 'baby red potatoes'],
  ['tajin', 'Tajín seasoning', 'Tajín salt'],
];

/** Each pair is two foods, however alike they read. */
const differentFoods: readonly (readonly [string, string])[] = [
  ['brown onion', 'white onion'],
  ['red onion', 'spring onion'],
  ['pimento peppers', 'pimentos'],
  ['chuck roast', 'chuck steak'],
  ["Henderson's Relish", 'relish'],
  ['chana dal', 'yellow split peas'],
  ['cherry peppers', 'cherries'],
  ['chicken thigh', 'chicken breast'],
  ['smoked paprika', 'paprika'],
  ['dried oregano', 'fresh oregano'],
  ['ground coriander', 'coriander'],
  ['peppers', 'pepper'],
  ['salted butter', 'unsalted butter'],
  ['coconut milk', 'light coconut milk'],
  ['coconut milk', 'coconut cream'],
  ['plain flour', 'self-raising flour'],
  ['chicken thighs', 'chicken thighs, smoked'],
  ['tomato', 'canned tomatoes'],
  ['tomato paste', 'tomato sauce'],
  ['egg', 'egg yolks'],
  ['basil', 'Thai basil'],
  ['sweet potato', 'potato'],
  ['milk chocolate', 'chocolate milk'],
  ['cream', 'sour cream'],
  ['peas', 'frozen peas'],
  ['lemon leaves', 'lemon'],
  ['whole snapper', 'snapper fillets'],
  ['prawn heads', 'prawns'],
  ['seeded bread', 'bread'],
  ['sugar', 'brown sugar'],
  ['rice', 'cooked rice'],
  ['vinegar', 'rice vinegar'],
  ['butter or margarine', 'butter'],
  ['chicken stock', 'salt-reduced chicken stock'],
  ['ginger', 'ground ginger'],
  ['mustard leaves', 'mustard'],
  ['shallots', 'spring onions'],
  ['shallots', 'eschalots'],
  ['green shallots', 'French shallots'],
];

describe('findFood', () => {
  test.each(sameFoods)('the food %s is found by its other names', (first, ...others) => {
    for (const other of others)
      expect(`${other} ${findFood(other).key}`).toBe(`${other} ${findFood(first).key}`);
    expect(findFood(first).food).toBeDefined();
  });

  test.each(differentFoods)('the foods %s and %s are not the same', (one, other) => {
    expect(findFood(one).key).not.toBe(findFood(other).key);
  });

  test('a found food is named as a list shows it', () => {
    expect(findFood('chopped brown onion').name).toBe('Brown onions');
    expect(findFood('Plain flour').name).toBe('Plain flour');
  });

  test('a food nobody listed is found by its own words, in the singular', () => {
    expect(findFood('finely chopped Zorbleaf shoots')).toEqual({
      key: 'zorbleaf-shoot',
      name: 'Zorbleaf shoots',
      food: undefined,
    });
    expect(findFood('zorbleaf shoot').key).toBe('zorbleaf-shoot');
    expect(findFood('quandongs').key).toBe(findFood('quandong').key);
  });

  test('words of a product that only look like qualifiers stay', () => {
    expect(findFood('cold brew coffee').key).toBe('cold-brew-coffee');
    expect(findFood('sugar free cola').key).not.toBe(findFood('cola').key);
  });

  test('an American coriander is read as the spice', () => {
    expect(findFood('coriander', 'us').key).toBe('ground-coriander');
    expect(findFood('coriander', 'au').key).toBe('coriander');
  });

  test.each(['us', 'uk', 'metric'] as const)('a shallot of %s is read as the bulb', (measures) => {
    expect(findFood('2 large shallots, sliced', measures).key).not.toBe('spring-onion');
    expect(findFood('shallots, finely chopped', measures).key).toBe('french-shallot');
    expect(findFood('green shallots', measures).key).toBe('spring-onion');
  });

  test('an Australian shallot stays undecided', () => {
    expect(findFood('shallots').key).toBe('shallot');
    expect(findFood('shallots').food?.pieces.size).toBe(0);
  });

  test('a blank text has a safe key as a food', () => {
    expect(findFood(' ').key).toBe('x');
  });

  test('any text has a safe key as a food', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        expect(findFood(text).key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });

  test('every food is found by each of its names, in any case', () => {
    for (const food of listFoods()) {
      for (const name of food.names) expect(findFood(name.toUpperCase()).key, name).toBe(food.id);
    }
  });
});

test('findNamedFood drops no word of the text', () => {
  expect(findNamedFood('bell peppers')?.id).toBe('capsicum');
  expect(findNamedFood('chopped bell peppers')).toBeUndefined();
});

test('findFoodById gives the food of an id', () => {
  expect(findFoodById('carrot')?.aisle).toBe('Fruit & Veg');
  expect(findFoodById('no-such-food')).toBeUndefined();
});

describe('the kind before the name of a food', () => {
  test.each([
    ['beef rump steak', 'rump-steak'],
    ['beef rump steaks, thinly sliced', 'rump-steak'],
    ['beef scotch fillet steaks', 'scotch-fillet'],
    ['beef T-bone steak', 't-bone-steak'],
    ['beef flank steak', 'flank-steak'],
    ['beef minute steaks', 'minute-steak'],
    ['beef hanger steak', 'hanger-steak'],
    ['pork baby back ribs', 'baby-back-rib'],
    ['pork italian sausages', 'italian-sausage'],
    ['cheese gruyere', 'gruyere'],
    ['pasta spaghetti', 'spaghetti'],
  ])('the kind before the name of a food is dropped: %s', (text, key) => {
    expect(findFood(text).key).toBe(key);
  });

  test.each(['lamb osso buco', 'chicken rump steak', 'chocolate milk bottles', 'coconut butter'])(
    'the kind of another food before a name is not dropped: %s',
    (text) => {
      expect(findFood(text).food?.id).not.toBe(findFood(text.replace(/^\S+ /, '')).key);
    },
  );
});
