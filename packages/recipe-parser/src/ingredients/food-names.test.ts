import { expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient';

test.each([
  ['2 pounds juiciest, sweetest peaches', 'peaches', 'juiciest, sweetest'],
  ['4 ripest, reddest tomatoes', 'tomatoes', 'ripest, reddest'],
  ['2 cups freshest, smallest green beans', 'green beans', 'freshest, smallest'],
  ['1 cup frozen, or shelled fresh, peas', 'peas', 'frozen, or shelled fresh'],
  ['1 cup canned, or cooked dried, chickpeas', 'chickpeas', 'canned, or cooked dried'],
  ['2 cups fresh, or frozen and thawed, raspberries', 'raspberries', 'fresh, or frozen and thawed'],
  [
    '200 g trimmed and halved, or frozen, brussels sprouts',
    'brussels sprouts',
    'trimmed and halved, or frozen',
  ],
  ['imported or local rigatoni', 'imported rigatoni', 'or local'],
  ['1 kg best or second-best stewing beef', 'stewing beef', 'best or second-best'],
  ['0.75 c strong, hot coffee', 'strong, hot coffee', ''],
  ['1/4 cup low fat, low-sodium mayonnaise', 'low fat, low-sodium mayonnaise', ''],
  ['Good, crusty bread', 'Good, crusty bread', ''],
  ['imported, aged parmesan', 'imported, aged parmesan', ''],
  ['125 ml warm, not hot, water', 'water', 'warm, not hot'],
  ['1 pound large, peeled and deveined shrimp', 'shrimp', 'large, peeled and deveined'],
  ['1 bunch washed and dried, stems removed, kale', 'kale', 'washed and dried, stems removed'],
  ['1 partially baked 9-inch tart shell', 'tart shell', 'partially baked 9-inch'],
  ['1 lb cleaned, gutted, whole fish', 'whole fish', 'cleaned, gutted'],
  ['400 g peeled and diced - butternut pumpkin', 'butternut pumpkin', 'peeled and diced'],
  ['1 slab, 2 1/2 to 3 pounds, pork spareribs', 'pork spareribs', '2 1/2 to 3 pounds'],
  ['1 can, 14 oz, black beans', 'black beans', '14 oz'],
  ['1 pound (16 to 20 count shrimp), peeled', 'shrimp', '16 to 20 count, peeled'],
  ['1 cup (packed brown sugar)', 'brown sugar', 'packed'],
  ['2 tablespoons Hellers 1869 mustard', 'mustard', 'Hellers 1869'],
  ['1 bottle Chateau 2015 red wine', 'red wine', 'Chateau 2015'],
  ['250 g type 55 flour', 'type 55 flour', ''],
  ['1 cup plus more grated parmesan', 'parmesan', 'plus more, grated'],
])('the food of "%s" is its name', (line, name, note) => {
  expect(parseIngredient(line)).toMatchObject({ name, note });
});

test.each([
  ['1 c sifted and levelled, plus 2 tablespoons plain flour', 'plain flour'],
  ['1 cup packed, plus 2 tbsp light brown sugar', 'light brown sugar'],
  ['1 cup spooned and leveled, plus 2 tbsp cocoa powder', 'cocoa powder'],
])('a food that is measured and then added to is that of "%s"', (line, name) => {
  const { name: found, amount, extraAmount } = parseIngredient(line);
  expect(found).toBe(name);
  expect(amount?.max).toEqual({ numerator: 1, denominator: 1 });
  expect(extraAmount).toMatchObject({ amount: { max: { numerator: 2 } }, unit: 'tbsp' });
});

test.each([
  ['1 cup mixed, for serving', 'mixed'],
  ['2 cups chopped, to serve', 'chopped'],
  ['1 onion, chopped', 'onion'],
  ['250 g butter 1 softened', 'butter'],
  ['3 large, beaten', 'beaten'],
])('a name without another food behind it stays in "%s"', (line, name) => {
  expect(parseIngredient(line).name).toBe(name);
});
