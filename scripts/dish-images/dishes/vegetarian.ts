import { type Dish, easyAustralian } from '../dish';
import type { Random } from '../../../packages/web/src/ui/dish-drawing/drawing/random';
import {
  atPlaces,
  blob,
  centre,
  circle,
  scatter,
  shadow,
  shape,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { flatbread } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import {
  burger,
  burgerLayer,
} from '../../../packages/web/src/ui/dish-drawing/foods/burgers-and-tacos';
import {
  beads,
  coin,
  cubeColours,
  cubes,
  shreds,
  strips,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import {
  cheeseSlice,
  friedEgg,
  meltedCheese,
} from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import {
  basil,
  choppedHerbs,
  coriander,
  saladLeaves,
  springOnion,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { crumbed } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { pieCrust } from '../../../packages/web/src/ui/dish-drawing/foods/pastry';
import {
  bowlFill,
  creamSpiral,
  dip,
  pepper,
  saucePool,
  sesame,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  broccoli,
  cherryTomatoes,
  chips,
  greenBeans,
  mushroomSlice,
  tomato,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { plank, pan, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const vegetarian: Dish[] = [
  {
    id: 'margherita-pizza',
    title: 'Margherita pizza',
    names:
      'margherita, pizza margherita, cheese pizza, tomato and mozzarella pizza, tomato and basil pizza',
    tags: ['pizza', 'vegetarian', 'family'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'A round pizza with tomato, melted mozzarella and basil',
    table: {
      surface: 'slate',
      props: {
        'top-left': (random, px, py) => tomato(random, px - 20, py - 20, 74),
        'bottom-right': (random, px, py) => basil(random, px + 10, py + 30, 2.1),
      },
    },
    draw: (random) =>
      flatbread(random, { x, y, rx: 345, ry: 338 }) +
      saucePool(random, { x, y, rx: 296 }, 'tomato', 0.03) +
      meltedCheese(random, { x, y, rx: 262 }, 46) +
      scatter(random, { x, y, rx: 200 }, 8, (px, py) => cheeseSlice(random, px, py, 54)) +
      cherryTomatoes(random, { x, y, rx: 230 }, 9) +
      atPlaces(
        [
          [-140, -90],
          [120, -120],
          [20, 40],
          [-110, 140],
          [160, 110],
        ],
        (px, py) => basil(random, px, py, 1.3),
      ),
  },
  {
    id: 'supreme-pizza',
    title: 'Supreme pizza',
    names: 'supreme pizza, pizza supreme, salami pizza, pepperoni pizza',
    tags: ['pizza', 'ham', 'friday night'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'A pizza with salami, olives, capsicum, mushrooms and cheese',
    table: { surface: 'oak', napkin: ['bottom-left', 'brick'] },
    draw: (random) =>
      flatbread(random, { x, y, rx: 345, ry: 338 }) +
      saucePool(random, { x, y, rx: 296 }, 'tomato', 0.03) +
      meltedCheese(random, { x, y, rx: 270 }, 80) +
      scatter(random, { x, y, rx: 230 }, 13, (px, py) =>
        shadow(
          'low',
          circle(px, py, 42, '#8E2A1B') +
            circle(px - 2, py - 3, 37, '#B8402A') +
            scatter(random, { x: px, y: py, rx: 30 }, 8, (a, b) => circle(a, b, 4, '#E8A38C')),
        ),
      ) +
      strips(random, { x, y, rx: 235 }, 16, ['green', 'red']) +
      scatter(random, { x, y, rx: 235 }, 9, (px, py) =>
        mushroomSlice(px, py, random.angle(), 0.8),
      ) +
      beads(random, { x, y, rx: 240 }, 20, 'olives'),
  },
  {
    id: 'zucchini-slice',
    title: 'Zucchini slice',
    names:
      'bacon and zucchini slice, zucchini and bacon slice, zucchini bacon slice, zucchini and corn slice',
    tags: ['zucchini', 'egg', 'lunch box'],
    ...easyAustralian,
    alt: 'Squares of green and yellow zucchini slice with bacon on a board',
    table: { isLong: true, surface: 'roseLinen' },
    draw: (random) =>
      plank(random) +
      atPlaces(
        [
          [-250, -130],
          [0, -130],
          [250, -130],
          [-250, 120],
          [0, 120],
          [250, 120],
        ],
        (px, py, _angle, n) => zucchiniPiece(random, px, py, n),
      ),
  },
  {
    id: 'quiche-lorraine',
    title: 'Quiche Lorraine',
    names:
      'quiche lorraine, bacon quiche, bacon and cheese quiche, bacon and egg quiche, ham and cheese quiche, egg and bacon quiche',
    tags: ['egg', 'bacon', 'pastry', 'lunch'],
    cuisine: 'French',
    difficulty: 'Medium',
    alt: 'A round quiche with bacon, melted cheese and chives in a crimped crust',
    table: { surface: 'blueLinen', napkin: ['top-right', 'rose'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      pieCrust(random, x, y, 318, false) +
      circle(x, y, 286, '#E3B548') +
      circle(x - 4, y - 5, 276, '#F5D577') +
      meltedCheese(random, { x, y, rx: 250 }, 70) +
      scatter(random, { x, y, rx: 235 }, 34, (px, py) =>
        shadow(
          'low',
          shape(
            blob(random, { x: px, y: py, rx: 24, ry: 14, angle: random.angle() }),
            random.pick(['#B9492F', '#8E2F1D', '#D98A6A']),
          ),
        ),
      ) +
      springOnion(random, { x, y, rx: 240 }, 60) +
      pepper(random, { x, y, rx: 240 }),
  },
  {
    id: 'shakshuka',
    title: 'Shakshuka',
    names: 'shakshouka, baked eggs, baked eggs shakshuka, eggs in tomato sauce, eggs in purgatory',
    tags: ['egg', 'tomato', 'brunch', 'vegetarian'],
    cuisine: 'Middle Eastern',
    difficulty: 'Easy',
    alt: 'Eggs baked in spiced tomato sauce in an iron pan with coriander and feta',
    table: { surface: 'whiteWood', napkin: ['top-left', 'navy'] },
    draw: (random) =>
      pan() +
      bowlFill(random, 'tomato', 298) +
      strips(random, { x, y, rx: 240 }, 24, ['red', 'yellow']) +
      atPlaces(
        [
          [-110, -110],
          [120, -90],
          [-130, 110],
          [90, 130],
        ],
        (px, py) => friedEgg(random, px, py, 1),
      ) +
      cubes(random, { x, y, rx: 230 }, 26, cubeColours.feta, 26) +
      coriander(random, x, y + 20, 1.6) +
      choppedHerbs(random, { x, y, rx: 240 }, 50),
  },
  {
    id: 'tofu-stir-fry',
    title: 'Tofu and vegetable stir-fry',
    names:
      'tofu stir fry, vegetable stir fry, vegetable and tofu stir fry, tofu and broccoli stir fry, veggie stir fry',
    tags: ['vegan', 'tofu', 'stir-fry', 'quick'],
    cuisine: 'Chinese',
    difficulty: 'Easy',
    alt: 'Golden tofu with broccoli, capsicum, carrot and beans in a wok',
    table: { surface: 'blueWood', napkin: ['top-right', 'ochre'] },
    draw: (random) =>
      pan() +
      circle(x, y, 292, '#4B3422') +
      scatter(random, { x, y, rx: 225 }, 10, (px, py) => broccoli(random, px, py, 1.5)) +
      strips(random, { x, y, rx: 235 }, 34, ['red', 'yellow', 'white onion']) +
      greenBeans(random, { x, y, rx: 235 }, 18, 100) +
      scatter(random, { x, y, rx: 225 }, 14, (px, py) => coin(random, px, py, 'carrot', 30)) +
      cubes(random, { x, y, rx: 215 }, 18, cubeColours.tofu, 66) +
      sesame(random, { x, y, rx: 250 }, 90),
  },
  {
    id: 'veggie-burger',
    title: 'Veggie burger',
    names:
      'vegetarian burger, bean burger, vegetable burger, vegan burger, black bean burger, chickpea burger, lentil burger',
    tags: ['vegetarian', 'burger', 'beans'],
    ...easyAustralian,
    alt: 'A burger with a bean patty, tomato and lettuce beside sweet potato chips',
    table: { isLong: true, surface: 'greenWood' },
    draw: (random) =>
      plank(random, '#C9A06B', '#8A6236') +
      burger(random, x + 130, y + 30, 1.25, [
        burgerLayer(80, 'veggie patty'),
        burgerLayer(52, 'tomato'),
        burgerLayer(20, 'lettuce'),
        burgerLayer(-4, 'lettuce'),
      ]) +
      chips(random, { x: x - 290, y: y + 70, rx: 110, ry: 170 }, 44) +
      dip(random, x - 300, y - 200, 84, 'yoghurt'),
  },
  {
    id: 'falafel-plate',
    title: 'Falafel with hummus and salad',
    names: 'falafel, falafels, falafel plate, falafel and hummus, baked falafel',
    tags: ['chickpeas', 'vegan', 'middle eastern'],
    cuisine: 'Middle Eastern',
    difficulty: 'Medium',
    alt: 'Falafel on hummus with tomato, cucumber, olives and flat bread',
    table: {
      surface: 'stone',
      napkin: ['bottom-right', 'teal'],
      props: {
        'top-left': (random, px, py) => flatbread(random, { x: px, y: py, rx: 160, ry: 130 }, 20),
      },
    },
    draw: (random) =>
      plate('#2F5D62') +
      saucePool(random, { x: x - 60, y: y + 20, rx: 190, ry: 180 }, 'porridge', 0.06) +
      creamSpiral(x - 60, y + 20, 120, '#C98A2B') +
      atPlaces(
        [
          [-150, -80],
          [-40, -100],
          [-160, 60],
          [-20, 10],
          [-90, 130],
        ],
        (px, py) => crumbed(random, { x: px, y: py, rx: 62, ry: 58 }),
      ) +
      saladLeaves(random, { x: x + 150, y: y - 60, rx: 80, ry: 90 }, 18) +
      cherryTomatoes(random, { x: x + 150, y: y + 40, rx: 80, ry: 80 }, 10) +
      [0, 1, 2, 3]
        .map((n) => coin(random, x + 80 + n * 36, y + 175 - n * 8, 'cucumber', 40))
        .join('') +
      beads(random, { x: x + 150, y: y, rx: 80 }, 10, 'olives') +
      choppedHerbs(random, { x: x - 60, y: y + 20, rx: 150 }, 30),
  },
];

function zucchiniPiece(random: Random, px: number, py: number, n: number): string {
  const area = { x: px, y: py, rx: 92, ry: 78, box: true };
  const base = shadow(
    'middle',
    `<rect x="${px - 110}" y="${py - 96}" width="220" height="192" rx="20" fill="#B98A34"/><rect x="${px - 110}" y="${py - 102}" width="220" height="188" rx="20" fill="#EFC964"/>`,
  );
  return (
    base +
    meltedCheese(random, { ...area, rx: 70, ry: 56 }, 16) +
    shreds(random, area, 54, ['#5E8F3B', '#7DAA48', '#4C7A33'], { length: 30, width: 6 }) +
    cubes(random, area, 7, ['#A94A33', '#D9806A'], 20) +
    coin(random, px + (n % 2 ? 20 : -24), py - 6, 'zucchini', 46)
  );
}
