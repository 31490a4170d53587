import type { Dish } from '../dish';
import { centre, scatter } from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import {
  beads,
  coin,
  cubes,
  shredColours,
  shreds,
  strips,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { friedEgg } from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import { citrusWedge } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { rice } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  choppedHerbs,
  coriander,
  saladLeaves,
  springOnion,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { mince } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { bowlFill, sesame } from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import { prawns } from '../../../packages/web/src/ui/dish-drawing/foods/seafood';
import {
  cherryTomatoes,
  mushroomSlice,
  tomatoSlice,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { bowl, pan, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const riceDishes: Dish[] = [
  {
    id: 'mushroom-risotto',
    title: 'Mushroom risotto',
    names:
      'creamy mushroom risotto, porcini risotto, wild mushroom risotto, mushroom and thyme risotto, oven baked mushroom risotto',
    tags: ['rice', 'vegetarian', 'mushroom'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'Creamy rice with fried mushrooms, parmesan and parsley',
    table: { surface: 'walnut', napkin: ['top-right', 'saltbush'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      bowlFill(random, 'leek') +
      rice(random, { x, y, rx: 268 }, 'brown') +
      scatter(random, { x, y, rx: 170 }, 16, (px, py) =>
        mushroomSlice(px, py, random.angle(), 1.3),
      ) +
      shreds(random, { x, y, rx: 170 }, 50, shredColours.parmesan, { length: 26, width: 7 }) +
      choppedHerbs(random, { x, y, rx: 220 }, 60),
  },
  {
    id: 'fried-rice',
    title: 'Fried rice',
    names:
      'special fried rice, egg fried rice, prawn fried rice, chinese fried rice, yangzhou fried rice, prawn and egg fried rice, vegetable fried rice',
    tags: ['rice', 'egg', 'quick', 'leftovers'],
    cuisine: 'Chinese',
    difficulty: 'Easy',
    alt: 'Fried rice with peas, corn, prawns, egg and spring onion',
    table: {
      surface: 'darkWood',
      napkin: ['bottom-left', 'brick'],
      cutlery: ['chopsticks', 'right'],
    },
    draw: (random) =>
      bowl('#2F4A57', '#20333C') +
      rice(random, { x, y, rx: 292 }, 'yellow') +
      beads(random, { x, y, rx: 260 }, 60, 'peas') +
      beads(random, { x, y, rx: 260 }, 44, 'corn') +
      cubes(random, { x, y, rx: 250 }, 34, ['#C9706A', '#EFA9A0'], 26) +
      prawns(random, { x, y, rx: 160 }, 7, 1) +
      springOnion(random, { x, y, rx: 250 }, 60),
  },
  {
    id: 'paella',
    title: 'Seafood paella',
    names: 'paella, prawn paella, paella de marisco, spanish paella, paella marinera',
    tags: ['rice', 'seafood', 'entertaining'],
    cuisine: 'Spanish',
    difficulty: 'Hard',
    alt: 'Saffron rice in a pan with prawns, capsicum, peas and lemon',
    table: { surface: 'terracotta' },
    draw: (random) =>
      pan() +
      rice(random, { x, y, rx: 300 }, 'yellow') +
      strips(random, { x, y, rx: 230 }, 16, ['red', 'green']) +
      beads(random, { x, y, rx: 250 }, 60, 'peas') +
      prawns(random, { x, y, rx: 200 }, 11, 1.4) +
      [20, 140, 260]
        .map((a) => citrusWedge('lemon', x + Math.cos(a) * 210, y + Math.sin(a) * 210, 62, a))
        .join('') +
      choppedHerbs(random, { x, y, rx: 250 }, 70),
  },
  {
    id: 'nasi-goreng',
    title: 'Nasi goreng with fried egg',
    names: 'nasi goreng, indonesian fried rice',
    tags: ['rice', 'egg', 'spicy'],
    cuisine: 'Indonesian',
    difficulty: 'Easy',
    alt: 'Brown fried rice topped with a fried egg, cucumber and fried onion',
    table: { surface: 'greenLinen', napkin: ['top-left', 'ochre'], cutlery: ['spoon', 'right'] },
    draw: (random) =>
      plate('#C98A1B') +
      rice(random, { x, y, rx: 248 }, 'tomato') +
      beads(random, { x, y, rx: 220 }, 34, 'peas') +
      shreds(random, { x, y, rx: 220 }, 44, shredColours.carrot, { length: 40 }) +
      friedEgg(random, x - 10, y - 20, 1.5) +
      [0, 1, 2, 3].map((n) => coin(random, x + 150, y + 40 + n * 38, 'cucumber', 46)).join('') +
      [0, 1].map((n) => tomatoSlice(x - 170, y + 90 + n * 60, 50)).join('') +
      shreds(random, { x: x + 20, y: y + 150, rx: 90, ry: 40 }, 70, shredColours['fried onion'], {
        width: 6,
      }) +
      springOnion(random, { x, y, rx: 200 }, 26),
  },
  {
    id: 'bibimbap',
    title: 'Bibimbap',
    names: 'bi bim bap, beef bibimbap, bibimbap bowl',
    tags: ['rice', 'beef', 'egg', 'bowl'],
    cuisine: 'Korean',
    difficulty: 'Medium',
    alt: 'Rice bowl with beef, carrot, spinach, mushrooms, sprouts and an egg',
    table: { surface: 'slate', cutlery: ['chopsticks', 'right'], napkin: ['bottom-left', 'cream'] },
    draw: (random) =>
      bowl('#2E3134', '#1F2123') +
      rice(random, { x, y, rx: 290 }) +
      mince(random, { x, y: y - 170, rx: 110, ry: 88 }) +
      shreds(random, { x: x + 175, y: y - 50, rx: 84, ry: 96 }, 110, shredColours.carrot, {
        length: 60,
        width: 7,
      }) +
      saladLeaves(random, { x: x + 110, y: y + 150, rx: 84, ry: 76 }, 22, [
        ['#2F5624', '#558238'],
      ]) +
      shreds(random, { x: x - 110, y: y + 150, rx: 84, ry: 76 }, 80, shredColours.sprouts, {
        length: 64,
        width: 8,
      }) +
      scatter(random, { x: x - 180, y: y - 40, rx: 70, ry: 76 }, 10, (px, py) =>
        mushroomSlice(px, py, random.angle(), 1),
      ) +
      friedEgg(random, x, y, 1.35) +
      sesame(random, { x, y, rx: 250 }, 60),
  },
  {
    id: 'burrito-bowl',
    title: 'Burrito bowl',
    names:
      'burrito bowl, mexican rice bowl, mexican bowl, black bean burrito bowl, vegetarian burrito bowl, mexican bean bowl, vegan burrito bowl, taco bowl',
    tags: ['beans', 'rice', 'mexican', 'vegan'],
    cuisine: 'Mexican',
    difficulty: 'Easy',
    alt: 'Rice with black beans, corn, tomato, red cabbage, avocado and lime',
    table: {
      surface: 'ochreLinen',
      cutlery: ['fork', 'left'],
      napkin: ['bottom-right', 'terracotta'],
    },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      rice(random, { x, y, rx: 288 }, 'brown') +
      beads(random, { x: x - 140, y: y - 90, rx: 120, ry: 105 }, 78, 'black beans') +
      beads(random, { x: x + 130, y: y - 130, rx: 115, ry: 90 }, 84, 'corn') +
      cherryTomatoes(random, { x: x + 170, y: y + 60, rx: 86, ry: 80 }, 12) +
      shreds(random, { x: x - 150, y: y + 130, rx: 95, ry: 80 }, 100, shredColours['red cabbage'], {
        length: 50,
        width: 7,
      }) +
      cubes(random, { x: x + 30, y: y + 170, rx: 100, ry: 76 }, 18, ['#8DA851', '#C6D888'], 46) +
      coriander(random, x, y, 1.7) +
      citrusWedge('lime', x - 10, y + 30, 60, 30),
  },
];
