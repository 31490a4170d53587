import { type Dish, easyAustralian } from '../dish';
import {
  atPlaces,
  centre,
  circle,
  scatter,
  shadow,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import {
  beads,
  coin,
  onionRings,
  shredColours,
  shreds,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { citrusSlice, citrusWedge } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { rice } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  choppedHerbs,
  coriander,
  rosemary,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { sausage, skewer } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import {
  cutlet,
  grilled,
  grilledColours,
  ribs,
  roastChicken,
  roastSlice,
} from '../../../packages/web/src/ui/dish-drawing/foods/meat';
import {
  dip,
  dollop,
  drizzle,
  pepper,
  saucePool,
  sesame,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  asparagus,
  broccoli,
  carrot,
  chips,
  greenBeans,
  roastPotato,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { plank, plate, tray } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const roastsAndGrills: Dish[] = [
  {
    id: 'lamb-roast',
    title: 'Roast lamb with vegetables',
    names:
      'roast lamb, lamb roast, leg of lamb, roast leg of lamb, roast lamb leg, lamb leg roast, sunday roast lamb, roast leg of lamb with vegetables',
    tags: ['lamb', 'roast', 'sunday'],
    cuisine: 'Australian',
    difficulty: 'Medium',
    alt: 'Slices of pink roast lamb with potatoes, carrots, peas and rosemary',
    table: { surface: 'walnut', napkin: ['bottom-right', 'saltbush'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      plate('#56664A') +
      saucePool(random, { x: x + 20, y: y + 50, rx: 190, ry: 150 }, 'gravy') +
      scatter(random, { x: x - 130, y: y - 110, rx: 110, ry: 66 }, 5, (px, py) =>
        roastPotato(random, px, py, 1.1),
      ) +
      [0, 1, 2, 3, 4]
        .map((n) => carrot(x + 95 + n * 24, y - 160 + n * 34, 15 + n * 15, 165, 36))
        .join('') +
      beads(random, { x: x - 120, y: y + 150, rx: 92, ry: 62 }, 54, 'peas') +
      [0, 1, 2, 3, 4]
        .map((n) => roastSlice(random, x - 60 + n * 48, y + 10 + n * 14, -24 + n * 5))
        .join('') +
      rosemary(random, x + 60, y + 140, 170, 44),
  },
  {
    id: 'roast-chicken',
    title: 'Roast chicken',
    names:
      'roast chook, whole roast chicken, roasted chicken, lemon roast chicken, roast chicken and potatoes, roast whole chicken, sunday roast chicken',
    tags: ['chicken', 'roast', 'family'],
    cuisine: 'Australian',
    difficulty: 'Medium',
    alt: 'A whole golden roast chicken on a tray with potatoes, carrots and lemon',
    table: { isLong: true, surface: 'oak' },
    draw: (random) =>
      tray() +
      roastChicken(random, x - 10, y - 10, 1.15) +
      atPlaces(
        [
          [-370, -190],
          [-380, 20],
          [-330, 200],
          [370, -200],
          [390, 180],
        ],
        (px, py) => roastPotato(random, px, py, 1.2),
      ) +
      carrot(x - 230, y + 225, 8, 170, 40) +
      carrot(x + 250, y + 235, -12, 170, 40) +
      carrot(x + 230, y - 230, 12, 160, 38) +
      citrusSlice('lemon', x - 230, y - 225, 56) +
      citrusWedge('lemon', x + 400, y - 20, 62, 70) +
      rosemary(random, x - 40, y + 30, 190, 30) +
      rosemary(random, x + 130, y - 20, 150, -50),
  },
  {
    id: 'steak-and-chips',
    title: 'Steak and chips',
    names: 'steak frites, steak and fries, steak chips',
    tags: ['beef', 'grill', 'bbq'],
    cuisine: 'Australian',
    difficulty: 'Medium',
    alt: 'Grilled steak with herb butter, chips and asparagus',
    table: { surface: 'slate', napkin: ['top-right', 'cream'], cutlery: ['knife', 'left'] },
    draw: (random) =>
      plate('#34465A') +
      chips(random, { x: x + 110, y: y - 130, rx: 125, ry: 74 }, 30) +
      [0, 1, 2, 3].map((n) => asparagus(x - 160 + n * 12, y - 150 + n * 32, -12, 220)).join('') +
      grilled(random, { x: x - 10, y: y + 95, rx: 215, ry: 128 }, -8) +
      shadow('low', circle(x - 30, y + 80, 40, '#F3DF94')) +
      choppedHerbs(random, { x: x - 30, y: y + 80, rx: 32 }, 14) +
      rosemary(random, x + 130, y + 180, 150, 30),
  },
  {
    id: 'bangers-and-mash',
    title: 'Sausages with mash and gravy',
    names:
      'bangers and mash, sausages and mash, sausage and mash, snags and mash, sausages and mashed potato',
    tags: ['sausages', 'comfort food', 'budget'],
    cuisine: 'British',
    difficulty: 'Easy',
    alt: 'Three sausages on mashed potato with onion gravy and peas',
    table: { surface: 'blueWood', napkin: ['bottom-left', 'ochre'], cutlery: ['fork', 'right'] },
    draw: (random) =>
      plate('#7C8B74') +
      dollop(random, { x: x - 20, y: y - 20, rx: 205, ry: 170 }, ['#E9D8A8', '#FBF0CF']) +
      saucePool(random, { x: x + 20, y: y + 40, rx: 150, ry: 96 }, 'gravy') +
      sausage(x - 30, y - 70, -14) +
      sausage(x, y + 10, -4) +
      sausage(x + 20, y + 90, 8) +
      onionRings(random, { x: x + 20, y: y + 30, rx: 100, ry: 50 }, 7, '#8C6238') +
      beads(random, { x: x + 10, y: y + 200, rx: 130, ry: 44 }, 60, 'peas'),
  },
  {
    id: 'lamb-cutlets',
    title: 'Lamb cutlets with mash and beans',
    names: 'lamb cutlet, grilled lamb cutlet, lamb chop, lamb loin chop',
    tags: ['lamb', 'grill', 'quick'],
    ...easyAustralian,
    alt: 'Three grilled lamb cutlets with mashed potato and green beans',
    table: {
      surface: 'whiteWood',
      napkin: ['bottom-left', 'navy'],
      cutlery: ['knife', 'right'],
      props: { 'top-left': (random, px, py) => rosemary(random, px, py + 90, 200, 10) },
    },
    draw: (random) =>
      plate('#34465A') +
      dollop(random, { x: x - 130, y: y - 60, rx: 118, ry: 104 }, ['#E9D8A8', '#FBF0CF']) +
      greenBeans(random, { x: x - 70, y: y + 150, rx: 130, ry: 60 }, 22, 120) +
      cutlet(random, x + 10, y + 20, 14) +
      cutlet(random, x + 90, y + 60, 32) +
      cutlet(random, x + 130, y + 150, 52) +
      rosemary(random, x + 60, y + 130, 130, 60),
  },
  {
    id: 'pork-ribs',
    title: 'Sticky pork ribs',
    names:
      'pork ribs, sticky ribs, bbq ribs, ribs, bbq pork ribs, sticky bbq ribs, barbecue ribs, spare ribs, pork spare ribs',
    tags: ['pork', 'bbq', 'weekend'],
    cuisine: 'American',
    difficulty: 'Medium',
    alt: 'Two racks of glazed ribs on a board with coleslaw and corn',
    table: { isLong: true, surface: 'slate' },
    draw: (random) =>
      plank(random) +
      ribs(random, x - 60, y - 130, -6) +
      ribs(random, x - 30, y + 110, 4) +
      dip(random, x + 350, y - 160, 92, 'chilli') +
      shreds(
        random,
        { x: x + 350, y: y + 120, rx: 95, ry: 105 },
        150,
        [...shredColours.cabbage, ...shredColours['red cabbage'], ...shredColours.carrot],
        { length: 44, width: 6 },
      ) +
      choppedHerbs(random, { x, y, rx: 300, ry: 200 }, 40) +
      sesame(random, { x: x - 40, y, rx: 260, ry: 190 }, 70),
  },
  {
    id: 'chicken-skewers',
    title: 'Chicken satay skewers',
    names:
      'chicken satay, satay chicken, satay skewers, satay chicken skewers, chicken satay sticks',
    tags: ['chicken', 'bbq', 'peanut'],
    cuisine: 'Indonesian',
    difficulty: 'Medium',
    alt: 'Grilled chicken skewers with peanut sauce, cucumber and rice',
    table: { isLong: true, surface: 'greenWood' },
    draw: (random) =>
      plank(random, '#C9A06B', '#8A6236') +
      [-186, -62, 62, 186]
        .map((dy, n) =>
          skewer(x - 120, y + dy, -4 + n * 3, [
            '#B9772B',
            '#C98A3C',
            '#A9651F',
            '#C98A3C',
            '#B9772B',
          ]),
        )
        .join('') +
      drizzle(random, { x: x - 120, y, rx: 190, ry: 200 }, '#8F5827', 11, 8) +
      [0, 1, 2, 3].map((n) => coin(random, x + 190 + n * 62, y + 20, 'cucumber', 40)).join('') +
      dip(random, x + 310, y - 130, 120, 'massaman') +
      rice(random, { x: x + 310, y: y + 150, rx: 118, ry: 104 }) +
      coriander(random, x + 200, y + 240, 1.5),
  },
  {
    id: 'rissoles',
    title: 'Beef rissoles with vegetables',
    names: 'rissole, beef rissole, beef patties',
    tags: ['beef', 'budget', 'family'],
    ...easyAustralian,
    alt: 'Four browned rissoles with mashed potato, broccoli, carrots and gravy',
    table: { surface: 'roseLinen', napkin: ['bottom-right', 'teal'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      plate('#2F5D62') +
      dollop(random, { x: x - 130, y: y - 90, rx: 116, ry: 96 }, ['#E9D8A8', '#FBF0CF']) +
      scatter(random, { x: x + 110, y: y - 130, rx: 84, ry: 62 }, 5, (px, py) =>
        broccoli(random, px, py, 1.4),
      ) +
      [0, 1, 2].map((n) => carrot(x + 190, y - 10 + n * 44, 20, 140, 32)).join('') +
      saucePool(random, { x: x - 20, y: y + 120, rx: 190, ry: 100 }, 'gravy') +
      atPlaces(
        [
          [-140, 90],
          [-40, 150],
          [60, 80],
          [-50, 50],
        ],
        (px, py) => grilled(random, { x: px, y: py, rx: 76, ry: 66 }, 10),
      ) +
      choppedHerbs(random, { x: x - 40, y: y + 90, rx: 140, ry: 70 }, 20),
  },
  {
    id: 'pork-chops',
    title: 'Pork chops with apple sauce',
    names: 'pork chop, pork chop and apple, pork chops and apple sauce, pork cutlet',
    tags: ['pork', 'grill', 'mid week'],
    ...easyAustralian,
    alt: 'Two grilled pork chops with apple sauce, potatoes and asparagus',
    table: { surface: 'oak', napkin: ['bottom-left', 'brick'], cutlery: ['knife', 'right'] },
    draw: (random) =>
      plate('#A8452A') +
      scatter(random, { x: x - 140, y: y - 110, rx: 96, ry: 62 }, 5, (px, py) =>
        roastPotato(random, px, py, 1.1),
      ) +
      [0, 1, 2, 3].map((n) => asparagus(x + 110, y - 180 + n * 32, 8, 220)).join('') +
      grilled(random, { x: x - 90, y: y + 90, rx: 150, ry: 112 }, -20, grilledColours.pork) +
      grilled(random, { x: x + 90, y: y + 100, rx: 150, ry: 112 }, 12, grilledColours.pork) +
      dollop(random, { x: x + 20, y: y + 70, rx: 66, ry: 52 }, ['#D9BE6A', '#F2E2A4']) +
      pepper(random, { x, y: y + 90, rx: 200, ry: 90 }),
  },
];
