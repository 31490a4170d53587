import type { Dish } from '../dish';
import {
  centre,
  rectangle,
  scatter,
  shadow,
  type Svg,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import {
  beads,
  chilliSlices,
  shredColours,
  shreds,
  strips,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { halfEgg } from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import { citrusSlice, citrusWedge } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import {
  crumbColours,
  crumbs,
  strands,
} from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  basil,
  coriander,
  springOnion,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { chunkColours, chunks } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { roastColours, roastSlice } from '../../../packages/web/src/ui/dish-drawing/foods/meat';
import { bowlFill, sesame } from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import { prawns } from '../../../packages/web/src/ui/dish-drawing/foods/seafood';
import {
  broccoli,
  greenBeans,
  mushroomSlice,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { bowl, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;
const nest = { x, y, rx: 250, ry: 242 };

export const noodles: Dish[] = [
  {
    id: 'pad-thai',
    title: 'Pad Thai',
    names: 'pad thai, prawn pad thai, phad thai, pad thai noodles, prawn pad thai noodles',
    tags: ['noodles', 'prawns', 'stir-fry'],
    cuisine: 'Thai',
    difficulty: 'Medium',
    alt: 'Rice noodles with prawns, bean sprouts, peanuts, spring onion and lime',
    table: {
      surface: 'darkWood',
      napkin: ['bottom-left', 'ochre'],
      cutlery: ['chopsticks', 'right'],
      props: { 'top-left': (_random, px, py) => citrusSlice('lime', px, py, 78) },
    },
    draw: (random) =>
      plate('#7C8B74') +
      strands(random, nest, 'fried noodles', { width: 9 }) +
      prawns(random, { x, y: y - 20, rx: 150, ry: 120 }, 6, 1.15) +
      shreds(random, { x: x - 130, y: y + 110, rx: 80, ry: 56 }, 70, shredColours.sprouts, {
        length: 60,
        width: 7,
      }) +
      shreds(random, { x, y, rx: 180 }, 22, shredColours.carrot, { length: 50 }) +
      springOnion(random, { x, y, rx: 180 }, 34) +
      crumbs(random, { x: x + 110, y: y + 100, rx: 74, ry: 56 }, 70, crumbColours.peanuts, 11) +
      citrusWedge('lime', x + 176, y - 110, 58, 30) +
      coriander(random, x + 10, y + 20, 1.2),
  },
  {
    id: 'ramen',
    title: 'Pork ramen',
    names:
      'ramen, tonkotsu ramen, ramen noodle soup, miso ramen, shoyu ramen, pork ramen noodle soup, miso pork ramen',
    tags: ['noodles', 'soup', 'pork'],
    cuisine: 'Japanese',
    difficulty: 'Hard',
    alt: 'A bowl of noodle soup with sliced pork, a halved egg, corn, nori and spring onion',
    table: { surface: 'slate', napkin: ['top-left', 'brick'], cutlery: ['chopsticks', 'right'] },
    draw: (random) =>
      bowl('#7E2A1D', '#4E150D') +
      bowlFill(random, 'broth') +
      strands(random, { x, y, rx: 215, ry: 200 }, 'egg noodles', { width: 9, share: 0.8 }) +
      nori() +
      roastSlice(random, x - 130, y - 70, -30, roastColours.pork) +
      roastSlice(random, x - 60, y - 110, -10, roastColours.pork) +
      halfEgg(x + 110, y - 30, 10, 1.4) +
      halfEgg(x + 80, y + 70, -20, 1.4) +
      beads(random, { x: x - 110, y: y + 110, rx: 66, ry: 50 }, 46, 'corn') +
      springOnion(random, { x: x + 10, y: y + 150, rx: 70, ry: 44 }, 34) +
      sesame(random, { x, y, rx: 200 }, 44),
  },
  {
    id: 'beef-noodle-stir-fry',
    title: 'Beef and hokkien noodle stir-fry',
    names:
      'beef noodle stir fry, beef and noodle stir fry, beef hokkien noodle, beef hokkien noodles, beef stir fry noodles, hokkien noodle stir fry, hokkien noodles, beef chow mein, beef lo mein, beef noodles, hokkien beef stir fry',
    tags: ['noodles', 'beef', 'stir-fry', 'quick'],
    cuisine: 'Chinese',
    difficulty: 'Easy',
    alt: 'Thick egg noodles with beef strips, broccoli, capsicum and mushrooms',
    table: { surface: 'oak', napkin: ['top-right', 'teal'], cutlery: ['chopsticks', 'left'] },
    draw: (random) =>
      bowl('#2F5D62', '#1C3C40') +
      strands(random, { x, y, rx: 280, ry: 272 }, 'egg noodles', { width: 13 }) +
      strips(random, { x, y, rx: 205 }, 15, ['beef']) +
      strips(random, { x, y, rx: 205 }, 14, ['red', 'yellow', 'carrot']) +
      scatter(random, { x, y, rx: 200 }, 7, (px, py) => broccoli(random, px, py, 1.3)) +
      scatter(random, { x, y, rx: 190 }, 6, (px, py) =>
        mushroomSlice(px, py, random.angle(), 0.9),
      ) +
      greenBeans(random, { x, y, rx: 190 }, 7) +
      sesame(random, { x, y, rx: 220 }, 60),
  },
  {
    id: 'chicken-pho',
    title: 'Chicken pho',
    names: 'pho, pho ga, vietnamese chicken noodle soup, chicken pho soup, chicken pho noodle soup',
    tags: ['noodles', 'soup', 'chicken'],
    cuisine: 'Vietnamese',
    difficulty: 'Medium',
    alt: 'Clear broth with rice noodles, chicken, herbs, chilli, sprouts and lime',
    table: {
      surface: 'greenLinen',
      cutlery: ['chopsticks', 'right'],
      props: {
        'top-left': (_random, px, py) => citrusWedge('lime', px, py, 80, 20),
        'bottom-left': (random, px, py) => coriander(random, px, py + 20, 2.2),
      },
    },
    draw: (random) =>
      bowl('#E8EDEA', '#B9C4C0') +
      bowlFill(random, 'broth') +
      strands(random, { x: x + 10, y: y + 20, rx: 200, ry: 180 }, 'rice noodles', {
        width: 8,
        share: 0.8,
      }) +
      chunks(random, { x: x - 60, y: y - 60, rx: 120, ry: 90 }, 11, chunkColours.chicken, 52) +
      shreds(random, { x: x + 130, y: y + 90, rx: 80, ry: 60 }, 50, shredColours.sprouts, {
        length: 60,
        width: 7,
      }) +
      springOnion(random, { x, y, rx: 210 }, 44) +
      chilliSlices(random, { x, y, rx: 190 }, 12) +
      coriander(random, x + 100, y - 90, 1.5) +
      basil(random, x - 120, y + 120, 1.2),
  },
];

function nori(): Svg {
  return shadow(
    'middle',
    rectangle(
      { x: x + 170, y: y - 150, width: 130, height: 170, round: 6 },
      '#1E2B25',
      `transform="rotate(24 ${x + 170} ${y - 150})"`,
    ) +
      rectangle(
        { x: x + 166, y: y - 154, width: 100, height: 140, round: 6 },
        '#2B3B33',
        `transform="rotate(24 ${x + 170} ${y - 150})"`,
      ),
  );
}
