/** Bread with something on it or in it. */
import { type Random } from '../drawing/random';
import { at, atPlaces, centre, rectangle, shadow, shape, type Svg } from '../drawing/svg';
import { breadSlice, sandwichSlice } from '../foods/bread';
import { burger as bun, burgerLayer } from '../foods/burgers-and-tacos';
import { basil, lettuce, saladLeaves } from '../foods/leaves';
import { chips } from '../foods/vegetables';
import { firstOf, hidden, type DrawDish, without } from './order';
import { mixed, topping } from './toppings';

const { x, y } = centre;

const burger: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plank',
  food:
    chips(random, { x: x + 300, y: y + 40, rx: 110, ry: 190 }, 30) +
    bun(random, x - 110, y + 40, 1.5, [
      pattyOf(title, foods),
      burgerLayer(52, 'cheese'),
      burgerLayer(32, 'tomato'),
      ...(foods.includes('beetroot') ? [burgerLayer(16, 'beetroot')] : []),
      burgerLayer(-4, 'lettuce'),
    ]),
});

const pattyOf = (title: string, foods: readonly string[]): Svg => {
  if (/veg|bean|lentil|chickpea|falafel|mushroom/iu.test(title))
    return burgerLayer(80, 'veggie patty');
  const colour = firstOf(foods, 'halloumi')
    ? '#E8C987'
    : firstOf(foods, 'chicken fish prawn tofu')
      ? '#CF8B34'
      : undefined;
  return colour
    ? rectangle({ x: 0, y: 80, width: 396, height: 60, round: 26 }, '#9A5A17') +
        rectangle({ x: 0, y: 74, width: 386, height: 44, round: 20 }, colour)
    : burgerLayer(80, 'patty');
};

/** Two halves of a sandwich, cut from corner to corner, filling outwards. */
const sandwich: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plank',
  food: /banh|bahn|baguette|roll|sub|po boy|hoagie|cubano|bagel|ciabatta/iu.test(title)
    ? [-130, 130].map((dy) => filledRoll(random, x, y + dy, dy < 0 ? -5 : 4, foods)).join('')
    : [
        [-190, -20, -6],
        [190, 20, 8],
      ]
        .map(([dx, dy, angle]) =>
          halves(
            random,
            x + dx!,
            y + dy!,
            angle!,
            foods,
            /toast|melt|jaffle|croque|grilled/iu.test(title),
          ),
        )
        .join(''),
});

function halves(
  random: Random,
  px: number,
  py: number,
  angle: number,
  foods: readonly string[],
  isToasted: boolean,
): Svg {
  return (
    sandwichSlice(random, px + 26, py + 34, angle + 5, isToasted, 330) +
    at(
      px,
      py,
      angle,
      lettuce(random, { x: 20, y: 165, rx: 150, ry: 20 }, 9) +
        lettuce(random, { x: 170, y: 20, rx: 20, ry: 150 }, 9),
    ) +
    mixed(
      without(foods, `${hidden} onion`).concat(foods.includes('egg') ? ['egg'] : []),
      random,
      { x: px + 120, y: py + 150, rx: 70, ry: 26 },
      { count: 0.6, size: 1.3 },
    ) +
    mixed(
      without(foods, `${hidden} onion`).concat(foods.includes('egg') ? ['egg'] : []),
      random,
      { x: px + 168, y: py - 20, rx: 24, ry: 120 },
      { count: 0.5, size: 1.3 },
    ) +
    sandwichSlice(random, px - 12, py - 10, angle, isToasted, 330)
  );
}

function filledRoll(
  random: Random,
  px: number,
  py: number,
  angle: number,
  foods: readonly string[],
): Svg {
  const half = (dy: number, colour: string, light: string): Svg =>
    rectangle({ x: 0, y: dy, width: 700, height: 116, round: 58 }, colour) +
    rectangle({ x: -6, y: dy - 10, width: 660, height: 70, round: 35 }, light);
  return shadow(
    'high',
    at(
      px,
      py,
      angle,
      half(62, '#A9692A', '#D79B4E') +
        saladLeaves(random, { x: 0, y: 4, rx: 300, ry: 30 }, 22) +
        mixed(
          without(foods, `${hidden} herb`),
          random,
          { x: 0, y: 2, rx: 280, ry: 26 },
          { count: 1.1, size: 1.4 },
        ) +
        topping('carrot', random, { x: 0, y: 6, rx: 280, ry: 22 }, { count: 0.6, size: 1.2 }) +
        half(-66, '#B9772B', '#E2AC5A') +
        [-220, -70, 80, 230]
          .map((dx) =>
            shape(
              `M${dx - 40} -50Q${dx} -90 ${dx + 60} -84`,
              'none',
              'stroke="#8F571D" stroke-width="9" stroke-linecap="round"',
            ),
          )
          .join(''),
    ),
  );
}

const toast: DrawDish = ({ random, foods }) => ({
  vessel: 'plank',
  food: atPlaces(
    [
      [-230, -60, -10],
      [20, 60, 8],
      [270, -50, -6],
    ],
    (px, py, angle) =>
      breadSlice(random, px, py, angle + 90, { size: 1.75, toasted: true }) +
      mixed(
        without(foods, `${hidden} herb`).concat(foods.includes('egg') ? ['egg'] : []),
        random,
        { x: px, y: py, rx: 92, ry: 140 },
        { count: 1, size: 1.5 },
      ) +
      basil(random, px, py, 1.3),
  ),
});

export const sandwichesDrawings = { burger, sandwich, toast };
