import { type Dish, easyAustralian } from '../dish';
import { atPlaces, centre, scatter } from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import {
  beads,
  coin,
  cubeColours,
  cubes,
  onionRings,
  shredColours,
  shreds,
  strips,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import {
  cheeseSlice,
  halfEgg,
} from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import { citrusSlice } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { crumbColours, crumbs } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  basil,
  choppedHerbs,
  coriander,
  lettuce,
  mint,
  saladLeaves,
  springOnion,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { chunkColours, chunks } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { dollop, drizzle, pepper } from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import { tomato, tomatoSlice } from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { bowl, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const salads: Dish[] = [
  {
    id: 'greek-salad',
    title: 'Greek salad',
    names: 'horiatiki, classic greek salad, greek village salad, traditional greek salad',
    tags: ['salad', 'vegetarian', 'feta'],
    cuisine: 'Greek',
    difficulty: 'Easy',
    alt: 'Tomato, cucumber, olives, red onion and cubes of feta in a bowl',
    table: {
      surface: 'blueLinen',
      napkin: ['top-left', 'navy'],
      cutlery: ['fork', 'right'],
      props: { 'bottom-left': (random, px, py) => tomato(random, px, py, 76) },
    },
    draw: (random) =>
      bowl('#E8EDEA', '#B9C4C0') +
      lettuce(random, { x, y, rx: 230 }, 26) +
      scatter(random, { x, y, rx: 225 }, 13, (px, py) => coin(random, px, py, 'cucumber', 46)) +
      scatter(random, { x, y, rx: 220 }, 10, (px, py) => tomatoSlice(px, py, 48)) +
      onionRings(random, { x, y, rx: 220 }, 14) +
      beads(random, { x, y, rx: 230 }, 24, 'olives') +
      cubes(random, { x, y, rx: 200 }, 18, cubeColours.feta, 50) +
      choppedHerbs(random, { x, y, rx: 230 }, 40),
  },
  {
    id: 'caesar-salad',
    title: 'Chicken Caesar salad',
    names: 'caesar salad, chicken caesar, caesar, chicken caesar salad bowl',
    tags: ['salad', 'chicken', 'lunch'],
    cuisine: 'American',
    difficulty: 'Easy',
    alt: 'Lettuce with chicken, croutons, bacon, egg and parmesan',
    table: { surface: 'oak', napkin: ['bottom-right', 'saltbush'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      bowl('#8A5A2B', '#5B3815') +
      lettuce(random, { x, y, rx: 250 }, 44) +
      chunks(random, { x, y, rx: 200 }, 12, chunkColours['golden chicken'], 56) +
      cubes(random, { x, y, rx: 220 }, 18, ['#A9702C', '#E2B266'], 42) +
      chunks(random, { x, y, rx: 220 }, 14, ['#8E2F1D', '#D0705A'], 24) +
      atPlaces(
        [
          [-90, 60, 10],
          [100, -60, -30],
          [60, 120, 40],
        ],
        (px, py, a) => halfEgg(px, py, a, 1.1),
      ) +
      drizzle(random, { x, y, rx: 220 }, '#FBF3DC', 8) +
      shreds(random, { x, y, rx: 220 }, 60, shredColours.parmesan, { length: 34, width: 9 }) +
      pepper(random, { x, y, rx: 220 }),
  },
  {
    id: 'caprese-salad',
    title: 'Caprese salad',
    names:
      'caprese, insalata caprese, tomato and mozzarella salad, tomato mozzarella salad, tomato and bocconcini salad, tomato bocconcini and basil salad',
    tags: ['salad', 'tomato', 'mozzarella', 'quick'],
    cuisine: 'Italian',
    difficulty: 'Easy',
    alt: 'Overlapping slices of tomato and mozzarella with basil and balsamic',
    table: {
      surface: 'walnut',
      napkin: ['top-right', 'cream'],
      props: { 'bottom-left': (random, px, py) => basil(random, px, py + 40, 2.2) },
    },
    draw: (random) =>
      plate('#7C8B74') +
      Array.from({ length: 12 }, (_, n) => {
        const turn = (n * 30 * Math.PI) / 180;
        const [px, py] = [x + Math.cos(turn) * 168, y + Math.sin(turn) * 168];
        return n % 2 ? tomatoSlice(px, py, 76) : cheeseSlice(random, px, py, 72);
      }).join('') +
      [0, 90, 180, 270]
        .map((a, n) =>
          (n % 2 ? tomatoSlice : (px: number, py: number) => cheeseSlice(random, px, py, 66))(
            x + Math.cos(a / 57.3) * 56,
            y + Math.sin(a / 57.3) * 56,
            62,
          ),
        )
        .join('') +
      drizzle(random, { x, y, rx: 210 }, '#4A1F16', 7) +
      atPlaces(
        [
          [-140, -110],
          [130, -90],
          [0, 10],
          [-120, 130],
          [140, 120],
        ],
        (px, py) => basil(random, px, py, 1.25),
      ) +
      pepper(random, { x, y, rx: 220 }),
  },
  {
    id: 'potato-salad',
    title: 'Potato salad',
    names:
      'creamy potato salad, potato and egg salad, potato egg and bacon salad, potato and bacon salad, egg and potato salad',
    tags: ['salad', 'potato', 'bbq', 'side'],
    ...easyAustralian,
    alt: 'Potato pieces in creamy dressing with egg, bacon and spring onion',
    table: { surface: 'greenLinen', napkin: ['bottom-left', 'ochre'], cutlery: ['spoon', 'right'] },
    draw: (random) =>
      bowl('#C98A1B', '#8E5F10') +
      dollop(random, { x, y, rx: 270 }, ['#E9DFC4', '#FBF3DC']) +
      cubes(random, { x, y, rx: 235 }, 44, cubeColours.potato, 66) +
      chunks(random, { x, y, rx: 225 }, 18, ['#8E2F1D', '#D0705A'], 24) +
      atPlaces(
        [
          [-100, -60, 20],
          [90, -110, -20],
          [120, 90, 40],
          [-90, 120, 0],
        ],
        (px, py, a) => halfEgg(px, py, a, 1),
      ) +
      springOnion(random, { x, y, rx: 240 }, 70) +
      choppedHerbs(random, { x, y, rx: 230 }, 30),
  },
  {
    id: 'coleslaw',
    title: 'Coleslaw',
    names:
      'slaw, classic coleslaw, cabbage slaw, creamy coleslaw, cabbage salad, cabbage and carrot slaw',
    tags: ['salad', 'cabbage', 'bbq', 'side'],
    cuisine: 'American',
    difficulty: 'Easy',
    alt: 'Shredded green and red cabbage with carrot and herbs',
    table: { surface: 'whiteWood', napkin: ['top-right', 'rose'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      bowl('#2F5D62', '#1C3C40') +
      shreds(
        random,
        { x, y, rx: 268 },
        620,
        [
          ...shredColours.cabbage,
          ...shredColours.cabbage,
          ...shredColours['red cabbage'],
          ...shredColours.carrot,
        ],
        { length: 70, width: 8 },
      ) +
      springOnion(random, { x, y, rx: 230 }, 30) +
      coriander(random, x, y + 20, 1.7),
  },
  {
    id: 'beetroot-and-feta-salad',
    title: 'Roast beetroot and feta salad',
    names:
      'beetroot salad, beetroot and feta, beetroot and walnut salad, beetroot feta and walnut salad, roast beetroot salad, beetroot feta salad, beetroot and goats cheese salad',
    tags: ['salad', 'vegetarian', 'beetroot'],
    ...easyAustralian,
    alt: 'Salad leaves with beetroot, feta, walnuts and orange',
    table: {
      surface: 'stone',
      napkin: ['bottom-right', 'rose'],
      cutlery: ['fork', 'left'],
      props: { 'top-right': (_random, px, py) => citrusSlice('orange', px, py, 84) },
    },
    draw: (random) =>
      plate('#C5656B') +
      saladLeaves(random, { x, y, rx: 220 }, 70) +
      cubes(random, { x, y, rx: 205 }, 22, cubeColours.beetroot, 62) +
      cubes(random, { x, y, rx: 205 }, 22, cubeColours.feta, 38) +
      crumbs(random, { x, y, rx: 205 }, 30, ['#8A5A2B', '#A9763F', '#6E431C'], 20) +
      drizzle(random, { x, y, rx: 190 }, '#7A2A1C', 5),
  },
  {
    id: 'quinoa-salad',
    title: 'Quinoa and roast pumpkin salad',
    names:
      'quinoa salad, pumpkin quinoa salad, roast pumpkin and quinoa salad, pumpkin and quinoa salad, quinoa and pumpkin salad, quinoa pumpkin salad',
    tags: ['salad', 'vegan', 'quinoa', 'healthy'],
    ...easyAustralian,
    alt: 'Quinoa with roast pumpkin, spinach, chickpeas and pomegranate',
    table: { surface: 'ochreLinen', napkin: ['top-left', 'teal'], cutlery: ['fork', 'right'] },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      beads(random, { x, y, rx: 275 }, 900, 'quinoa') +
      saladLeaves(random, { x, y, rx: 215 }, 22, [
        ['#2F5624', '#558238'],
        ['#3F6B2C', '#6E9A47'],
      ]) +
      cubes(random, { x, y, rx: 220 }, 24, cubeColours.pumpkin, 62) +
      beads(random, { x, y, rx: 225 }, 46, 'chickpeas') +
      crumbs(random, { x, y, rx: 225 }, 60, ['#B01E3C', '#D0405C'], 10) +
      mint(random, x + 10, y, 1.4),
  },
  {
    id: 'asian-noodle-salad',
    title: 'Chicken noodle salad',
    names:
      'chicken noodle salad, vietnamese chicken noodle salad, vietnamese noodle salad, asian noodle salad, rice noodle salad, asian chicken noodle salad, vermicelli salad, vietnamese chicken salad',
    tags: ['salad', 'noodles', 'chicken', 'summer'],
    cuisine: 'Vietnamese',
    difficulty: 'Easy',
    alt: 'Rice noodles with chicken, carrot, cucumber, peanuts and mint',
    table: {
      surface: 'greenWood',
      napkin: ['bottom-right', 'cream'],
      cutlery: ['chopsticks', 'left'],
      props: { 'top-right': (_random, px, py) => citrusSlice('lime', px, py, 80) },
    },
    draw: (random) =>
      bowl('#E8EDEA', '#B9C4C0') +
      shreds(random, { x, y, rx: 262 }, 320, ['#F3EBD8', '#FAF4E6', '#E9DEC5'], {
        length: 120,
        width: 8,
      }) +
      saladLeaves(random, { x: x - 130, y: y + 110, rx: 90 }, 14) +
      chunks(
        random,
        { x: x + 60, y: y - 90, rx: 130, ry: 96 },
        14,
        chunkColours['golden chicken'],
        52,
      ) +
      shreds(random, { x: x - 150, y: y - 50, rx: 84 }, 80, shredColours.carrot, {
        length: 60,
        width: 7,
      }) +
      [0, 1, 2, 3]
        .map((n) => coin(random, x + 60 + n * 40, y + 150 - n * 22, 'cucumber', 46))
        .join('') +
      strips(random, { x: x + 30, y: y + 50, rx: 110, ry: 60 }, 8, ['red']) +
      crumbs(random, { x, y, rx: 200 }, 60, crumbColours.peanuts, 12) +
      mint(random, x - 10, y + 10, 1.5),
  },
];
