import { describe, expect, test } from 'vitest';
import { unitTable } from '../ingredients/unit-table';
import { aisles } from './aisle';
import { readFoods } from './food';
import type { Food } from './food';
import { foodWords, singularWords } from './food-words';

const foods = readFoods();

/** A plural that is another food's name than its singular: each is a decision. */
const decidedPlurals = ['cheerio', 'pepper', 'mint', 'chocolate'];

describe('the food table', () => {
  test('knows more than a thousand foods, some in every aisle', () => {
    expect(foods.size).toBeGreaterThan(1000);
    for (const aisle of aisles) {
      expect([...foods.values()].some((food) => food.aisle === aisle)).toBe(true);
    }
  });

  test('has each id and each name once', () => {
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

  test('has no name whose singular is another food, but for the decided ones', () => {
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

  test('has ids that are safe in a URL', () => {
    for (const id of foods.keys()) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test('has parents that exist and end', () => {
    for (const food of foods.values()) {
      const seen = new Set<string>();
      for (let at: Food | undefined = food; at; at = parentOf(at)) {
        expect(seen.has(at.id), `${food.id} is its own ancestor`).toBe(false);
        seen.add(at.id);
      }
    }
  });

  test('has plausible figures with a source', () => {
    for (const food of foods.values()) {
      const { density } = food;
      if (density) {
        expect(density.value, food.id).toBeGreaterThan(0.03);
        expect(density.value, food.id).toBeLessThan(1.5);
        expect(density.source).toBeTruthy();
      }
      for (const [unit, figure] of food.pieces) {
        expect(Object.keys(unitTable), food.id).toContain(unit);
        expect(figure.value, `${food.id} ${unit}`).toBeGreaterThan(0);
        expect(figure.value, `${food.id} ${unit}`).toBeLessThanOrEqual(2000);
        expect(figure.source).toBeTruthy();
      }
    }
  });

  test('has liquids between spirits and syrup', () => {
    const liquids = [...foods.values()].filter((food) => food.isSoldByVolume);
    expect(liquids.length).toBeGreaterThan(30);
    for (const { id, density } of liquids) {
      expect(density?.value, id).toBeGreaterThan(0.85);
      expect(density?.value, id).toBeLessThan(1.45);
    }
  });

  test('has packages that hold more than their pieces', () => {
    for (const { id, pieces } of foods.values()) {
      const clove = pieces.get('clove')?.value;
      const head = pieces.get('head')?.value;
      if (clove && head) expect(head, id).toBeGreaterThan(clove * 5);
      const stalk = pieces.get('stalk')?.value;
      const bunch = pieces.get('bunch')?.value;
      if (stalk && bunch) expect(bunch, id).toBeGreaterThan(stalk * 3);
    }
  });

  test('says what cooks know by heart', () => {
    expect(gramsPerAustralianCup('plain-flour')).toBeCloseTo(132, 0);
    expect(gramsPerAustralianCup('caster-sugar')).toBeCloseTo(211, 0);
    expect(gramsPerAustralianCup('butter')).toBeCloseTo(240, 0);
    expect(foods.get('onion')?.pieces.get('whole')?.value).toBe(150);
    expect(foods.get('egg')?.pieces.get('whole')?.value).toBe(59);
    expect(foods.get('canned-tomato')?.pieces.get('tin')?.value).toBe(400);
  });

  test('gives a food the figures of its parent where it has none', () => {
    expect(foods.get('brown-onion')?.pieces.get('whole')?.value).toBe(150);
    expect(foods.get('cherry-tomato')?.pieces.get('whole')?.value).toBe(17);
    expect(foods.get('cheddar')?.density).toEqual(foods.get('cheese')?.density);
  });
});

function parentOf(food: Food): Food | undefined {
  if (food.parentId === undefined) return undefined;
  const parent = foods.get(food.parentId);
  expect(parent, `${food.id} has the parent ${food.parentId}`).toBeDefined();
  return parent;
}

function gramsPerAustralianCup(id: string): number {
  return (foods.get(id)?.density?.value ?? 0) * 250;
}
