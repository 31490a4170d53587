import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverColours, dishKinds } from '@saltbush/domain/recipe/recipes/cover/cover';
import { drawDish, type DrawnCover } from './draw-dish';

const soup: DrawnCover = {
  title: 'Pumpkin soup',
  kind: 'soup',
  foods: ['pumpkin', 'cream'],
  colour: 'olive',
};

test('the same recipe always has the same drawing, and another one of its kind another', () => {
  expect(drawDish(soup, false)).toBe(drawDish({ ...soup }, false));
  expect(drawDish({ ...soup, title: 'Mum’s pumpkin soup' }, false)).not.toBe(drawDish(soup, false));
  expect(drawDish({ ...soup, foods: ['beetroot'] }, false)).not.toBe(drawDish(soup, false));
});

test('a kind of dish that a newer server knows is drawn as an empty plate', () => {
  expect(drawDish({ ...soup, kind: 'gruel' as 'soup' }, false)).toMatch(/^<svg.*<\/svg>$/s);
});

test('a drawing on a dark page has a dark table and stoneware instead of white plates', () => {
  const plate = { ...soup, kind: 'grill' } as const;
  expect(drawDish(plate, false)).toContain('#FFFDF8');
  expect(drawDish(plate, true)).not.toContain('#FFFDF8');
});

test.each(dishKinds)(
  'the kind of dish %s is drawn with any foods, as a small image without errors',
  (kind) => {
    const anyFoods = fc.array(fc.constantFrom(...looks), { maxLength: 6 });
    fc.assert(
      fc.property(
        fc.string(),
        anyFoods,
        fc.constantFrom(...coverColours),
        fc.boolean(),
        (title, foods, colour, isDark) => {
          const drawn = drawDish({ title, kind, foods, colour }, isDark);
          expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
          expect(drawn.length).toBeLessThan(largest);
          const { documentElement } = new DOMParser().parseFromString(drawn, 'image/svg+xml');
          expect(documentElement.nodeName).toBe('svg');
        },
      ),
      { numRuns: 6 },
    );
  },
);

const looks = [
  ...'chicken mince fish prawn tofu egg chickpea broccoli tomato pumpkin mushroom lemon'.split(' '),
  ...'chocolate caramel strawberry cream cheese honey rice pasta unheard-of'.split(' '),
];
/** Letters. */
const largest = 300_000;
