import { type Dish, easyAustralian } from '../dish';
import type { Random } from '../../../packages/web/src/ui/dish-drawing/drawing/random';
import {
  atPlaces,
  centre,
  rectangle,
  scatter,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { sandwichSlice } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import {
  biscuit,
  lamington,
  slicePiece,
} from '../../../packages/web/src/ui/dish-drawing/foods/cakes';
import { shredColours, shreds } from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { citrusSlice, raspberries } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { crumbColours, crumbs } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import { plank, plate, tray } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const biscuitsAndSlices: Dish[] = [
  {
    ...easyAustralian,
    id: 'lamingtons',
    title: 'Lamingtons',
    names:
      'lamington, chocolate lamington, classic lamington, jam and cream lamington, aussie lamington',
    tags: ['baking', 'chocolate', 'coconut'],
    difficulty: 'Medium',
    alt: 'Squares of sponge in chocolate and coconut, two cut open to show jam and cream',
    table: { isLong: true, surface: 'linen', napkin: ['top-right', 'rose'] },
    draw: (random) =>
      plank(random) +
      atPlaces(
        [
          [-270, -135, -7],
          [-10, -140, 5],
          [255, -130, -4],
          [-250, 115, 6],
          [5, 120, -9],
          [265, 125, 8],
        ],
        (px, py, a, n) => lamington(random, px, py, a, n === 2 || n === 3),
      ) +
      shreds(random, { x, y, rx: 440, ry: 290, box: true }, 70, shredColours.coconut, {
        length: 14,
        width: 4,
      }),
  },
  {
    ...easyAustralian,
    id: 'anzac-biscuits',
    title: 'Anzac biscuits',
    names:
      'anzac, anzac biscuit, anzac cookie, anzacs, oat biscuits, oat cookies, chewy anzac biscuits',
    tags: ['baking', 'oats', 'lunch box'],
    alt: 'Golden oat biscuits on a baking tray',
    table: { isLong: true, surface: 'darkWood' },
    draw: (random) =>
      tray() +
      atPlaces(
        [
          [-330, -160],
          [-110, -170],
          [110, -160],
          [330, -170],
          [-320, 30],
          [-100, 20],
          [120, 30],
          [330, 20],
          [-210, 200],
          [20, 205],
          [250, 200],
        ],
        (px, py) => biscuit(random, px, py, 98, 'oat'),
      ),
  },
  {
    ...easyAustralian,
    id: 'chocolate-chip-biscuits',
    title: 'Choc chip biscuits',
    names:
      'choc chip biscuit, choc chip cookie, chocolate chip cookie, chocolate chip biscuit, choc chunk cookie, chocolate chunk cookie, chocolate cookie',
    tags: ['baking', 'chocolate', 'kids'],
    alt: 'Biscuits with dark chocolate pieces on a plate',
    table: { surface: 'blueLinen', napkin: ['bottom-right', 'cream'] },
    draw: (random) =>
      plate('#34465A') +
      atPlaces(
        [
          [-140, -120],
          [60, -160],
          [180, -10],
          [-170, 60],
          [0, 10],
          [110, 150],
          [-70, 180],
        ],
        (px, py) => biscuit(random, px, py, 104, 'chocolate chip'),
      ),
  },
  {
    ...easyAustralian,
    id: 'chocolate-brownies',
    title: 'Chocolate brownies',
    names:
      'brownie, chocolate brownie, walnut brownie, chocolate walnut brownie, fudgy brownie, fudge brownie, choc brownie, double chocolate brownie, cocoa brownie',
    tags: ['baking', 'chocolate', 'lunch box'],
    cuisine: 'American',
    alt: 'Squares of dark brownie with cracked tops and walnuts',
    table: { isLong: true, surface: 'roseLinen' },
    draw: (random) =>
      plank(random, '#C9A06B', '#8A6236') +
      atPlaces(
        [
          [-280, -140, -5],
          [-60, -145, 4],
          [165, -135, -3],
          [-260, 105, 5],
          [-30, 110, -6],
          [200, 110, 4],
        ],
        (px, py, a) => slicePiece(random, px, py, a, { width: 200, height: 205 }),
      ) +
      crumbs(random, { x, y, rx: 400, ry: 240, box: true }, 40, crumbColours.chocolate, 10) +
      crumbs(
        random,
        { x: x - 40, y: y - 20, rx: 280, ry: 200, box: true },
        26,
        ['#B98A56', '#D2A774'],
        18,
      ) +
      raspberries(random, { x: x + 370, y: y, rx: 40, ry: 110 }, 8),
  },
  {
    ...easyAustralian,
    id: 'lemon-slice',
    title: 'Lemon slice',
    names:
      'lemon coconut slice, lemon and coconut slice, no bake lemon slice, coconut lemon slice, lemon bar, lemon square',
    tags: ['baking', 'lemon', 'no bake'],
    alt: 'Yellow iced squares with coconut and lemon',
    table: { isLong: true, surface: 'blueWood' },
    draw: (random) =>
      plank(random) +
      atPlaces(
        [
          [-280, -140, -4],
          [-60, -145, 4],
          [165, -135, -3],
          [-265, 105, 4],
          [-35, 110, -5],
          [195, 110, 3],
        ],
        (px, py, a) =>
          slicePiece(random, px, py, a, {
            side: '#C9985A',
            top: '#FBEFC2',
            cracks: '#F3DC8E',
            width: 200,
            height: 205,
          }),
      ) +
      shreds(
        random,
        { x: x - 40, y: y - 20, rx: 310, ry: 220, box: true },
        160,
        shredColours.coconut,
        { length: 18, width: 4 },
      ) +
      shreds(
        random,
        { x: x - 40, y: y - 20, rx: 310, ry: 220, box: true },
        40,
        ['#EFC22F', '#F7D755'],
        { length: 16, width: 4 },
      ) +
      citrusSlice('lemon', x + 370, y - 60, 84) +
      citrusSlice('lemon', x + 380, y + 130, 70),
  },
  {
    ...easyAustralian,
    id: 'fairy-bread',
    title: 'Fairy bread',
    names: 'hundreds and thousands bread',
    tags: ['kids', 'party', 'quick'],
    alt: 'Triangles of buttered bread with coloured sprinkles',
    table: { surface: 'roseLinen', napkin: ['bottom-left', 'teal'] },
    draw: (random) =>
      plate('#C5656B') +
      atPlaces(
        [
          [-110, -110, -8],
          [120, -90, 10],
          [-90, 120, 6],
          [130, 130, -12],
        ],
        (px, py, a) =>
          sandwichSlice(random, px, py, a, false, 212) + sprinkles(random, px, py, 84, 130),
      ),
  },
];

function sprinkles(random: Random, px: number, py: number, half: number, count: number): string {
  return scatter(random, { x: px, y: py, rx: half, ry: half, box: true }, count, (sx, sy) =>
    rectangle(
      { x: sx, y: sy, width: 13, height: 5, round: 2 },
      random.pick(['#D6475F', '#F0A63A', '#4E9A6B', '#4C7FB5', '#8C5AA8', '#F7D755']),
      `transform="rotate(${random.whole(0, 180)} ${sx.toFixed(1)} ${sy.toFixed(1)})"`,
    ),
  );
}
