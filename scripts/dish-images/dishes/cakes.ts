import { type Dish, easyAustralian } from '../dish';
import type { Random } from '../../../packages/web/src/ui/dish-drawing/drawing/random';
import {
  atPlaces,
  centre,
  circle,
  rectangle,
  ring,
  scatter,
  shadow,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { loaf, sandwichSlice } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import { icedCake, muffinCase, scone } from '../../../packages/web/src/ui/dish-drawing/foods/cakes';
import { pipedPeak } from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import {
  bananaSlice,
  blueberries,
  raspberries,
} from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { crumbColours, crumbs } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import { dollop, saucePool } from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  plank,
  cakeStand,
  plate,
  tray,
} from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const cakes: Dish[] = [
  {
    ...easyAustralian,
    id: 'scones',
    title: 'Scones with jam and cream',
    names:
      'scone, jam and cream scone, lemonade scone, devonshire tea, buttermilk scone, plain scone, cream scone, traditional scone',
    tags: ['baking', 'afternoon tea'],
    alt: 'Scones topped with strawberry jam and cream',
    table: { surface: 'greenLinen', napkin: ['top-left', 'rose'], cutlery: ['knife', 'right'] },
    draw: (random) =>
      plate('#C5656B') +
      atPlaces(
        [
          [-140, -110],
          [90, -150],
          [170, 50],
          [-170, 90],
          [10, 30],
          [20, 190],
        ],
        (px, py, _angle, n) =>
          scone(random, px, py, 106) +
          (n % 3 === 1
            ? ''
            : saucePool(random, { x: px, y: py, rx: 70, ry: 62 }, 'tomato') +
              dollop(random, { x: px + 4, y: py - 6, rx: 44, ry: 38 })),
      ),
  },
  {
    ...easyAustralian,
    id: 'banana-bread',
    title: 'Banana bread',
    names:
      'banana loaf, banana nut bread, banana walnut bread, banana and walnut bread, banana and walnut loaf',
    tags: ['baking', 'banana', 'breakfast'],
    alt: 'A brown loaf with banana slices on top and two cut pieces',
    table: { isLong: true, surface: 'whiteWood' },
    draw: (random) =>
      plank(random) +
      loaf(random, x - 90, y - 100, -4, ['#7A4A1E', '#A9692E', '#CF9650']) +
      [0, 1, 2, 3, 4, 5]
        .map((n) => bananaSlice(random, x - 320 + n * 92, y - 90 - n * 6, 50))
        .join('') +
      sandwichSlice(random, x - 90, y + 170, -8, true, 210) +
      sandwichSlice(random, x + 150, y + 165, 6, true, 210) +
      dollop(random, { x: x + 150, y: y + 165, rx: 60, ry: 44 }, ['#E2B848', '#F9E08D']),
  },
  {
    ...easyAustralian,
    id: 'carrot-cake',
    title: 'Carrot cake',
    names: 'carrot and walnut cake, carrot walnut cake, carrot cake with cream cheese icing',
    tags: ['baking', 'cake', 'birthday'],
    difficulty: 'Medium',
    alt: 'A round cake with white icing, walnuts and a piece cut out',
    table: { surface: 'ochreLinen', cutlery: ['fork', 'left'] },
    draw: (random) =>
      cakeStand('#DCE6DF', '#AFC2B6') +
      icedCake(random, x, y, 264, ['#E6DAC0', '#FBF4E4', '#B9702A']) +
      ring(
        { x, y, rx: 205 },
        14,
        (px, py) =>
          crumbs(random, { x: px, y: py, rx: 18 }, 5, ['#8A5A2B', '#A9763F', '#6E431C'], 22),
        60,
      ) +
      crumbs(random, { x: x - 30, y: y - 30, rx: 70 }, 30, ['#E8893A', '#D97526'], 10),
  },
  {
    ...easyAustralian,
    id: 'chocolate-cake',
    title: 'Chocolate cake',
    names:
      'chocolate mud cake, mud cake, choc cake, chocolate torte, flourless chocolate cake, devil food cake, chocolate mudcake, mudcake, chocolate fudge cake, chocolate birthday cake, chocolate layer cake, chocolate raspberry cake, chocolate and raspberry cake',
    tags: ['baking', 'cake', 'chocolate', 'birthday'],
    alt: 'A round chocolate cake with raspberries, one piece pulled out',
    table: { surface: 'stone', napkin: ['top-right', 'rose'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      cakeStand() +
      icedCake(random, x, y, 264, ['#3A2115', '#5A3522', '#7A4C33']) +
      ring(
        { x, y, rx: 205 },
        16,
        (px, py, _a, n) =>
          n % 2
            ? pipedPeak(px, py, 36, ['#3A2115', '#6E4530'])
            : raspberries(random, { x: px, y: py, rx: 12 }, 2),
        60,
      ) +
      raspberries(random, { x: x - 40, y: y - 40, rx: 66 }, 12),
  },
  {
    ...easyAustralian,
    id: 'blueberry-muffins',
    title: 'Blueberry muffins',
    names:
      'blueberry muffin, berry muffin, lemon blueberry muffin, blueberry and lemon muffin, muffin',
    tags: ['baking', 'blueberry', 'lunch box'],
    alt: 'Muffins with blueberries in paper cases on a tray',
    table: { isLong: true, surface: 'whiteWood' },
    draw: (random) =>
      tray() +
      atPlaces(
        [
          [-310, -140],
          [-100, -145],
          [110, -140],
          [320, -145],
          [-310, 120],
          [-100, 125],
          [110, 120],
          [320, 125],
        ],
        (px, py) =>
          muffinCase(random, px, py, 102) +
          blueberries(random, { x: px, y: py, rx: 62 }, 10, 17) +
          crumbs(random, { x: px, y: py, rx: 70 }, 16, crumbColours.crumble, 9),
      ),
  },
  {
    ...easyAustralian,
    id: 'cupcakes',
    title: 'Birthday cupcakes',
    names:
      'cupcake, birthday cupcake, vanilla cupcake, iced cupcake, fairy cake, patty cake, party cupcake',
    tags: ['baking', 'kids', 'birthday', 'party'],
    alt: 'Cupcakes with pink, white and yellow swirls and sprinkles',
    table: { isLong: true, surface: 'greenLinen' },
    draw: (random) =>
      plank(random, '#F3EEE2', '#D9CFBE') +
      atPlaces(
        [
          [-300, -140],
          [-100, -145],
          [105, -140],
          [310, -145],
          [-300, 120],
          [-100, 125],
          [105, 120],
          [310, 125],
        ],
        (px, py, _angle, n) => cupcake(random, px, py, n),
      ),
  },
];

function cupcake(random: Random, px: number, py: number, n: number): string {
  const icing = (
    [
      ['#E39AB0', '#F9C9D6'],
      ['#E6DAC0', '#FFFBF0'],
      ['#E3B548', '#FBE19A'],
      ['#9CC3B5', '#CFE6DC'],
    ] as const
  )[n % 4]!;
  return (
    muffinCase(random, px, py, 98) +
    shadow('low', circle(px, py, 74, icing[0])) +
    pipedPeak(px, py, 72, icing) +
    sprinkles(random, px, py, 52, 26)
  );
}

function sprinkles(random: Random, px: number, py: number, half: number, count: number): string {
  return scatter(random, { x: px, y: py, rx: half, ry: half, box: true }, count, (sx, sy) =>
    rectangle(
      { x: sx, y: sy, width: 13, height: 5, round: 2 },
      random.pick(['#D6475F', '#F0A63A', '#4E9A6B', '#4C7FB5', '#8C5AA8', '#F7D755']),
      `transform="rotate(${random.whole(0, 180)} ${sx.toFixed(1)} ${sy.toFixed(1)})"`,
    ),
  );
}
