import { type Dish, easyAustralian } from '../dish';
import {
  blob,
  centre,
  circle,
  ring,
  scatter,
  shadow,
  shape,
} from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { slicePiece } from '../../../packages/web/src/ui/dish-drawing/foods/cakes';
import {
  iceCream,
  pipedPeak,
} from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import {
  appleSlice,
  blueberries,
  kiwiSlice,
  passionfruitPulp,
  raspberries,
  strawberries,
  strawberry,
  wholeFruit,
  wholeFruitColours,
} from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { crumbColours, crumbs } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import { mint } from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { lattice, pieCrust } from '../../../packages/web/src/ui/dish-drawing/foods/pastry';
import {
  bakingDishFill,
  bowlFill,
  drizzle,
  saucePool,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  bakingDish,
  bowl,
  cakeStand,
  dishArea,
  plate,
} from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const desserts: Dish[] = [
  {
    ...easyAustralian,
    id: 'pavlova',
    title: 'Pavlova',
    names:
      'pavlova, pav, classic pavlova, berry pavlova, summer pavlova, christmas pavlova, mini pavlova, fruit pavlova, strawberry pavlova, kiwi pavlova, passionfruit pavlova',
    tags: ['dessert', 'meringue', 'christmas'],
    difficulty: 'Medium',
    alt: 'A round meringue with cream, strawberries, kiwi fruit, blueberries and passionfruit',
    table: {
      surface: 'blueWood',
      props: { 'bottom-left': (random, px, py) => strawberry(random, px, py, 66, 20) },
    },
    draw: (random) =>
      cakeStand() +
      shadow('high', circle(x, y, 272, '#C9A066')) +
      ring({ x, y, rx: 218 }, 13, (px, py) => pipedPeak(px, py, 82, ['#DDBB84', '#FBEBCB'])) +
      shadow(
        'middle',
        shape(blob(random, { x, y, rx: 196, roughness: 0.07, points: 16 }), '#FFFDF7'),
      ) +
      scatter(random, { x, y, rx: 150 }, 7, (px, py) => kiwiSlice(random, px, py, 52)) +
      strawberries(random, { x, y, rx: 175 }, 15, 46) +
      blueberries(random, { x, y, rx: 185 }, 26, 21) +
      scatter(random, { x, y, rx: 130 }, 6, (px, py) => passionfruitPulp(random, px, py)) +
      mint(random, x, y, 1.3),
  },
  {
    ...easyAustralian,
    id: 'baked-cheesecake',
    title: 'Baked cheesecake with berries',
    names:
      'cheesecake, baked cheesecake, berry cheesecake, new york cheesecake, blueberry cheesecake, vanilla cheesecake, no bake cheesecake, strawberry cheesecake',
    tags: ['dessert', 'baking', 'entertaining'],
    cuisine: 'American',
    difficulty: 'Medium',
    alt: 'A golden cheesecake with a biscuit edge and berries on top',
    table: { surface: 'slate', napkin: ['bottom-left', 'rose'], cutlery: ['fork', 'right'] },
    draw: (random) =>
      cakeStand() +
      shadow('high', circle(x, y, 270, '#A9702C')) +
      crumbs(random, { x, y, rx: 262 }, 300, ['#B97F33', '#8F571D', '#CF9650'], 10) +
      circle(x, y, 246, '#EFD48D') +
      shape(blob(random, { x: x - 4, y: y - 6, rx: 236, roughness: 0.02, points: 16 }), '#FBEDC0') +
      saucePool(random, { x, y, rx: 150, ry: 140 }, 'beetroot') +
      strawberries(random, { x, y, rx: 120 }, 8, 48) +
      blueberries(random, { x, y, rx: 135 }, 18, 22) +
      raspberries(random, { x, y, rx: 130 }, 9) +
      mint(random, x + 10, y, 1.2),
  },
  {
    ...easyAustralian,
    id: 'apple-pie',
    title: 'Apple pie',
    names: 'apple pie, dutch apple pie, apple lattice pie, american apple pie, grandma apple pie',
    tags: ['dessert', 'apple', 'baking'],
    cuisine: 'American',
    difficulty: 'Medium',
    alt: 'A pie with a golden lattice over sliced apple, beside apples',
    table: {
      surface: 'walnut',
      napkin: ['top-right', 'cream'],
      props: {
        'bottom-left': (_random, px, py) => wholeFruit(px, py, 84, wholeFruitColours.apple),
        'top-left': (_random, px, py) => wholeFruit(px, py, 76, wholeFruitColours['green apple']),
      },
    },
    draw: (random) =>
      pieCrust(random, x, y, 312, false) +
      circle(x, y, 282, '#B9772B') +
      scatter(random, { x, y, rx: 240 }, 40, (px, py) =>
        appleSlice(px, py, random.angle(), 1.3, '#D9A552'),
      ) +
      lattice(x, y, 272),
  },
  {
    ...easyAustralian,
    id: 'apple-crumble',
    title: 'Apple crumble',
    names:
      'apple crumble, apple crisp, apple cobbler, apple and oat crumble, apple oat crumble, apple and cinnamon crumble',
    tags: ['dessert', 'apple', 'winter'],
    cuisine: 'British',
    alt: 'A baking dish of golden crumble with apple showing and ice cream on top',
    table: { isLong: true, surface: 'oak', napkin: ['top-left', 'brick'] },
    draw: (random) =>
      bakingDish('#F3EEE2', '#C9BFAB') +
      bakingDishFill(random, 'caramel') +
      scatter(random, { x, y, ...dishArea }, 44, (px, py) =>
        appleSlice(px, py, random.angle(), 1.2, '#D9A552'),
      ) +
      crumbs(random, { x, y, rx: 392, ry: 228, box: true }, 1100, crumbColours.crumble, 18) +
      iceCream(random, x + 40, y - 10, 96) +
      mint(random, x + 60, y - 40, 1),
  },
  {
    ...easyAustralian,
    id: 'sticky-date-pudding',
    title: 'Sticky date pudding',
    names: 'sticky date pudding, sticky toffee pudding, date pudding, sticky date pud',
    tags: ['dessert', 'caramel', 'winter'],
    alt: 'A square of pudding in caramel sauce with a scoop of ice cream',
    table: { surface: 'greenWood', napkin: ['top-right', 'ochre'], cutlery: ['spoon', 'left'] },
    draw: (random) =>
      plate('#C98A1B') +
      saucePool(random, { x: x + 10, y: y + 20, rx: 240, ry: 200 }, 'caramel') +
      slicePiece(random, x - 50, y + 10, -10, {
        side: '#4E2A14',
        top: '#7E4A24',
        cracks: '#A96D33',
        width: 250,
        height: 230,
      }) +
      saucePool(random, { x: x - 50, y: y - 6, rx: 90, ry: 76 }, 'caramel') +
      iceCream(random, x + 130, y - 40, 98),
  },
  {
    ...easyAustralian,
    id: 'trifle',
    title: 'Berry trifle',
    names:
      'trifle, berry trifle, christmas trifle, strawberry trifle, sherry trifle, raspberry trifle, classic trifle',
    tags: ['dessert', 'christmas', 'custard'],
    cuisine: 'British',
    alt: 'A bowl of custard and cream with sponge, jelly and berries',
    table: { surface: 'stone', napkin: ['top-left', 'brick'], cutlery: ['spoon', 'right'] },
    draw: (random) =>
      bowl('#DCE6E9', '#B23A4E') +
      bowlFill(random, 'custard', 286) +
      ring({ x, y, rx: 205 }, 15, (px, py) => pipedPeak(px, py, 46)) +
      strawberries(random, { x, y, rx: 120 }, 10, 48) +
      raspberries(random, { x, y, rx: 130 }, 14) +
      blueberries(random, { x, y, rx: 130 }, 14, 21) +
      crumbs(random, { x, y, rx: 230 }, 40, ['#E6CB94', '#C99A55'], 14) +
      mint(random, x, y, 1.3),
  },
  {
    ...easyAustralian,
    id: 'ice-cream-sundae',
    title: 'Ice cream sundae',
    names:
      'sundae, ice cream sundae, chocolate sundae, hot fudge sundae, strawberry sundae, banana split',
    tags: ['dessert', 'kids', 'no cook'],
    cuisine: 'American',
    alt: 'Three scoops of ice cream with chocolate sauce, strawberries and nuts',
    table: { surface: 'blueLinen', napkin: ['bottom-right', 'rose'], cutlery: ['spoon', 'left'] },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      bowlFill(random, 'cream') +
      iceCream(random, x - 100, y - 60, 142) +
      iceCream(random, x + 110, y - 50, 142, ['#D98AA0', '#F6BFCC']) +
      iceCream(random, x, y + 110, 142, ['#6E4530', '#A07456']) +
      drizzle(random, { x, y, rx: 220 }, '#3A2115', 15, 8) +
      strawberries(random, { x, y: y + 20, rx: 170 }, 6, 44) +
      crumbs(random, { x, y, rx: 200 }, 60, crumbColours.peanuts, 14),
  },
];
