/**
 * In what a shop sells a food that has no row in the table of packs and that nothing weighs: a bottle of pepper oil, a
 * jar of cookie butter, a packet of gum arabic powder. For amounts in cups and spoons.
 *
 * - The last word of the name says it, else the aisle. Typed by us, as are the sizes.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods';
import { singular } from '@saltbush/recipe-parser/foods';
import type { Pack } from './pack';

/**
 * Undefined for meat, and for aisles without food.
 *
 * @example usualContainer('Biscoff cookie butter', 'Pantry')?.name // 'jar'
 */
export function usualContainer(name: string, aisle: Aisle): Pack | undefined {
  const [food = ''] = name.split(/[,(]|\s(?:with|in|for|from)\s/, 1);
  if (/^(?:canned|tinned)\b/i.test(food.trim())) return tin;
  const last = singular(food.trim().toLowerCase().split(/\s+/).at(-1) ?? '');
  const isOfAisle = aisle === 'Herbs & Spices' || aisle === 'Liquor';
  const byWord = isOfAisle ? undefined : containerByWord.get(last);
  return byWord ?? containerByAisle[aisle];
}

const container = (name: Pack['name'], amount: number): Pack => ({
  amount,
  unit: 'ml',
  name,
  isUnsized: true,
});
const bottle = container('bottle', 500);
const jar = container('jar', 300);
const packet = container('packet', 500);
const tub = container('tub', 300);
const carton = container('carton', 1000);
const bag = container('bag', 1000);
const tin = container('tin', 400);

const containerByWord: ReadonlyMap<string, Pack> = new Map(
  (
    [
      [
        bottle,
        'oil water vinegar sauce syrup dressing extract essence cordial liqueur wine amino juice kefir',
      ],
      [bottle, 'vinaigrette ketchup creamer drink cider liquid smoke marinade glaze spirit beer'],
      [jar, 'paste spread butter jam jelly relish chutney pickle mustard curd preserve tapenade'],
      [jar, 'pesto salsa kimchi sauerkraut marmalade honey mayo mayonnaise aioli'],
      [tub, 'dip cream crema yoghurt'],
      [carton, 'milk stock broth'],
      [
        packet,
        'powder flour sugar starch rice noodle pasta chip crisp cracker biscuit seed nut mix matcha',
      ],
    ] as const
  ).flatMap(([pack, words]) => words.split(' ').map((word) => [word, pack] as const)),
);

const containerByAisle: Readonly<Partial<Record<Aisle, Pack>>> = {
  'Fruit & Veg': bag,
  Deli: tub,
  Bakery: packet,
  'Dairy, Eggs & Fridge': packet,
  Pantry: packet,
  International: packet,
  Baking: packet,
  'Herbs & Spices': container('small jar', 80),
  'Snacks & Confectionery': packet,
  Freezer: packet,
  Drinks: bottle,
  Liquor: bottle,
  Baby: packet,
};
