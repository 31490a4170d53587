import { type Dish, easyAustralian } from '../dish';
import type { Random } from '../../../packages/web/src/ui/dish-drawing/drawing/random';
import {
  atPlaces,
  centre,
  ellipse,
  rectangle,
  shadow,
  type Svg,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import {
  beads,
  chilliSlices,
  shredColours,
  shreds,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import { meltedCheese } from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import { citrusSlice, citrusWedge } from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import {
  crumbColours,
  crumbs,
  gnocchi,
  ravioli,
  shortPasta,
  strands,
} from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  basil,
  choppedHerbs,
  sage,
  sprig,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { chunks, mince } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import {
  bakingDishFill,
  bowlFill,
  pepper,
  saucePool,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import { prawns } from '../../../packages/web/src/ui/dish-drawing/foods/seafood';
import { cherryTomatoes, tomato } from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import {
  bakingDish,
  bowl,
  dishArea,
  plate,
} from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;
const nest = { x, y, rx: 250, ry: 242 };

export const pasta: Dish[] = [
  {
    id: 'spaghetti-bolognese',
    title: 'Spaghetti bolognese',
    names:
      'bolognese, bolognaise, spaghetti bolognaise, spag bol, spagbol, spaghetti bol, spaghetti and meat sauce, beef bolognese, spaghetti beef bolognese, pasta bolognese, bolognese pasta, spaghetti with bolognese, lentil bolognese, ragu bolognese, spaghetti ragu, spaghetti alla bolognese',
    tags: ['pasta', 'beef', 'family', 'mid week'],
    cuisine: 'Italian',
    difficulty: 'Easy',
    alt: 'Spaghetti with a rich meat sauce, parmesan and basil on a plate',
    table: {
      surface: 'linen',
      napkin: ['bottom-left', 'terracotta'],
      cutlery: ['fork', 'right'],
      props: { 'top-left': (random, px, py) => tomato(random, px, py, 74) },
    },
    draw: (random) =>
      plate('#B85C38') +
      strands(random, nest, 'pasta') +
      mince(random, { x, y: y - 6, rx: 148, ry: 138 }) +
      shreds(random, { x, y: y - 10, rx: 136 }, 60, shredColours.parmesan, {
        length: 14,
        width: 4,
      }) +
      basil(random, x, y + 4, 1.3),
  },
  {
    id: 'carbonara',
    title: 'Spaghetti carbonara',
    names: 'carbonara, bacon carbonara, spaghetti alla carbonara, pasta carbonara',
    tags: ['pasta', 'bacon', 'quick'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'Creamy spaghetti with bacon pieces, egg yolk and black pepper',
    table: {
      surface: 'walnut',
      napkin: ['top-right', 'cream'],
      cutlery: ['fork', 'left'],
      props: {},
    },
    draw: (random) =>
      plate('#C98A2B') +
      saucePool(random, { x, y, rx: 240, ry: 232 }, 'cream', 0.06) +
      strands(random, { x, y, rx: 214, ry: 206 }, 'pasta', { width: 11 }) +
      chunks(random, { x, y, rx: 168 }, 26, ['#8E2F1D', '#D0705A'], 24) +
      pepper(random, { x, y, rx: 180 }, 90) +
      shreds(random, { x, y, rx: 160 }, 44, shredColours.parmesan, { length: 18, width: 5 }) +
      yolk() +
      choppedHerbs(random, { x, y, rx: 150 }, 20),
  },
  {
    id: 'pesto-penne',
    title: 'Pesto penne with cherry tomatoes',
    names:
      'pesto penne, pesto pasta, penne pesto, penne al pesto, pasta pesto, pasta al pesto, basil pesto pasta',
    tags: ['pasta', 'vegetarian', 'quick'],
    cuisine: 'Italian',
    difficulty: 'Easy',
    alt: 'Penne coated in green pesto with halved cherry tomatoes and basil',
    table: {
      surface: 'whiteWood',
      napkin: ['bottom-right', 'saltbush'],
      cutlery: ['fork', 'left'],
      props: { 'top-right': (random, px, py) => basil(random, px, py + 30, 2) },
    },
    draw: (random) =>
      bowl('#EFE7D6', '#D3C8B1') +
      bowlFill(random, 'pea', 286) +
      shortPasta(random, { x, y, rx: 248 }, 150, 'penne') +
      choppedHerbs(random, { x, y, rx: 240 }, 120, ['#3F6B2C', '#5E8F3B']) +
      cherryTomatoes(random, { x, y, rx: 205 }, 15) +
      shreds(random, { x, y, rx: 200 }, 40, shredColours.parmesan, { length: 20, width: 6 }) +
      basil(random, x, y, 1.3),
  },
  {
    id: 'lasagne',
    title: 'Beef lasagne',
    names:
      'lasagne, lasagne bolognese, beef lasagna, meat lasagne, lasagne al forno, classic lasagne',
    tags: ['pasta', 'beef', 'bake', 'family'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'A dish of lasagne with browned cheese and tomato sauce at its edges',
    table: { isLong: true, surface: 'terracotta', napkin: ['top-left', 'cream'] },
    draw: (random) =>
      bakingDish('#34465A', '#22303F') +
      bakingDishFill(random, 'tomato') +
      lasagneSheets(random) +
      meltedCheese(random, { x, y, ...dishArea }, 190) +
      choppedHerbs(random, { x, y, ...dishArea }, 56) +
      basil(random, x + 10, y + 20, 1.7),
  },
  {
    id: 'macaroni-cheese',
    title: 'Macaroni and cheese',
    names:
      'macaroni cheese, mac and cheese, mac n cheese, mac cheese, macaroni and cheese bake, baked mac and cheese',
    tags: ['pasta', 'cheese', 'kids', 'bake'],
    cuisine: 'American',
    difficulty: 'Easy',
    alt: 'Elbow macaroni in a golden cheese sauce with a crumb topping',
    table: { surface: 'blueWood', napkin: ['bottom-right', 'ochre'], cutlery: ['spoon', 'left'] },
    draw: (random) =>
      bowl('#C98A1B', '#8E5F10') +
      bowlFill(random, 'custard') +
      shortPasta(random, { x, y, rx: 266 }, 210, 'macaroni') +
      meltedCheese(random, { x, y, rx: 190 }, 20, false) +
      crumbs(random, { x, y, rx: 190 }, 220, crumbColours.bread, 9) +
      choppedHerbs(random, { x, y, rx: 170 }, 26),
  },
  {
    id: 'tuna-pasta-bake',
    title: 'Tuna pasta bake',
    names: 'tuna pasta bake, tuna bake, tuna and corn pasta bake, tuna mornay pasta bake',
    tags: ['pasta', 'fish', 'bake', 'mid week'],
    ...easyAustralian,
    alt: 'A baking dish of spiral pasta with corn, peas and melted cheese',
    table: { isLong: true, surface: 'greenLinen', napkin: ['bottom-left', 'rose'] },
    draw: (random) =>
      bakingDish('#F3EEE2', '#C9BFAB') +
      bakingDishFill(random, 'cream') +
      shortPasta(random, { x, y, ...dishArea }, 190, 'spirals') +
      chunks(random, { x, y, ...dishArea }, 24, ['#C9A188', '#EBCDB8'], 30) +
      beads(random, { x, y, ...dishArea }, 46, 'corn') +
      beads(random, { x, y, ...dishArea }, 34, 'peas') +
      meltedCheese(random, { x, y, ...dishArea }, 60),
  },
  {
    id: 'prawn-linguine',
    title: 'Garlic prawn linguine',
    names:
      'prawn linguine, garlic prawn pasta, prawn pasta, prawn spaghetti, chilli prawn linguine, garlic prawn spaghetti, prawn and chilli linguine, lemon prawn linguine, prawn scampi linguine',
    tags: ['pasta', 'prawns', 'seafood'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'Linguine with curled pink prawns, chilli, parsley and lemon',
    table: {
      surface: 'blueLinen',
      napkin: ['top-left', 'navy'],
      cutlery: ['fork', 'right'],
      props: { 'bottom-left': (_random, px, py) => citrusSlice('lemon', px, py, 82) },
    },
    draw: (random) =>
      plate('#34465A') +
      strands(random, nest, 'pasta', { width: 9 }) +
      prawns(random, { x, y, rx: 168, ry: 150 }, 9, 1.15) +
      chilliSlices(random, { x, y, rx: 180 }, 12) +
      choppedHerbs(random, { x, y, rx: 190 }, 54) +
      citrusWedge('lemon', x + 176, y + 120, 60, -30),
  },
  {
    id: 'spinach-ravioli',
    title: 'Spinach and ricotta ravioli',
    names: 'spinach ravioli, ricotta ravioli, ravioli',
    tags: ['pasta', 'vegetarian', 'spinach'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'Square ravioli in tomato sauce with sage leaves and parmesan',
    table: { surface: 'slate', napkin: ['bottom-right', 'brick'], cutlery: ['fork', 'left'] },
    draw: (random) =>
      plate('#A8452A') +
      saucePool(random, { x, y, rx: 236, ry: 226 }, 'tomato', 0.06) +
      spreadRavioli(random) +
      shreds(random, { x, y, rx: 170 }, 40, shredColours.parmesan, { length: 20, width: 5 }) +
      sprig(random, x - 10, y + 10, 1.2, sage) +
      pepper(random, { x, y, rx: 190 }),
  },
  {
    id: 'gnocchi',
    title: 'Potato gnocchi with tomato and mozzarella',
    names:
      'gnocchi, gnocchi sorrentina, gnocchi alla sorrentina, gnocchi napoletana, potato gnocchi, tomato gnocchi',
    tags: ['gnocchi', 'vegetarian', 'comfort food'],
    cuisine: 'Italian',
    difficulty: 'Medium',
    alt: 'Potato gnocchi in a bowl of tomato sauce with basil',
    table: {
      surface: 'oak',
      napkin: ['top-right', 'saltbush'],
      cutlery: ['fork', 'left'],
      props: { 'bottom-right': (random, px, py) => tomato(random, px, py, 70) },
    },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      bowlFill(random, 'tomato') +
      gnocchi(random, { x, y, rx: 248 }, 78) +
      meltedCheese(random, { x, y, rx: 190 }, 9, false) +
      basil(random, x + 20, y - 60, 1.3) +
      basil(random, x - 70, y + 90, 1.1),
  },
];

function yolk(): Svg {
  return shadow(
    'low',
    ellipse({ x, y: y - 4, rx: 46, ry: 44 }, '#E39A18') +
      ellipse({ x: x - 3, y: y - 8, rx: 41, ry: 38 }, '#F8B930') +
      ellipse({ x: x - 18, y: y - 24, rx: 12, ry: 7 }, '#fff', {
        angle: -30,
        more: 'opacity=".7"',
      }),
  );
}

/** The ruffled edges of sheets that show through the cheese, and cuts into portions. */
function lasagneSheets(random: Random): Svg {
  const sheet = (py: number): Svg =>
    rectangle(
      { x, y: py, width: 770 + random.between(-14, 14), height: 108, round: 22 },
      '#E9BE66',
      'opacity=".85"',
    );
  return [-160, -52, 56, 164].map((dy) => shadow('low', sheet(y + dy))).join('');
}

function spreadRavioli(random: Random): Svg {
  const places = [
    [-120, -110],
    [20, -150],
    [146, -70],
    [-160, 40],
    [-10, -10],
    [136, 86],
    [-60, 140],
    [60, 165],
  ] as const;
  return atPlaces(places, (px, py) => ravioli(random, { x: px, y: py, rx: 6 }, 1));
}
