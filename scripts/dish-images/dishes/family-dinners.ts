import { type Dish, easyAustralian } from '../dish';
import type { Random } from '../../../packages/web/src/ui/dish-drawing/drawing/random';
import {
  atPlaces,
  blob,
  centre,
  scatter,
  shadow,
  shape,
  type Svg,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { flatbread } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import {
  burger,
  burgerLayer,
  taco,
} from '../../../packages/web/src/ui/dish-drawing/foods/burgers-and-tacos';
import {
  beads,
  shredColours,
  shreds,
  strips,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { meltedCheese } from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import {
  avocadoFan,
  citrusSlice,
  citrusWedge,
} from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { rice, strands } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  basil,
  choppedHerbs,
  coriander,
  lettuce,
  saladLeaves,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import {
  chunkColours,
  chunks,
  crumbed,
  meatballs,
  mince,
} from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { pieCrust } from '../../../packages/web/src/ui/dish-drawing/foods/pastry';
import {
  bakingDishFill,
  dip,
  forkedMash,
  saucePool,
  sesame,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  broccoli,
  cherryTomatoes,
  chips,
  greenBeans,
  tomato,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import {
  bakingDish,
  plank,
  dishArea,
  plate,
} from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const familyDinners: Dish[] = [
  {
    id: 'chicken-schnitzel',
    title: 'Chicken schnitzel and chips',
    names:
      'chicken schnitzel, schnitzel, schnitzel and chips, chicken schnitty, schnitty, pork schnitzel, veal schnitzel, wiener schnitzel, crumbed chicken, crumbed chicken breast',
    tags: ['chicken', 'crumbed', 'kids'],
    ...easyAustralian,
    alt: 'Crumbed chicken schnitzel with lemon, chips and salad',
    table: {
      surface: 'oak',
      napkin: ['top-left', 'cream'],
      cutlery: ['fork', 'right'],
      props: { 'bottom-left': (_random, px, py) => citrusSlice('lemon', px, py, 80) },
    },
    draw: (random) =>
      plate('#C98A2B') +
      saladLeaves(random, { x: x + 140, y: y - 130, rx: 92, ry: 74 }, 30) +
      cherryTomatoes(random, { x: x + 140, y: y - 130, rx: 70, ry: 50 }, 4) +
      chips(random, { x: x - 120, y: y - 130, rx: 96, ry: 66 }, 22) +
      crumbed(random, { x: x - 10, y: y + 90, rx: 225, ry: 122 }, -9) +
      citrusSlice('lemon', x, y + 60, 50) +
      citrusWedge('lemon', x + 175, y + 60, 62, -24) +
      choppedHerbs(random, { x, y: y + 80, rx: 180, ry: 90 }, 26),
  },
  {
    id: 'chicken-parmigiana',
    title: 'Chicken parmigiana',
    names:
      'chicken parmigiana, chicken parmi, chicken parma, chicken parmy, parmi, parma, parmy, chicken parm, chicken parmesan, parmigiana, pub parmi',
    tags: ['chicken', 'pub food', 'cheese'],
    cuisine: 'Australian',
    difficulty: 'Medium',
    alt: 'Crumbed chicken under tomato sauce, ham and melted cheese, with chips',
    table: { surface: 'darkWood', napkin: ['bottom-right', 'brick'], cutlery: ['knife', 'left'] },
    draw: (random) =>
      plate('#A8452A') +
      chips(random, { x: x + 130, y: y - 150, rx: 110, ry: 60 }, 24) +
      saladLeaves(random, { x: x - 160, y: y - 130, rx: 80, ry: 60 }, 22) +
      crumbed(random, { x, y: y + 70, rx: 250, ry: 142 }, -8) +
      saucePool(random, { x, y: y + 60, rx: 195, ry: 100 }, 'tomato') +
      meltedCheese(random, { x, y: y + 55, rx: 165, ry: 78 }, 34) +
      basil(random, x, y + 60, 1.4),
  },
  {
    id: 'spaghetti-and-meatballs',
    title: 'Spaghetti and meatballs',
    names:
      'meatballs spaghetti, meatball spaghetti, spaghetti meatballs, meatball pasta, pasta and meatballs',
    tags: ['beef', 'pasta', 'kids'],
    cuisine: 'Italian',
    difficulty: 'Easy',
    alt: 'Large meatballs in tomato sauce on spaghetti with basil',
    table: {
      surface: 'linen',
      napkin: ['top-right', 'saltbush'],
      cutlery: ['fork', 'left'],
      props: { 'bottom-right': (random, px, py) => tomato(random, px, py, 74) },
    },
    draw: (random) =>
      plate('#7C8B74') +
      strands(random, { x, y, rx: 250, ry: 242 }, 'pasta') +
      saucePool(random, { x, y, rx: 170, ry: 158 }, 'tomato') +
      meatballs(random, { x, y, rx: 118, ry: 106 }, 7, 58) +
      shreds(random, { x, y, rx: 150 }, 50, shredColours.parmesan, { length: 18, width: 5 }) +
      basil(random, x + 10, y, 1.3),
  },
  {
    id: 'shepherds-pie',
    title: "Shepherd's pie",
    names: 'shepherds pie, cottage pie, shepherd pie',
    tags: ['lamb', 'bake', 'family', 'winter'],
    cuisine: 'British',
    difficulty: 'Easy',
    alt: 'A dish of minced lamb under browned, forked mashed potato, with a spoonful taken out',
    table: { isLong: true, surface: 'greenLinen', napkin: ['top-right', 'rose'] },
    draw: (random) =>
      bakingDish('#2F5D62', '#1C3C40') +
      bakingDishFill(random, 'chilli') +
      forkedMash(random) +
      mince(random, { x: x + 230, y: y + 120, rx: 150, ry: 96 }) +
      beads(random, { x: x + 230, y: y + 120, rx: 120, ry: 70 }, 26, 'peas') +
      choppedHerbs(random, { x, y, ...dishArea }, 40),
  },
  {
    id: 'meat-pie',
    title: 'Meat pie',
    names:
      'beef pie, aussie meat pie, mince pie beef, steak pie, steak and kidney pie, beef mince pie, beef and guinness pie',
    tags: ['beef', 'pie', 'footy'],
    cuisine: 'Australian',
    difficulty: 'Medium',
    alt: 'A round meat pie with a golden lid and tomato sauce on top',
    table: {
      surface: 'darkWood',
      napkin: ['top-right', 'brick'],
      cutlery: ['fork', 'left'],
      props: { 'bottom-right': (random, px, py) => tomato(random, px, py, 72) },
    },
    draw: (random) =>
      plate('#7C8B74') +
      pieCrust(random, x, y, 232) +
      shadow(
        'middle',
        shape(blob(random, { x: x + 16, y: y + 10, rx: 96, ry: 76, roughness: 0.2 }), '#9E1F14'),
      ) +
      shape(blob(random, { x: x + 10, y: y + 2, rx: 80, ry: 58, roughness: 0.2 }), '#C8321F') +
      shape(
        blob(random, { x: x - 14, y: y - 16, rx: 30, ry: 11, roughness: 0.2, angle: -30 }),
        '#F08B72',
        'opacity=".85"',
      ),
  },
  {
    id: 'beef-tacos',
    title: 'Beef tacos',
    names: 'taco, beef taco, mince taco, mexican beef taco, ground beef taco, taco tuesday',
    tags: ['beef', 'mexican', 'kids', 'quick'],
    cuisine: 'Mexican',
    difficulty: 'Easy',
    alt: 'Three tacos filled with mince, lettuce, tomato and cheese',
    table: { isLong: true, surface: 'ochreLinen' },
    draw: (random) =>
      plank(random, '#8B5E3C', '#5C3A20') +
      [-150, 30, 210].map((dy) => tacoOf(random, x - 110, y + dy)).join('') +
      dip(random, x + 330, y - 150, 100, 'tomato') +
      dip(random, x + 330, y + 80, 100, 'green curry') +
      citrusWedge('lime', x + 320, y + 240, 66, 10) +
      coriander(random, x + 200, y - 250, 1.6),
  },
  {
    id: 'beef-burger',
    title: 'Beef burger with the lot',
    names:
      'beef burger, burger, hamburger, burger with the lot, hamburger with the lot, aussie burger, beef and beetroot burger, cheeseburger',
    tags: ['beef', 'burger', 'bbq'],
    ...easyAustralian,
    alt: 'A burger with beef patty, cheese, beetroot, tomato and lettuce, with chips',
    table: { isLong: true, surface: 'walnut' },
    draw: (random) =>
      plank(random) +
      chips(random, { x: x + 290, y: y + 90, rx: 130, ry: 150 }, 44) +
      burger(
        random,
        x - 120,
        y + 30,
        1.25,
        (['lettuce', 'beetroot', 'tomato', 'cheese', 'patty'] as const)
          .map((kind, n) => burgerLayer([-4, 20, 40, 54, 80][n]!, kind))
          .reverse(),
      ) +
      dip(random, x + 320, y - 190, 84, 'tomato'),
  },
  {
    id: 'chicken-fajitas',
    title: 'Chicken fajitas',
    names: 'chicken fajita, fajita',
    tags: ['chicken', 'mexican', 'quick'],
    cuisine: 'Mexican',
    difficulty: 'Easy',
    alt: 'Soft tortillas with chicken, capsicum, avocado and lime',
    table: { isLong: true, surface: 'terracotta' },
    draw: (random) =>
      plank(random) +
      atPlaces(
        [
          [-230, -40, 10],
          [90, -110, -10],
          [130, 140, 20],
        ],
        (px, py, angle) => fajita(random, px, py, angle),
      ) +
      citrusWedge('lime', x + 380, y - 10, 66, 60) +
      dip(random, x - 330, y + 210, 78, 'yoghurt'),
  },
  {
    id: 'honey-soy-chicken',
    title: 'Honey soy chicken with rice',
    names: 'honey soy chicken, sticky honey soy chicken, soy honey chicken, honey and soy chicken',
    tags: ['chicken', 'rice', 'mid week'],
    cuisine: 'Chinese',
    difficulty: 'Easy',
    alt: 'Glazed chicken with sesame, rice and green vegetables',
    table: { surface: 'stone', napkin: ['top-left', 'ochre'], cutlery: ['chopsticks', 'right'] },
    draw: (random) =>
      plate('#C98A1B') +
      rice(random, { x: x - 120, y: y - 40, rx: 140, ry: 165 }) +
      greenBeans(random, { x: x + 120, y: y - 160, rx: 110, ry: 50 }, 18, 120) +
      scatter(random, { x: x - 50, y: y + 175, rx: 100, ry: 40 }, 4, (px, py) =>
        broccoli(random, px, py, 1.4),
      ) +
      saucePool(random, { x: x + 90, y: y + 50, rx: 150, ry: 120 }, 'gravy') +
      chunks(
        random,
        { x: x + 90, y: y + 45, rx: 120, ry: 92 },
        15,
        chunkColours['glazed pork'],
        62,
      ) +
      sesame(random, { x: x + 90, y: y + 40, rx: 130, ry: 100 }, 80),
  },
];

function tacoOf(random: Random, px: number, py: number): Svg {
  return taco(
    random,
    px,
    py,
    -4,
    (inside) =>
      lettuce(inside, { x: 0, y: -58, rx: 100, ry: 22 }, 9) +
      mince(inside, { x: 0, y: -40, rx: 96, ry: 34 }) +
      cherryTomatoes(inside, { x: 0, y: -58, rx: 84, ry: 20 }, 5) +
      shreds(inside, { x: 0, y: -50, rx: 96, ry: 24 }, 40, shredColours.cheddar),
  );
}

function fajita(random: Random, px: number, py: number, angle: number): Svg {
  return (
    flatbread(random, { x: px, y: py, rx: 175, ry: 160 }, angle) +
    lettuce(random, { x: px, y: py, rx: 100, ry: 80 }, 8) +
    chunks(random, { x: px, y: py, rx: 96, ry: 76 }, 8, chunkColours['golden chicken'], 48) +
    strips(random, { x: px, y: py, rx: 96, ry: 76 }, 9, ['red', 'yellow', 'green', 'onion']) +
    avocadoFan(px + 10, py + 40, angle, 0.6)
  );
}
