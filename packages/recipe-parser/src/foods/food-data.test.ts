import { describe, expect, test } from 'vitest';
import { unitTable } from '../units/unit-table';
import { aisles } from './aisle';
import { densityOf } from './figures';
import { parseFoodTable } from './food';
import { foodRows } from './food-data';
import type { Food } from './food';
import { foodWords, singularWords } from './food-words';

const foods = parseFoodTable();

/** A plural that is another food's name than its singular: each is a decision. */
const decidedPlurals = ['cheerio', 'pepper', 'mint', 'chocolate', 'sponge'];

interface KindOfDensity {
  readonly kind: string;
  readonly least: number;
  readonly most: number;
  readonly isKind: (food: Food) => boolean;
}

const named =
  (pattern: RegExp, but = /^$/) =>
  (food: Food) =>
    pattern.test(food.id) && !but.test(food.id);
const isIn =
  (aisle: Food['aisle'], but = /^$/) =>
  (food: Food) =>
    food.aisle === aisle && !but.test(food.id);

/** What a food scientist would expect of loose, uncompacted food in a cup. */
const kindsOfDensity: KindOfDensity[] = [
  { kind: 'flours', least: 0.35, most: 0.68, isKind: named(/(?:^|-)(?:corn)?flour$/) },
  { kind: 'ground nuts', least: 0.36, most: 0.45, isKind: named(/(?:almond|hazelnut)-meal$/) },
  { kind: 'oils', least: 0.9, most: 0.93, isKind: named(/-oil$/, /coconut/) },
  { kind: 'vinegars', least: 1, most: 1.1, isKind: named(/vinegar/) },
  { kind: 'milks', least: 0.95, most: 1.08, isKind: named(/milk$/, /condensed|powder/) },
  {
    kind: 'sugars',
    least: 0.6,
    most: 0.95,
    isKind: named(/sugar$/, /icing|cube/),
  },
  { kind: 'icing sugars', least: 0.45, most: 0.6, isKind: named(/icing-sugar$/) },
  {
    kind: 'syrups and honeys',
    least: 1.2,
    most: 1.45,
    isKind: named(/(?:syrup|honey|treacle|molasses)$/),
  },
  { kind: 'grains of rice', least: 0.75, most: 0.9, isKind: named(/(?:^|-)rice$/, /wild/) },
  {
    kind: 'dried pulses',
    least: 0.7,
    most: 0.92,
    isKind: named(/^(?:dried|split).*(?:bean|pea|lentil)$/),
  },
  {
    kind: 'nuts',
    least: 0.38,
    most: 0.64,
    isKind: named(
      /(?:almond|cashew|peanut|walnut|pecan|nut|pistachio)$/,
      /coconut|butternut|chestnut/,
    ),
  },
  {
    kind: 'seeds',
    least: 0.5,
    most: 0.8,
    isKind: (food) => food.aisle === 'Baking' && /^(?!ground).*seed$/.test(food.id),
  },
  {
    kind: 'raw leaves',
    least: 0.06,
    most: 0.26,
    isKind: named(/(?:lettuce|spinach|rocket|kale|chard|leaves)$/, /frozen|iceberg|canned/),
  },
  {
    kind: 'grated cheeses',
    least: 0.4,
    most: 0.66,
    isKind: named(/(?:cheddar|parmesan|mozzarella|gruyere|pecorino|feta)$/),
  },
  { kind: 'fresh fruit and vegetables', least: 0.03, most: 1.08, isKind: isIn('Fruit & Veg') },
  {
    kind: 'dried herbs',
    least: 0.08,
    most: 0.26,
    isKind: named(
      /^dried-(?:oregano|basil|thyme|rosemary|parsley|sage|mint|dill|tarragon|marjoram)$/,
    ),
  },
  { kind: 'ground spices', least: 0.3, most: 0.65, isKind: named(/^ground-/, /linseed|coffee/) },
  { kind: 'salts', least: 0.65, most: 1.25, isKind: named(/(?:^|-)salt$/) },
  { kind: 'wines', least: 0.98, most: 1.04, isKind: named(/wine$/) },
  {
    kind: 'spirits',
    least: 0.93,
    most: 0.97,
    isKind: named(/(?:whisky|vodka|rum|gin|brandy|tequila)$/),
  },
];

/** One as bought in Australia, in grams: from the smallest to the largest anyone would pick. */
const weightsOfOne: [id: string, least: number, most: number][] = [
  ['egg', 50, 70],
  ['egg-white', 28, 38],
  ['egg-yolk', 15, 20],
  ['onion', 120, 200],
  ['spring-onion', 10, 25],
  ['french-shallot', 20, 40],
  ['leek', 200, 450],
  ['potato', 150, 250],
  ['sweet-potato', 300, 500],
  ['carrot', 80, 150],
  ['zucchini', 100, 200],
  ['capsicum', 150, 280],
  ['tomato', 100, 180],
  ['roma-tomato', 60, 100],
  ['cherry-tomato', 10, 20],
  ['eggplant', 250, 500],
  ['avocado', 180, 280],
  ['cauliflower', 700, 1500],
  ['broccoli', 250, 450],
  ['button-mushroom', 8, 20],
  ['flat-mushroom', 60, 110],
  ['lemon', 100, 170],
  ['lime', 50, 90],
  ['orange', 180, 260],
  ['apple', 130, 200],
  ['pear', 150, 250],
  ['banana', 120, 210],
  ['mango', 300, 500],
  ['red-chilli', 10, 30],
  ['chicken-breast', 180, 300],
  ['chicken-thigh', 100, 160],
  ['chicken-drumstick', 100, 160],
  ['sausage', 60, 110],
  ['lamb-cutlet', 50, 100],
  ['green-prawn', 20, 45],
  ['salmon-fillet', 150, 220],
  ['weet-bix', 14, 18],
];

/** Wetter, leafier or cut finer than the food they are a kind of. */
const unlikeParent: ReadonlySet<string> = new Set([
  'iceberg-lettuce',
  'cos-lettuce',
  'butter-lettuce',
  'ricotta',
  'cottage-cheese',
  'cream-cheese',
  'flaked-almond',
]);

describe('the food table', () => {
  test('the food table knows more than three thousand foods, some in every aisle', () => {
    expect(foods.size).toBeGreaterThan(3000);
    for (const aisle of aisles) {
      expect([...foods.values()].some((food) => food.aisle === aisle)).toBe(true);
    }
  });

  test('the food table has no food written twice', () => {
    const heads = Object.values(foodRows)
      .flatMap((rows) => rows.split('\n'))
      .filter((row) => row.trim() !== '' && !row.trim().startsWith('#'))
      .flatMap((row) => (row.split(' | ')[0] ?? '').split(' < ')[0]?.split(' / ') ?? []);
    expect(heads).toHaveLength(foods.size);
  });

  test('the food table has each id and each name once', () => {
    const owners = new Map<string, string>();
    for (const food of foods.values()) {
      for (const name of food.names) {
        const words = foodWords(name).join(' ');
        expect(`${words}: ${owners.get(words) ?? food.id}`).toBe(`${words}: ${food.id}`);
        expect(owners.has(words), `${words} is written twice`).toBe(false);
        owners.set(words, food.id);
      }
    }
  });

  test('the food table has no name whose singular is another food, but for the decided ones', () => {
    const owners = new Map<string, string>();
    const clashes = new Set<string>();
    for (const food of foods.values()) {
      for (const name of food.names) {
        const one = singularWords(foodWords(name)).join(' ');
        if (owners.has(one) && owners.get(one) !== food.id) clashes.add(one);
        owners.set(one, food.id);
      }
    }
    expect([...clashes].sort()).toEqual([...decidedPlurals].sort());
  });

  test('the food table has ids that are safe in a URL', () => {
    for (const id of foods.keys()) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test('the food table has parents that exist and end', () => {
    for (const food of foods.values()) {
      const seen = new Set<string>();
      for (let at: Food | undefined = food; at; at = parentOf(at)) {
        expect(seen.has(at.id), `${food.id} is its own ancestor`).toBe(false);
        seen.add(at.id);
      }
    }
  });

  test('the food table has plausible figures with a source', () => {
    for (const food of foods.values()) {
      for (const figure of [food.density, food.australianDensity]) {
        if (!figure) continue;
        expect(figure.value, food.id).toBeGreaterThan(0.03);
        expect(figure.value, food.id).toBeLessThan(1.5);
        expect(figure.source).toBeTruthy();
      }
      for (const [unit, figure] of food.pieces) {
        expect(Object.keys(unitTable), food.id).toContain(unit);
        expect(figure.value, `${food.id} ${unit}`).toBeGreaterThan(0);
        expect(figure.value, `${food.id} ${unit}`).toBeLessThanOrEqual(2000);
        expect(figure.source).toBeTruthy();
      }
    }
  });

  test.each(kindsOfDensity)(
    'the food table has $kind between $least and $most g/mL',
    ({ least, most, isKind }) => {
      const kin = [...foods.values()].filter((food) => food.density && isKind(food));
      expect(kin.length).toBeGreaterThan(1);
      for (const { id, density } of kin) {
        expect(density?.value, id).toBeGreaterThanOrEqual(least);
        expect(density?.value, id).toBeLessThanOrEqual(most);
      }
    },
  );

  test.each(weightsOfOne)('the food table has one %s of %d to %d g', (id, least, most) => {
    const grams = foods.get(id)?.pieces.get('whole')?.value;
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });

  test('the food table has small pieces lighter than the whole they are cut from', () => {
    for (const { id, pieces } of foods.values()) {
      const whole = pieces.get('whole')?.value;
      for (const part of ['leaf', 'wedge', 'slice', 'sprig', 'clove', 'stalk'] as const) {
        const grams = pieces.get(part)?.value;
        const isCut = grams !== undefined && whole !== undefined && part !== 'slice';
        if (isCut) expect(grams, `${id} ${part}`).toBeLessThan(whole);
      }
    }
  });

  test('the food table has related foods that weigh alike, but for the ones that say why', () => {
    for (const food of foods.values()) {
      const parent = food.parentId === undefined ? undefined : foods.get(food.parentId);
      if (!parent?.density || !food.density || unlikeParent.has(food.id)) continue;
      const ratio = food.density.value / parent.density.value;
      expect(ratio, `${food.id} beside ${parent.id}`).toBeGreaterThan(0.7);
      expect(ratio, `${food.id} beside ${parent.id}`).toBeLessThan(1.4);
    }
  });

  test('the food table has liquids between spirits and syrup', () => {
    const liquids = [...foods.values()].filter((food) => food.isSoldByVolume);
    expect(liquids.length).toBeGreaterThan(30);
    for (const { id, density } of liquids) {
      expect(density?.value, id).toBeGreaterThan(0.85);
      expect(density?.value, id).toBeLessThan(1.45);
    }
  });

  test('the food table has packages that hold more than their pieces', () => {
    for (const { id, pieces } of foods.values()) {
      const clove = pieces.get('clove')?.value;
      const head = pieces.get('head')?.value;
      if (clove && head) expect(head, id).toBeGreaterThan(clove * 5);
      const stalk = pieces.get('stalk')?.value;
      const bunch = pieces.get('bunch')?.value;
      if (stalk && bunch) expect(bunch, id).toBeGreaterThan(stalk * 3);
    }
  });

  test('the food table has the weights that cooks know by heart', () => {
    expect(gramsPerAustralianCup('plain-flour')).toBeCloseTo(150, 0);
    expect(gramsPerAustralianCup('caster-sugar')).toBeCloseTo(220, 0);
    expect(gramsPerAustralianCup('icing-sugar')).toBeCloseTo(160, 0);
    expect(gramsPerAmericanCup('plain-flour')).toBeCloseTo(125, 0);
    expect(gramsPerAmericanCup('caster-sugar')).toBeCloseTo(200, 0);
    expect(gramsPerAustralianCup('butter')).toBeCloseTo(240, 0);
    expect(foods.get('onion')?.pieces.get('whole')?.value).toBe(150);
    expect(foods.get('egg')?.pieces.get('whole')?.value).toBe(59);
    expect(foods.get('canned-tomato')?.pieces.get('tin')?.value).toBe(400);
  });

  test('the food table gives a food the figures of its parent where it has none', () => {
    expect(foods.get('brown-onion')?.pieces.get('whole')?.value).toBe(150);
    expect(foods.get('cherry-tomato')?.pieces.get('whole')?.value).toBe(17);
    expect(foods.get('cheddar')?.density).toEqual(foods.get('cheese')?.density);
    expect(foods.get('pure-icing-sugar')?.australianDensity?.value).toBe(160 / 250);
  });

  test('the food table fills Australian cups much as American ones, a little more where they differ', () => {
    for (const { id, density, australianDensity } of foods.values()) {
      if (!density || !australianDensity) continue;
      const ratio = australianDensity.value / density.value;
      expect(ratio, id).toBeGreaterThan(0.9);
      expect(ratio, id).toBeLessThan(1.5);
    }
  });
});

function parentOf(food: Food): Food | undefined {
  if (food.parentId === undefined) return undefined;
  const parent = foods.get(food.parentId);
  expect(parent, `${food.id} has the parent ${food.parentId}`).toBeDefined();
  return parent;
}

function gramsPerAustralianCup(id: string): number {
  const food = foods.get(id);
  return (food ? (densityOf(food, 'au')?.value ?? 0) : 0) * 250;
}

function gramsPerAmericanCup(id: string): number {
  const food = foods.get(id);
  return (food ? (densityOf(food, 'us')?.value ?? 0) : 0) * 236.588;
}
