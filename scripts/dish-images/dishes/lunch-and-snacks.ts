import { type Dish, easyAustralian } from '../dish';
import type { Random } from '../../../packages/web/src/ui/dish-drawing/drawing/random';
import {
  at,
  atPlaces,
  centre,
  ellipse,
  rectangle,
  scatter,
  shadow,
  shape,
  stroke,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { flatbread, sandwichSlice } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import {
  beads,
  coin,
  cubes,
  shredColours,
  shreds,
  strips,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { meltedCheese } from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import { citrusSlice, citrusWedge } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import {
  basil,
  choppedHerbs,
  coriander,
  lettuce,
  mint,
  saladLeaves,
  springOnion,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { mince } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { roastColours, roastSlice } from '../../../packages/web/src/ui/dish-drawing/foods/meat';
import { dumpling, pastryRoll } from '../../../packages/web/src/ui/dish-drawing/foods/pastry';
import {
  creamSpiral,
  dip,
  dollop,
  sesame,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import { prawns } from '../../../packages/web/src/ui/dish-drawing/foods/seafood';
import {
  carrot,
  cherryTomatoes,
  tomatoSlice,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import {
  plank,
  plate,
  steamer,
  tray,
} from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const lunchAndSnacks: Dish[] = [
  {
    id: 'toasted-sandwich',
    title: 'Ham and cheese toastie',
    names:
      'toastie, cheese toastie, ham and cheese toasted sandwich, toasted sandwich, grilled cheese, grilled cheese sandwich, toasted cheese sandwich, croque monsieur, ham and cheese jaffle, jaffle, ham cheese toastie, cheese and ham toastie, toasted ham and cheese sandwich, ham cheese and tomato toastie',
    tags: ['lunch', 'cheese', 'kids', 'quick'],
    ...easyAustralian,
    alt: 'Toasted sandwich halves with melted cheese and ham, with tomato soup',
    table: { isLong: true, surface: 'walnut' },
    draw: (random) =>
      plank(random) +
      toastie(random, x - 190, y - 90, -8) +
      toastie(random, x - 60, y + 110, 10) +
      dip(random, x + 290, y - 20, 160, 'tomato') +
      basil(random, x + 290, y - 10, 1.3),
  },
  {
    id: 'salad-wraps',
    title: 'Chicken salad wraps',
    names:
      'chicken wrap, salad wrap, chicken and salad wrap, chicken salad wrap, chicken lettuce and tomato wrap, wrap, lunch wrap',
    tags: ['lunch', 'chicken', 'lunch box'],
    ...easyAustralian,
    alt: 'Three rolled wraps in striped paper, with chicken, lettuce, carrot and tomato at the top',
    table: { isLong: true, surface: 'roseLinen' },
    draw: (random) =>
      plank(random, '#C9A06B', '#8A6236') +
      atPlaces(
        [
          [-270, 30],
          [0, 40],
          [270, 30],
        ],
        (px, py) => wrap(random, px, py, random.between(8, 14)),
      ),
  },
  {
    id: 'sausage-rolls',
    title: 'Sausage rolls',
    names:
      'sausage roll, pork sausage rolls, beef sausage rolls, party sausage rolls, puff pastry sausage rolls',
    tags: ['pastry', 'party', 'kids'],
    ...easyAustralian,
    alt: 'Golden sausage rolls with sesame on a tray with tomato sauce',
    table: { isLong: true, surface: 'darkWood' },
    draw: (random) =>
      tray() +
      atPlaces(
        [
          [-330, -170],
          [-330, 0],
          [-330, 170],
          [-60, -170],
          [-60, 0],
          [-60, 170],
          [210, 60],
          [210, 200],
        ],
        (px, py) => pastryRoll(random, px, py, random.between(-6, 6), { length: 230, width: 116 }),
      ) +
      dip(random, x + 290, y - 150, 110, 'tomato') +
      sesame(random, { x: x - 80, y, rx: 330, ry: 220 }, 120),
  },
  {
    id: 'rice-paper-rolls',
    title: 'Rice paper rolls',
    names:
      'rice paper roll, prawn rice paper roll, vietnamese rice paper roll, summer roll, fresh spring roll, vietnamese spring roll, cold roll, vietnamese roll',
    tags: ['prawns', 'fresh', 'summer'],
    cuisine: 'Vietnamese',
    difficulty: 'Medium',
    alt: 'See-through rolls with prawns, carrot, cucumber and mint, with dipping sauce',
    table: { isLong: true, surface: 'stone' },
    draw: (random) =>
      plank(random, '#5B3A22', '#3A2413') +
      [-200, -70, 60, 190]
        .map((dy, n) => paperRoll(random, x - 120, y + dy, n % 2 ? 4 : -4))
        .join('') +
      dip(random, x + 320, y - 60, 120, 'red curry') +
      citrusWedge('lime', x + 300, y + 170, 70, 20) +
      coriander(random, x + 400, y + 220, 1.5),
  },
  {
    id: 'steamed-dumplings',
    title: 'Pork dumplings',
    names:
      'dumpling, steamed dumpling, pork dumpling, gyoza, steamed pork dumpling, pork gyoza, pork and chive dumpling, pork and cabbage dumpling, pork and prawn dumpling, dim sim, dim sum, chinese dumpling',
    tags: ['dumplings', 'pork', 'entree'],
    cuisine: 'Chinese',
    difficulty: 'Medium',
    alt: 'Pleated dumplings in a bamboo steamer with chilli and spring onion',
    table: {
      surface: 'slate',
      cutlery: ['chopsticks', 'left'],
      props: { 'top-right': (random, px, py) => dip(random, px, py, 96, 'gravy') },
    },
    draw: (random) =>
      steamer() +
      atPlaces(
        [
          [-120, -150, 20],
          [70, -160, -10],
          [180, -20, 60],
          [-190, 20, -40],
          [0, -10, 8],
          [-110, 150, -14],
          [90, 150, 24],
        ],
        (px, py, a) => dumpling(px, py, a, 1.15),
      ) +
      springOnion(random, { x, y, rx: 220 }, 40) +
      sesame(random, { x, y, rx: 200 }, 30, '#2E2624'),
  },
  {
    id: 'nachos',
    title: 'Nachos',
    names:
      'nacho, beef nacho, loaded nacho, mexican nacho, nachos grande, corn chip nachos, beef and bean nachos',
    tags: ['mexican', 'sharing', 'quick'],
    cuisine: 'Mexican',
    difficulty: 'Easy',
    alt: 'Corn chips with mince, beans, melted cheese, sour cream and guacamole',
    table: {
      surface: 'terracotta',
      napkin: ['top-left', 'cream'],
      props: { 'bottom-right': (_random, px, py) => citrusSlice('lime', px, py, 80) },
    },
    draw: (random) =>
      plate('#2F5D62') +
      scatter(random, { x, y, rx: 250 }, 54, (px, py) => cornChip(random, px, py)) +
      mince(random, { x, y, rx: 140, ry: 120 }) +
      beads(random, { x, y, rx: 160 }, 34, 'kidney beans') +
      meltedCheese(random, { x, y, rx: 190 }, 20, false) +
      dollop(random, { x: x - 70, y: y - 30, rx: 70, ry: 58 }) +
      dollop(random, { x: x + 80, y: y + 30, rx: 76, ry: 62 }, ['#7D9A45', '#B2CB74']) +
      cherryTomatoes(random, { x, y, rx: 200 }, 9) +
      coriander(random, x, y + 10, 1.4) +
      springOnion(random, { x, y, rx: 210 }, 30),
  },
  {
    id: 'hummus-and-vegetables',
    title: 'Hummus with vegetable sticks',
    names:
      'hummus, houmous, hommus, hummus dip, hummus and veggie sticks, hummus and crudites, classic hummus',
    tags: ['snack', 'vegan', 'chickpeas', 'kids'],
    cuisine: 'Middle Eastern',
    difficulty: 'Easy',
    alt: 'A dish of hummus with carrot, cucumber and capsicum sticks',
    table: { isLong: true, surface: 'blueWood' },
    draw: (random) =>
      plank(random) +
      [0, 1, 2, 3, 4, 5]
        .map((n) => carrot(x - 300, y - 190 + n * 42, -8 + n * 3, 190, 30))
        .join('') +
      strips(random, { x: x + 310, y: y - 120, rx: 96, ry: 110 }, 22, ['red', 'yellow', 'green']) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((n) =>
          coin(random, x + 240 + (n % 4) * 52, y + 130 + Math.floor(n / 4) * 66, 'cucumber', 46),
        )
        .join('') +
      flatbread(random, { x: x - 290, y: y + 190, rx: 140, ry: 90 }, 10) +
      dip(random, x, y, 205, 'porridge') +
      creamSpiral(x, y, 120, '#C98A2B') +
      beads(random, { x, y, rx: 70 }, 14, 'chickpeas') +
      choppedHerbs(random, { x, y, rx: 130 }, 24),
  },
];

function toastie(random: Random, px: number, py: number, angle: number): string {
  return (
    sandwichSlice(random, px + 10, py + 26, angle, true, 240) +
    roastSlice(random, px + 90, py + 40, 40 + angle, roastColours.ham) +
    meltedCheese(random, { x: px + 60, y: py + 60, rx: 90, ry: 60 }, 10, false) +
    sandwichSlice(random, px - 10, py - 12, angle + 3, true, 240)
  );
}

/** A rolled wrap: its lower half in paper, the filling looking out at the top. */
function wrap(random: Random, px: number, py: number, angle: number): string {
  const [width, length] = [170, 470];
  const top = -length / 2;
  const filling =
    lettuce(random, { x: 0, y: top - 6, rx: 74, ry: 34 }, 12) +
    shreds(random, { x: 0, y: top, rx: 66, ry: 28 }, 30, shredColours.carrot, {
      length: 52,
      width: 8,
    }) +
    cubes(random, { x: 0, y: top - 6, rx: 56, ry: 18 }, 6, ['#C99A55', '#F4E0BC'], 46) +
    tomatoSlice(-34, top - 22, 30) +
    tomatoSlice(38, top - 14, 28);
  const roll =
    rectangle({ x: 0, y: 0, width, height: length, round: 64 }, '#CE9E5C') +
    rectangle({ x: -4, y: -4, width: width - 14, height: length - 14, round: 58 }, '#EFD3A0') +
    scatter(random, { x: 0, y: -90, rx: 60, ry: 110 }, 22, (dx, dy) =>
      ellipse({ x: dx, y: dy, rx: random.between(6, 17), ry: random.between(4, 10) }, '#B97A35', {
        angle: random.angle(),
        more: 'opacity=".55"',
      }),
    ) +
    stroke(`M30 ${top + 26}C44 -60 36 -20 -70 40`, '#C08A48', 6, 'stroke-opacity=".7"');
  const paper =
    shape('M-94 10L94 -40V200C94 250 -94 250 -94 200Z', '#DDD3BE') +
    shape('M-94 10L94 -40V196C94 244 -90 244 -90 196Z', '#F7F1E3') +
    stroke('M-94 10L94 -40', '#C9BDA3', 5) +
    [70, 120, 170]
      .map((stripe) =>
        stroke(`M-90 ${stripe + 14}L90 ${stripe - 34}`, '#8FA97F', 9, 'stroke-opacity=".55"'),
      )
      .join('');
  return shadow('high', at(px, py, angle, filling + roll + paper));
}

function paperRoll(random: Random, px: number, py: number, angle: number): string {
  const skin = `<rect x="${px - 190}" y="${py - 54}" width="380" height="108" rx="44" fill="#F6F0E2" opacity=".55" transform="rotate(${angle} ${px} ${py})"/>`;
  return (
    saladLeaves(random, { x: px, y: py, rx: 140, ry: 24 }, 12) +
    shreds(random, { x: px, y: py, rx: 150, ry: 26 }, 40, shredColours.carrot, {
      length: 60,
      width: 6,
    }) +
    prawns(random, { x: px, y: py - 6, rx: 130, ry: 8 }, 4, 0.75) +
    skin +
    mint(random, px + 150, py, 0.5)
  );
}

function cornChip(random: Random, px: number, py: number): string {
  return `<g filter="url(#shadow-low)"><g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${random.angle().toFixed(1)})"><path d="M0 -52Q8 -52 12 -44L50 30Q52 40 42 40L-42 40Q-52 40 -50 30L-12 -44Q-8 -52 0 -52Z" fill="${random.pick(['#E9B548', '#F2C765', '#DDA437'])}"/><path d="M-30 26L0 -34" stroke="#FCE6A8" stroke-width="5" opacity=".6"/></g></g>`;
}
