import { describe, expect, it } from 'vitest';
import { readLineContents } from './line-contents';

/** "milk ?soy", or "unknown" first if the line may bring anything. */
function read(line: string): string {
  const { contents, isUnknown } = readLineContents({ name: line, amount: '', unit: '' }, 'au');
  const shown = [...contents]
    .filter(([, level]) => !isUnknown || level === 'contains')
    .map(([content, level]) => (level === 'unsure' ? '?' : '') + content)
    .toSorted();
  return [...(isUnknown ? ['unknown'] : []), ...shown].join(' ');
}

describe('names that sound like an allergen', () => {
  it.each([
    '400 ml coconut milk',
    '1 eggplant',
    '¼ tsp nutmeg',
    '400 g butter beans',
    '50 g cocoa butter',
    '1 tsp cream of tartar',
    '200 g oyster mushrooms',
    '1 tbsp sea salt flakes',
    '1 butternut pumpkin',
    '1 butter lettuce',
    '4 egg tomatoes',
    '8 water chestnuts',
    '2 lady finger bananas',
    '2 cups rice noodles',
    '1 cup cornstarch',
    '4 mushroom steaks',
    '250 ml boiling water',
    '1 x 20 cm round cake tin',
  ])('the line "%s" sounds like an allergen and contains none', (line) => {
    expect(read(line)).toBe('');
  });
});

describe('foods made of others', () => {
  it.each([
    ['60 ml soy sauce', 'gluten soy wheat'],
    ['1 tbsp tamari', '?gluten ?wheat soy'],
    ['2 tbsp peanut butter', 'peanut'],
    ['1 cup couscous', 'gluten wheat'],
    ['6 sheets filo pastry', 'gluten wheat'],
    ['1 cup rolled oats', 'gluten'],
    ['1 tbsp Worcestershire sauce', '?gluten ?soy ?wheat fish'],
    ['100 g marshmallows', '?egg ?sulphites gelatine'],
    ['50 g parmesan, finely grated', '?rennet milk'],
    ['3 tbsp pesto', '?almond ?cashew ?pine-nut ?rennet ?sulphites ?walnut milk'],
    ['2 tbsp red curry paste', '?crustacea ?fish ?soy'],
    ['6 thick beef sausages', '?gluten ?milk ?soy ?sulphites ?wheat meat'],
    ['1 chicken stock cube', '?gluten ?milk ?soy ?wheat meat'],
    ['1 cup red wine', '?fining alcohol sulphites'],
    ['1 cup cornflour', '?gluten ?wheat'],
    ['1 litre lactose-free milk', 'milk'],
    ['2 cups lupini beans', 'lupin'],
    ['500 g soya mince', 'soy'],
    ['1 tbsp benne seeds', 'sesame'],
  ])('the line "%s", a food made of others, contains: %s', (line, contents) => {
    expect(read(line)).toBe(contents);
  });
});

describe('products without something', () => {
  it.each([
    ['2 cups gluten-free flour', '?almond ?lupin ?soy'],
    ['1 cup dairy-free milk', '?almond ?cashew ?gluten ?macadamia ?soy'],
    ['8 vegan sausages', '?gluten ?soy ?wheat'],
    ['100 g dairy-free dark chocolate', '?soy'],
    ['60 ml soy sauce (gluten-free if needed)', '?gluten ?wheat soy'],
    ['200 g cashew cream', 'cashew'],
    ['200 g plant-based mince', '?gluten ?soy ?wheat'],
  ])('the line "%s", a product without something, contains: %s', (line, contents) => {
    expect(read(line)).toBe(contents);
  });
});

describe('choices and remarks', () => {
  it.each([
    ['100 g butter or margarine', '?milk ?soy'],
    ['1 cup plain flour or bread flour', 'gluten wheat'],
    ['½ cup cashews or peanuts', '?cashew ?peanut'],
    ['parmesan, to serve (optional)', '?milk ?rennet'],
    ['steamed rice and naan, to serve', '?milk ?soy gluten wheat'],
    ['500 g chicken thighs, marinated in yoghurt', '?milk meat'],
    ['6 pounds beef bones and trimmings', 'meat'],
    ['1 cup medium or dark rye flour', 'gluten'],
  ])('the line "%s", with a choice or a remark, contains: %s', (line, contents) => {
    expect(read(line)).toBe(contents);
  });
});

describe('what a remark says is in a product', () => {
  it.each([
    ['1 jar curry base (coconut, fish sauce)', 'fish'],
    ['1 cup paleo flour blend (hazelnut meal, tapioca)', 'hazelnut'],
    ['2 tbsp spice mix (cumin, paprika)', ''],
    ['1 laksa kit (egg noodles, shrimp paste and peanuts)', 'crustacea egg gluten peanut wheat'],
    ['1 cup granola (almonds, oats)', 'almond gluten'],
  ])('the product "%s" surely contains: %s', (line, contents) => {
    const sure = read(line)
      .split(' ')
      .filter((word) => !word.startsWith('?'));
    expect(sure.join(' ')).toBe(contents);
  });

  it.each([
    ['200 g crab sticks', 'fish ?crustacea'],
    ['100 g frangipane', 'almond egg milk'],
    ['100 g surimi', 'fish ?crustacea'],
  ])('the line "%s" contains at least: %s', (line, contents) => {
    expect(read(line).split(' ')).toEqual(expect.arrayContaining(contents.split(' ')));
  });
});

describe('names that no table has', () => {
  it.each([
    ['2 cups quandong bark', 'unknown'],
    ['1 packet walnut snowballs', 'unknown walnut'],
    ['60 g aged gouda', 'milk'],
    ['4 milk-fed veal cutlets', 'meat'],
    ['1 bunch milk thistle', 'unknown milk'],
  ])('the line "%s", with a name that no table has, contains: %s', (line, contents) => {
    expect(read(line)).toBe(contents);
  });
});
