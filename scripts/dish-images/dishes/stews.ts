import { type Dish, easyAustralian } from '../dish';
import { atPlaces, centre, scatter } from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import {
  beads,
  coin,
  shredColours,
  shreds,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { citrusSlice } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { crumbs } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  choppedHerbs,
  coriander,
  mint,
  rosemary,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import {
  chunkColours,
  chunks,
  mince,
} from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import {
  bowlFill,
  dollop,
  saucePool,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  carrot,
  mushroomSlice,
  roastPotato,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { bowl, pan, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const stews: Dish[] = [
  {
    id: 'beef-stew',
    title: 'Slow-cooked beef stew',
    names:
      'beef stew, beef casserole, slow cooked beef, beef bourguignon, boeuf bourguignon, beef and vegetable stew, beef and vegetable casserole, slow cooker beef stew, irish beef stew, beef and mushroom stew, beef and guinness stew',
    tags: ['beef', 'slow cooker', 'winter'],
    ...easyAustralian,
    alt: 'Chunks of beef with carrots, potatoes and mushrooms in dark gravy',
    table: {
      surface: 'walnut',
      napkin: ['top-left', 'cream'],
      cutlery: ['spoon', 'right'],
      props: { 'bottom-left': (random, px, py) => rosemary(random, px, py + 80, 190, 20) },
    },
    draw: (random) =>
      bowl('#6B4A3A', '#3E2A20') +
      bowlFill(random, 'gravy') +
      chunks(random, { x, y, rx: 215 }, 22, chunkColours.beef, 56) +
      scatter(random, { x, y, rx: 210 }, 12, (px, py) => coin(random, px, py, 'carrot', 34)) +
      scatter(random, { x, y, rx: 200 }, 8, (px, py) => roastPotato(random, px, py, 0.9)) +
      scatter(random, { x, y, rx: 190 }, 4, (px, py) =>
        mushroomSlice(px, py, random.angle(), 0.75),
      ) +
      beads(random, { x, y, rx: 220 }, 24, 'peas') +
      choppedHerbs(random, { x, y, rx: 220 }, 40),
  },
  {
    id: 'chilli-con-carne',
    title: 'Chilli con carne',
    names:
      'chilli, chilli con carne, chili, beef chilli, beef chili, beef and bean chilli, chilli beef, con carne',
    tags: ['beef', 'beans', 'mexican'],
    cuisine: 'Mexican',
    difficulty: 'Easy',
    alt: 'Minced beef and kidney beans with sour cream, cheese and coriander',
    table: {
      surface: 'terracotta',
      napkin: ['bottom-right', 'ochre'],
      cutlery: ['spoon', 'left'],
      props: { 'top-right': (_random, px, py) => citrusSlice('lime', px, py, 78) },
    },
    draw: (random) =>
      bowl('#2F5D62', '#1C3C40') +
      bowlFill(random, 'chilli') +
      mince(random, { x, y, rx: 262 }) +
      beads(random, { x, y, rx: 240 }, 80, 'kidney beans') +
      beads(random, { x, y, rx: 230 }, 34, 'corn') +
      dollop(random, { x: x - 20, y: y - 30, rx: 92, ry: 76 }) +
      shreds(random, { x: x + 120, y: y + 80, rx: 90, ry: 70 }, 70, shredColours.cheddar) +
      coriander(random, x - 10, y - 40, 1.5),
  },
  {
    id: 'lamb-tagine',
    title: 'Lamb tagine with couscous',
    names:
      'lamb tagine, lamb and apricot tagine, moroccan lamb tagine, moroccan lamb, apricot lamb tagine',
    tags: ['lamb', 'couscous', 'slow cooker'],
    cuisine: 'Moroccan',
    difficulty: 'Medium',
    alt: 'Lamb with apricots, chickpeas and almonds on couscous with mint',
    table: { surface: 'terracotta', napkin: ['top-left', 'navy'], cutlery: ['spoon', 'right'] },
    draw: (random) =>
      plate('#C98A2B') +
      crumbs(random, { x, y, rx: 252 }, 900, ['#F2DDA6', '#E8CD8B', '#F9EBC4'], 9) +
      saucePool(random, { x, y, rx: 185, ry: 170 }, 'massaman') +
      chunks(random, { x, y, rx: 150 }, 15, chunkColours.lamb, 52) +
      chunks(random, { x, y, rx: 165 }, 9, ['#C8701F', '#EFA14A'], 34) +
      beads(random, { x, y, rx: 180 }, 34, 'chickpeas') +
      crumbs(random, { x, y, rx: 170 }, 34, ['#F3E3C3', '#E3C796'], 14) +
      mint(random, x + 10, y, 1.5) +
      mint(random, x - 130, y + 110, 1),
  },
  {
    id: 'chicken-casserole',
    title: 'Chicken and mushroom casserole',
    names:
      'chicken casserole, chicken and mushroom casserole, creamy chicken and mushroom, chicken fricassee, creamy chicken casserole, chicken chasseur, coq au vin',
    tags: ['chicken', 'mushroom', 'one pot'],
    cuisine: 'French',
    difficulty: 'Easy',
    alt: 'Golden chicken with mushrooms and carrots in a creamy sauce',
    table: {
      surface: 'blueWood',
      napkin: ['top-right', 'cream'],
      props: { 'top-left': (random, px, py) => rosemary(random, px, py + 90, 190, -16) },
    },
    draw: (random) =>
      pan('#7E2A1D') +
      bowlFill(random, 'korma', 298) +
      chunks(random, { x, y, rx: 205 }, 11, chunkColours['golden chicken'], 92) +
      beads(random, { x, y, rx: 235 }, 40, 'peas') +
      scatter(random, { x, y, rx: 205 }, 8, (px, py) =>
        mushroomSlice(px, py, random.angle(), 0.85),
      ) +
      atPlaces(
        [
          [-170, 130, 20],
          [160, -140, -40],
          [150, 150, -20],
        ],
        (px, py, angle) => carrot(px, py, angle, 120, 30),
      ) +
      choppedHerbs(random, { x, y, rx: 240 }, 60) +
      rosemary(random, x - 30, y + 70, 150, 30),
  },
];
