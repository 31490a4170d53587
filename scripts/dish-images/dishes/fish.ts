import { type Dish, easyAustralian } from '../dish';
import { atPlaces, centre } from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { breadSlice, flatbread } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import {
  beads,
  chilliSlices,
  cubeColours,
  cubes,
  shredColours,
  shreds,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import {
  avocadoFan,
  citrusSlice,
  citrusWedge,
} from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { rice } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  choppedHerbs,
  coriander,
  mintGreen,
  saladLeaves,
  sprig,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { crumbed } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import {
  bowlFill,
  dip,
  drizzle,
  pepper,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  mussels,
  prawns,
  salmonFillet,
  sushiRoll,
  whiteFillet,
} from '../../../packages/web/src/ui/dish-drawing/foods/seafood';
import {
  asparagus,
  cherryTomatoes,
  chips,
  greenBeans,
  roastPotato,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { plank, bowl, pan, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const fish: Dish[] = [
  {
    id: 'barramundi-and-chips',
    title: 'Grilled barramundi and chips',
    names:
      'grilled barramundi, barramundi, grilled fish, grilled fish and chips, barramundi and chips, pan fried barramundi, grilled fish fillets, grilled barra',
    tags: ['fish', 'seafood', 'quick'],
    ...easyAustralian,
    alt: 'A grilled fish fillet with lemon, chips and salad',
    table: {
      surface: 'blueLinen',
      napkin: ['bottom-left', 'teal'],
      cutlery: ['fork', 'right'],
      props: { 'top-left': (_random, px, py) => citrusSlice('lemon', px, py, 82) },
    },
    draw: (random) =>
      plate('#2F5D62') +
      saladLeaves(random, { x: x - 140, y: y + 120, rx: 88, ry: 78 }, 28) +
      cherryTomatoes(random, { x: x - 140, y: y + 120, rx: 60 }, 4) +
      chips(random, { x: x + 100, y: y + 120, rx: 120, ry: 84 }, 34) +
      whiteFillet(random, x - 10, y - 90, -8, 1.08) +
      citrusSlice('lemon', x - 40, y - 95, 48) +
      citrusSlice('lemon', x + 34, y - 112, 48) +
      choppedHerbs(random, { x, y: y - 80, rx: 170, ry: 70 }, 30),
  },
  {
    id: 'salmon-and-potatoes',
    title: 'Baked salmon with potatoes and asparagus',
    names:
      'baked salmon, salmon, salmon fillets, oven baked salmon, roast salmon, lemon salmon, grilled salmon, salmon and asparagus, baked salmon fillets, baked salmon and asparagus, salmon traybake, pan fried salmon, crispy skin salmon',
    tags: ['salmon', 'fish', 'healthy'],
    ...easyAustralian,
    alt: 'A salmon fillet with lemon, asparagus and baby potatoes',
    table: { surface: 'stone', napkin: ['top-right', 'saltbush'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      plate('#7C8B74') +
      atPlaces(
        [
          [-170, 110],
          [-90, 160],
          [-160, 30],
          [-20, 190],
        ],
        (px, py) => roastPotato(random, px, py, 1.05),
      ) +
      [0, 1, 2, 3, 4].map((n) => asparagus(x + 70 + n * 10, y + 60 + n * 32, -20, 230)).join('') +
      salmonFillet(random, x, y - 80, -8, 1.1) +
      citrusSlice('lemon', x + 60, y - 90, 46) +
      sprig(random, x - 60, y - 70, 0.9, mintGreen) +
      pepper(random, { x, y: y - 80, rx: 180, ry: 60 }),
  },
  {
    id: 'fish-and-chips',
    title: 'Fish and chips',
    names:
      'beer battered fish, battered fish, beer battered fish and chips, battered fish and chips, fish n chips',
    tags: ['fish', 'takeaway at home', 'family'],
    cuisine: 'British',
    difficulty: 'Medium',
    alt: 'Two pieces of battered fish with chips, lemon, peas and tartare sauce',
    table: { isLong: true, surface: 'blueWood' },
    draw: (random) =>
      plank(random) +
      chips(random, { x: x + 110, y: y + 130, rx: 260, ry: 130 }, 70) +
      crumbed(random, { x: x - 130, y: y - 130, rx: 250, ry: 84 }, -8) +
      crumbed(random, { x: x - 70, y: y + 30, rx: 250, ry: 84 }, 6) +
      citrusWedge('lemon', x + 180, y - 80, 78, -20) +
      dip(random, x + 350, y - 190, 86, 'yoghurt') +
      choppedHerbs(random, { x: x + 350, y: y - 190, rx: 50 }, 12) +
      beads(random, { x: x - 330, y: y + 190, rx: 90, ry: 70 }, 60, 'peas'),
  },
  {
    id: 'garlic-prawns',
    title: 'Garlic prawns',
    names:
      'garlic prawn, garlic shrimp, chilli garlic prawns, garlic chilli prawns, gambas al ajillo, garlic butter prawns, creamy garlic prawns, prawns in garlic butter',
    tags: ['prawns', 'seafood', 'entree'],
    cuisine: 'Spanish',
    difficulty: 'Easy',
    alt: 'Prawns in a pan with garlic, chilli, parsley and lemon',
    table: {
      surface: 'darkWood',
      props: { 'top-right': (random, px, py) => breadSlice(random, px + 20, py, -20) },
    },
    draw: (random) =>
      pan() +
      bowlFill(random, 'dhal', 298) +
      prawns(random, { x, y, rx: 200 }, 17, 1.3) +
      chilliSlices(random, { x, y, rx: 220 }, 20) +
      choppedHerbs(random, { x, y, rx: 240 }, 80) +
      citrusWedge('lemon', x - 150, y + 150, 66, 20),
  },
  {
    id: 'fish-tacos',
    title: 'Fish tacos',
    names: 'fish taco, baja fish taco',
    tags: ['fish', 'mexican', 'summer'],
    cuisine: 'Mexican',
    difficulty: 'Easy',
    alt: 'Three soft tacos with crumbed fish, purple cabbage, avocado and lime',
    table: { isLong: true, surface: 'whiteWood' },
    draw: (random) =>
      plank(random, '#8B5E3C', '#5C3A20') +
      atPlaces(
        [
          [-260, -20],
          [20, 20],
          [290, -20],
        ],
        (px, py) =>
          [
            flatbread(random, { x: px, y: py, rx: 148, ry: 165 }, 0),
            shreds(random, { x: px, y: py, rx: 92, ry: 110 }, 70, shredColours['red cabbage'], {
              length: 48,
              width: 7,
            }),
            avocadoFan(px + 70, py + 50, 60, 0.7),
            crumbed(random, { x: px - 10, y: py - 10, rx: 128, ry: 52 }, 78),
            drizzle(random, { x: px - 10, y: py - 10, rx: 34, ry: 100 }, '#FFFBF0', 6, 5),
            coriander(random, px - 30, py + 70, 1),
          ].join(''),
      ) +
      citrusWedge('lime', x - 120, y + 240, 62, 10) +
      citrusWedge('lime', x + 160, y + 235, 62, -20),
  },
  {
    id: 'mussels',
    title: 'Mussels in white wine',
    names:
      'mussels, moules mariniere, steamed mussels, mussels mariniere, garlic mussels, mussels in white wine sauce, white wine mussels',
    tags: ['seafood', 'mussels', 'entertaining'],
    cuisine: 'French',
    difficulty: 'Medium',
    alt: 'Open black mussels in broth with parsley and lemon',
    table: {
      surface: 'stone',
      napkin: ['bottom-left', 'navy'],
      props: {
        'top-left': (_random, px, py) => citrusSlice('lemon', px, py, 82),
        'bottom-right': (random, px, py) => breadSlice(random, px + 20, py, -24),
      },
    },
    draw: (random) =>
      bowl('#E8EDEA', '#B9C4C0') +
      bowlFill(random, 'broth') +
      mussels(random, { x, y, rx: 200 }, 22) +
      choppedHerbs(random, { x, y, rx: 240 }, 80) +
      citrusWedge('lemon', x + 150, y + 130, 62, -30),
  },
  {
    id: 'sushi',
    title: 'Sushi rolls',
    names:
      'sushi, sushi roll, maki, california roll, salmon sushi, tuna sushi, homemade sushi, nori roll',
    tags: ['fish', 'rice', 'lunch box'],
    cuisine: 'Japanese',
    difficulty: 'Hard',
    alt: 'Rows of sushi rolls with salmon, tuna and cucumber on a board',
    table: { isLong: true, surface: 'slate' },
    draw: (random) =>
      plank(random, '#5B3A22', '#3A2413') +
      [
        '#F08A5C',
        '#8DB83B',
        '#D9576B',
        '#F6C24A',
        '#F08A5C',
        '#D9576B',
        '#8DB83B',
        '#F6C24A',
        '#F08A5C',
        '#8DB83B',
        '#D9576B',
        '#F08A5C',
      ]
        .map((filling, n) =>
          sushiRoll(
            random,
            x - 300 + (n % 4) * 155,
            y - 165 + Math.floor(n / 4) * 165,
            filling,
            68,
          ),
        )
        .join('') +
      dip(random, x + 350, y - 130, 86, 'gravy') +
      cubes(random, { x: x + 350, y: y + 130, rx: 44, ry: 60 }, 8, ['#7A9A3C', '#A9C46A'], 34),
  },
  {
    id: 'poke-bowl',
    title: 'Salmon poke bowl',
    names: 'poke bowl, salmon poke, poke, salmon bowl, hawaiian poke bowl, tuna poke bowl',
    tags: ['salmon', 'rice', 'healthy', 'lunch'],
    cuisine: 'Hawaiian',
    difficulty: 'Easy',
    alt: 'Rice bowl with cubes of salmon, avocado, mango, cucumber and beans',
    table: { surface: 'roseLinen', napkin: ['top-left', 'teal'], cutlery: ['chopsticks', 'right'] },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      rice(random, { x, y, rx: 290 }) +
      cubes(random, { x: x - 120, y: y - 110, rx: 110, ry: 95 }, 17, cubeColours.salmon, 54) +
      cubes(random, { x: x + 160, y: y - 60, rx: 84, ry: 110 }, 12, cubeColours.mango, 46) +
      beads(random, { x: x + 100, y: y + 150, rx: 110, ry: 80 }, 54, 'peas') +
      shreds(random, { x: x - 30, y: y + 180, rx: 84, ry: 74 }, 80, shredColours['red cabbage'], {
        length: 50,
        width: 6,
      }) +
      avocadoFan(x - 160, y + 90, -50, 1) +
      greenBeans(random, { x: x + 30, y: y - 190, rx: 70, ry: 40 }, 6) +
      choppedHerbs(random, { x, y, rx: 60 }, 10) +
      drizzle(random, { x, y, rx: 200 }, '#FBE9D0', 6),
  },
];
