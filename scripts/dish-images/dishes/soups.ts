import { type Dish, easyAustralian } from '../dish';
import { atPlaces, centre, scatter } from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { breadSlice } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import {
  beads,
  coin,
  cubes,
  shredColours,
  shreds,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { shortPasta, strands } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  basil,
  choppedHerbs,
  coriander,
  rosemary,
  sage,
  sprig,
  springOnion,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { chunkColours, chunks } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { dumpling } from '../../../packages/web/src/ui/dish-drawing/foods/pastry';
import {
  bowlFill,
  creamSpiral,
  dollop,
  pepper,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import { mushroomSlice, tomato } from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { bowl } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const soups: Dish[] = [
  {
    id: 'pumpkin-soup',
    title: 'Pumpkin soup',
    names:
      'pumpkin soup, roast pumpkin soup, creamy pumpkin soup, butternut pumpkin soup, butternut squash soup, spiced pumpkin soup, roasted pumpkin soup, cream of pumpkin soup, thai pumpkin soup, pumpkin and ginger soup, pumpkin and coconut soup, curried pumpkin soup, butternut soup',
    tags: ['soup', 'vegetarian', 'winter'],
    ...easyAustralian,
    alt: 'Orange pumpkin soup with a swirl of cream, pumpkin seeds and sage, with bread',
    table: {
      surface: 'greenWood',
      napkin: ['top-right', 'cream'],
      props: {
        'bottom-right': (random, px, py) =>
          breadSlice(random, px + 10, py, -28) + breadSlice(random, px + 70, py - 70, -10),
        'top-left': (random, px, py) => rosemary(random, px, py + 90, 190, 8),
      },
    },
    draw: (random) =>
      bowl('#3E4A52', '#2A3339') +
      bowlFill(random, 'pumpkin') +
      creamSpiral(x, y, 165) +
      beads(random, { x: x + 30, y: y + 30, rx: 100 }, 26, 'capers') +
      pepper(random, { x, y, rx: 210 }, 60) +
      sprig(random, x - 10, y + 6, 1.4, sage),
  },
  {
    id: 'tomato-soup',
    title: 'Roast tomato soup',
    names:
      'tomato soup, cream of tomato soup, roasted tomato soup, creamy tomato soup, tomato and basil soup, tomato basil soup, roast tomato and basil soup, tomato and capsicum soup',
    tags: ['soup', 'vegetarian', 'tomato'],
    cuisine: 'Italian',
    difficulty: 'Easy',
    alt: 'Red tomato soup with cream, croutons and basil',
    table: {
      surface: 'whiteWood',
      napkin: ['bottom-left', 'brick'],
      cutlery: ['spoon', 'right'],
      props: { 'top-left': (random, px, py) => tomato(random, px, py, 78) },
    },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      bowlFill(random, 'tomato') +
      creamSpiral(x - 10, y, 130) +
      cubes(random, { x: x + 60, y: y + 70, rx: 110, ry: 90 }, 11, ['#A9702C', '#E2B266'], 44) +
      pepper(random, { x, y, rx: 200 }, 60) +
      basil(random, x - 30, y - 10, 1.5),
  },
  {
    id: 'minestrone',
    title: 'Minestrone',
    names:
      'minestrone soup, vegetable minestrone, minestrone alla genovese, vegetable and bean soup, italian vegetable soup',
    tags: ['soup', 'vegetables', 'beans'],
    cuisine: 'Italian',
    difficulty: 'Easy',
    alt: 'Tomato broth with white beans, pasta, carrot, zucchini and parmesan',
    table: {
      surface: 'oak',
      napkin: ['top-left', 'saltbush'],
      cutlery: ['spoon', 'right'],
      props: { 'bottom-left': (random, px, py) => breadSlice(random, px, py, 24) },
    },
    draw: (random) =>
      bowl('#2F5D62', '#1C3C40') +
      bowlFill(random, 'red curry') +
      shortPasta(random, { x, y, rx: 230 }, 34, 'macaroni') +
      scatter(random, { x, y, rx: 225 }, 13, (px, py) => coin(random, px, py, 'zucchini', 30)) +
      scatter(random, { x, y, rx: 225 }, 12, (px, py) => coin(random, px, py, 'carrot', 26)) +
      beads(random, { x, y, rx: 235 }, 46, 'white beans') +
      beads(random, { x, y, rx: 235 }, 34, 'peas') +
      shreds(random, { x, y, rx: 110 }, 54, shredColours.parmesan, { length: 26, width: 6 }) +
      basil(random, x, y + 4, 1.4),
  },
  {
    id: 'chicken-noodle-soup',
    title: 'Chicken noodle soup',
    names:
      'chicken noodle soup, chicken and noodle soup, chook noodle soup, chicken soup with noodles, chicken and vegetable noodle soup, chicken corn noodle soup',
    tags: ['soup', 'chicken', 'noodles'],
    ...easyAustralian,
    alt: 'Golden broth with egg noodles, chicken, carrot and parsley',
    table: { surface: 'ochreLinen', napkin: ['bottom-right', 'teal'], cutlery: ['spoon', 'left'] },
    draw: (random) =>
      bowl('#E8EDEA', '#B9C4C0') +
      bowlFill(random, 'broth') +
      strands(random, { x, y: y + 10, rx: 190, ry: 176 }, 'egg noodles', { width: 9, share: 0.6 }) +
      chunks(random, { x, y, rx: 200 }, 14, chunkColours.chicken, 46) +
      scatter(random, { x, y, rx: 225 }, 15, (px, py) => coin(random, px, py, 'carrot', 29)) +
      beads(random, { x, y, rx: 225 }, 26, 'corn') +
      choppedHerbs(random, { x, y, rx: 235 }, 70),
  },
  {
    id: 'pea-and-ham-soup',
    title: 'Pea and ham soup',
    names:
      'ham and pea soup, pea ham soup, split pea soup, pea soup, split pea and ham soup, green pea soup, pea and mint soup',
    tags: ['soup', 'ham', 'winter'],
    ...easyAustralian,
    alt: 'Green pea soup with pieces of ham and a spoon of cream',
    table: {
      surface: 'walnut',
      napkin: ['top-left', 'rose'],
      props: { 'bottom-left': (random, px, py) => breadSlice(random, px, py, 30) },
      cutlery: ['spoon', 'right'],
    },
    draw: (random) =>
      bowl('#C98A1B', '#8E5F10') +
      bowlFill(random, 'pea') +
      dollop(random, { x, y: y - 10, rx: 84, ry: 70 }) +
      chunks(random, { x, y, rx: 190 }, 22, ['#C9706A', '#EFA9A0'], 30) +
      beads(random, { x, y, rx: 210 }, 40, 'peas') +
      pepper(random, { x, y, rx: 220 }, 70) +
      choppedHerbs(random, { x, y, rx: 180 }, 26),
  },
  {
    id: 'mushroom-soup',
    title: 'Mushroom soup',
    names:
      'mushroom soup, cream of mushroom soup, creamy mushroom soup, wild mushroom soup, mushroom and thyme soup, mushroom bisque',
    tags: ['soup', 'mushroom', 'vegetarian'],
    cuisine: 'French',
    difficulty: 'Easy',
    alt: 'Creamy brown soup topped with fried mushroom slices and thyme',
    table: {
      surface: 'greenLinen',
      napkin: ['bottom-left', 'terracotta'],
      cutlery: ['spoon', 'right'],
    },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      bowlFill(random, 'mushroom') +
      creamSpiral(x, y, 215) +
      scatter(random, { x: x + 10, y: y + 6, rx: 105, ry: 92 }, 7, (px, py) =>
        mushroomSlice(px, py, random.angle(), 1.05),
      ) +
      pepper(random, { x, y, rx: 230 }, 90) +
      choppedHerbs(random, { x, y, rx: 190 }, 44) +
      rosemary(random, x + 70, y + 100, 130, 40),
  },
  {
    id: 'wonton-soup',
    title: 'Wonton soup',
    names:
      'wonton soup, won ton soup, pork wonton soup, prawn wonton soup, wonton noodle soup, dumpling soup',
    tags: ['soup', 'dumplings', 'pork'],
    cuisine: 'Chinese',
    difficulty: 'Medium',
    alt: 'Clear broth with folded wontons, bok choy and spring onion',
    table: {
      surface: 'roseLinen',
      napkin: ['top-right', 'brick'],
      cutlery: ['chopsticks', 'left'],
    },
    draw: (random) =>
      bowl('#7E2A1D', '#4E150D') +
      bowlFill(random, 'broth') +
      wontons() +
      springOnion(random, { x, y, rx: 220 }, 70) +
      coriander(random, x + 10, y + 10, 1.7) +
      pepper(random, { x, y, rx: 200 }, 26),
  },
];

function wontons(): string {
  const places = [
    [-130, -100, -20],
    [60, -150, 14],
    [150, 0, 40],
    [-30, 0, -8],
    [-150, 90, 30],
    [40, 140, -24],
  ] as const;
  return atPlaces(places, (px, py, angle) => dumpling(px, py, angle, 1.1));
}
