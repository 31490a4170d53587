import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findToastTop, isOver, type Span } from './toast-position';

const space: Span = { top: 8, bottom: 650 };

test.each([
  ['stand at the foot where nothing is in their way', 80, [], 570],
  ['stand at the foot below something higher', 80, [{ top: 400, bottom: 570 }], 570],
  ['move above a bar at the foot', 80, [{ top: 600, bottom: 660 }], 512],
  [
    'move above a button that stands right above a bar',
    80,
    [
      { top: 540, bottom: 584 },
      { top: 600, bottom: 660 },
    ],
    452,
  ],
  ['stand below something that fills the window from its top', 80, [{ top: 0, bottom: 500 }], 570],
  ['move to the top where the rest is taken', 80, [{ top: 100, bottom: 700 }], 12],
])('the toasts of a page %s', (_what, height, obstacles, top) => {
  expect(findToastTop(space, height, obstacles)).toBe(top);
});

test('the least important obstacle is covered where no place is free of all', () => {
  const pressed = { top: 300, bottom: 350 };
  const bars = [
    { top: 0, bottom: 290 },
    { top: 360, bottom: 700 },
  ];
  expect(findToastTop(space, 100, [pressed, ...bars])).toBe(550);
});

const span = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 200 }))
  .map(([top, height]) => ({ top, bottom: top + height }));

test('toasts cover an obstacle only where every place would, and stay in the room', () => {
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 5 }),
      fc.integer({ min: 40, max: 300 }),
      (obstacles, height) => {
        const top = findToastTop(space, height, obstacles);
        expect(top).toBeGreaterThanOrEqual(space.top);
        expect(top).toBeLessThanOrEqual(space.bottom - height);
        const isFree = (at: number) =>
          !obstacles.some((one) => isOver({ top: at - 8, bottom: at + height + 8 }, one));
        const places = Array.from(
          { length: space.bottom - height - space.top + 1 },
          (_, n) => space.top + n,
        );
        const isCovering = obstacles.some((one) => isOver({ top, bottom: top + height }, one));
        expect(isCovering && places.some(isFree)).toBe(false);
      },
    ),
  );
});
