import type { Dish } from '../dish';
import { centre, scatter } from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { flatbread } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import {
  beads,
  chilliSlices,
  coin,
  cubeColours,
  cubes,
  shredColours,
  shreds,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { citrusSlice, citrusWedge } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import {
  crumbColours,
  crumbs,
  rice,
  strands,
} from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  basil,
  choppedHerbs,
  coriander,
  leaf,
  saladLeaves,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import {
  chunkColours,
  chunks,
  crumbed,
} from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import {
  bowlFill,
  creamSpiral,
  saucePool,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import { prawns } from '../../../packages/web/src/ui/dish-drawing/foods/seafood';
import {
  greenBeans,
  roastPotato,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { bowl, pan, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const curries: Dish[] = [
  {
    id: 'green-curry',
    title: 'Thai green chicken curry',
    names:
      'green curry, thai green curry, green chicken curry, chicken green curry, thai green curry chicken',
    tags: ['curry', 'chicken', 'rice'],
    cuisine: 'Thai',
    difficulty: 'Medium',
    alt: 'Chicken, beans and chilli in a green coconut curry beside white rice',
    table: {
      surface: 'greenLinen',
      napkin: ['top-left', 'ochre'],
      cutlery: ['chopsticks', 'right'],
      props: { 'bottom-left': (_random, px, py) => citrusSlice('lime', px, py, 80) },
    },
    draw: (random) =>
      bowl() +
      bowlFill(random, 'green curry') +
      rice(random, { x: x - 120, y: y - 60, rx: 150 }) +
      chunks(random, { x: x + 100, y: y + 50, rx: 140 }, 14) +
      greenBeans(random, { x: x + 70, y: y + 70, rx: 165 }, 15) +
      chilliSlices(random, { x: x + 60, y: y + 50, rx: 170 }, 12) +
      basil(random, x + 110, y + 10, 1.4) +
      basil(random, x + 10, y + 140, 1.2),
  },
  {
    id: 'butter-chicken',
    title: 'Butter chicken',
    names: 'murgh makhani, chicken makhani, butter chicken curry, chicken tikka masala',
    tags: ['curry', 'chicken', 'family'],
    cuisine: 'Indian',
    difficulty: 'Medium',
    alt: 'Chicken in an orange butter sauce with a swirl of cream and naan bread',
    table: {
      surface: 'darkWood',
      napkin: ['top-right', 'rose'],
      props: {
        'bottom-right': (random, px, py) =>
          flatbread(random, { x: px, y: py, rx: 170, ry: 130 }, -20),
      },
    },
    draw: (random) =>
      bowl('#8A5A2B', '#5B3815') +
      bowlFill(random, 'butter') +
      chunks(random, { x, y, rx: 210 }, 26, chunkColours['butter chicken'], 52) +
      creamSpiral(x, y, 150) +
      coriander(random, x + 20, y + 10, 1.6) +
      choppedHerbs(random, { x, y, rx: 200 }, 24),
  },
  {
    id: 'lentil-dhal',
    title: 'Lentil dhal with spinach',
    names:
      'dhal, dal, daal, dahl, lentil dal, lentil curry, red lentil dhal, red lentil dal, spinach dhal, spinach dal, dal tadka, tarka dal, tadka dal, lentil and spinach dal, red lentil curry',
    tags: ['lentils', 'vegan', 'curry'],
    cuisine: 'Indian',
    difficulty: 'Easy',
    alt: 'Yellow lentils with spinach, fried onion and coriander beside rice',
    table: {
      surface: 'ochreLinen',
      napkin: ['bottom-left', 'brick'],
      cutlery: ['spoon', 'right'],
      props: { 'top-left': (_random, px, py) => citrusWedge('lemon', px, py, 78, 20) },
    },
    draw: (random) =>
      bowl('#4E7A6A', '#2F4F45') +
      bowlFill(random, 'dhal') +
      beads(random, { x, y, rx: 270 }, 420, 'lentils') +
      rice(random, { x: x - 140, y: y - 80, rx: 130 }) +
      saladLeaves(random, { x: x + 80, y: y + 40, rx: 130 }, 12, [['#2F5624', '#558238']]) +
      shreds(random, { x: x + 80, y: y + 60, rx: 80 }, 60, shredColours['fried onion'], {
        length: 30,
        width: 6,
      }) +
      coriander(random, x + 60, y + 50, 1.5),
  },
  {
    id: 'massaman-curry',
    title: 'Massaman beef curry',
    names: 'massaman, massaman curry, beef massaman, beef massaman curry, massaman beef',
    tags: ['curry', 'beef', 'slow cooker'],
    cuisine: 'Thai',
    difficulty: 'Medium',
    alt: 'Beef and potatoes in a brown coconut curry with peanuts',
    table: { surface: 'oak', napkin: ['bottom-left', 'saltbush'], cutlery: ['spoon', 'right'] },
    draw: (random) =>
      bowl('#34465A', '#1F2C3A') +
      bowlFill(random, 'massaman') +
      chunks(random, { x, y, rx: 205 }, 16, chunkColours.lamb, 58) +
      scatter(random, { x, y, rx: 205 }, 9, (px, py) => roastPotato(random, px, py, 1)) +
      crumbs(random, { x, y, rx: 200 }, 60, crumbColours.peanuts, 14) +
      chilliSlices(random, { x, y, rx: 190 }, 10) +
      coriander(random, x + 30, y - 40, 1.5) +
      coriander(random, x - 110, y + 80, 1.2),
  },
  {
    id: 'prawn-laksa',
    title: 'Prawn laksa',
    names: 'laksa, prawn laksa, seafood laksa, curry laksa, laksa lemak',
    tags: ['noodles', 'prawns', 'soup', 'spicy'],
    cuisine: 'Malaysian',
    difficulty: 'Medium',
    alt: 'Orange coconut soup with noodles, prawns, tofu puffs and bean sprouts',
    table: {
      surface: 'blueLinen',
      napkin: ['top-right', 'terracotta'],
      cutlery: ['chopsticks', 'left'],
      props: { 'bottom-right': (_random, px, py) => citrusSlice('lime', px, py, 78) },
    },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      bowlFill(random, 'laksa') +
      strands(random, { x: x - 20, y: y + 20, rx: 200, ry: 180 }, 'rice noodles', {
        width: 9,
        share: 0.8,
      }) +
      prawns(random, { x, y: y - 30, rx: 150, ry: 110 }, 6, 1.25) +
      cubes(random, { x: x + 110, y: y + 110, rx: 80, ry: 60 }, 7, cubeColours.tofu, 54) +
      shreds(random, { x: x - 130, y: y + 110, rx: 76, ry: 54 }, 50, shredColours.sprouts, {
        length: 60,
        width: 7,
      }) +
      chilliSlices(random, { x, y, rx: 200 }, 12) +
      coriander(random, x - 20, y + 30, 1.6),
  },
  {
    id: 'chickpea-curry',
    title: 'Chickpea and pumpkin curry',
    names:
      'chickpea curry, pumpkin and chickpea curry, chana masala, pumpkin chickpea curry, chickpea pumpkin curry, chickpea pumpkin and spinach curry',
    tags: ['curry', 'vegan', 'budget'],
    cuisine: 'Indian',
    difficulty: 'Easy',
    alt: 'Chickpeas, pumpkin and spinach in a tomato curry in a pan',
    table: { surface: 'whiteWood', napkin: ['bottom-left', 'ochre'] },
    draw: (random) =>
      pan() +
      bowlFill(random, 'red curry', 298) +
      beads(random, { x, y, rx: 255 }, 130, 'chickpeas') +
      cubes(random, { x, y, rx: 235 }, 26, cubeColours.pumpkin, 52) +
      saladLeaves(random, { x, y, rx: 225 }, 14, [['#2F5624', '#558238']]) +
      creamSpiral(x - 20, y + 10, 96) +
      coriander(random, x + 100, y - 90, 1.7) +
      coriander(random, x - 120, y + 100, 1.5),
  },
  {
    id: 'katsu-curry',
    title: 'Chicken katsu curry',
    names: 'katsu curry, katsu, chicken katsu',
    tags: ['curry', 'chicken', 'rice', 'kids'],
    cuisine: 'Japanese',
    difficulty: 'Medium',
    alt: 'Crumbed chicken sliced over curry sauce with carrots, beside rice',
    table: { surface: 'slate', napkin: ['bottom-right', 'cream'], cutlery: ['spoon', 'left'] },
    draw: (random) =>
      plate('#34465A') +
      saucePool(random, { x: x + 60, y: y + 30, rx: 205, ry: 200 }, 'massaman', 0.08) +
      rice(random, { x: x - 120, y: y - 50, rx: 150, ry: 172 }) +
      [0, 1, 2, 3, 4]
        .map((slice) =>
          crumbed(random, { x: x + 20 + slice * 48, y: y - 70 + slice * 34, rx: 40, ry: 112 }, 34),
        )
        .join('') +
      scatter(random, { x: x + 60, y: y + 160, rx: 120, ry: 40 }, 6, (px, py) =>
        coin(random, px, py, 'carrot', 28),
      ) +
      beads(random, { x: x + 60, y: y + 150, rx: 120, ry: 40 }, 14, 'peas') +
      leaf(x - 130, y + 20, { length: 60, width: 20, angle: 30 }),
  },
  {
    id: 'vegetable-korma',
    title: 'Vegetable korma',
    names: 'korma, vegetable korma, paneer korma',
    tags: ['curry', 'vegetarian', 'mild'],
    cuisine: 'Indian',
    difficulty: 'Easy',
    alt: 'Paneer, peas, carrot and cashews in a golden creamy curry with naan',
    table: {
      surface: 'greenWood',
      napkin: ['bottom-right', 'rose'],
      props: {
        'top-left': (random, px, py) => flatbread(random, { x: px, y: py, rx: 150, ry: 120 }, 20),
      },
    },
    draw: (random) =>
      bowl('#C98A1B', '#8E5F10') +
      bowlFill(random, 'korma') +
      cubes(random, { x, y, rx: 215 }, 13, cubeColours.paneer, 56) +
      scatter(random, { x, y, rx: 215 }, 12, (px, py) => coin(random, px, py, 'carrot', 30)) +
      beads(random, { x, y, rx: 230 }, 60, 'peas') +
      creamSpiral(x + 10, y + 10, 120) +
      crumbs(random, { x, y, rx: 190 }, 30, ['#E9D3A5', '#C99A55'], 14) +
      coriander(random, x, y + 10, 1.7),
  },
];
