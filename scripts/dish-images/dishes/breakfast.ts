import { type Dish, easyAustralian } from '../dish';
import { atPlaces, centre, scatter } from '../../../packages/web/src/ui/dish-drawing/drawing/svg';
import { breadSlice, sandwichSlice } from '../../../packages/web/src/ui/dish-drawing/foods/bread';
import { pancake } from '../../../packages/web/src/ui/dish-drawing/foods/cakes';
import {
  cubeColours,
  cubes,
  shredColours,
  shreds,
} from '../../../packages/web/src/ui/dish-drawing/foods/cut-pieces';
import {
  butterPat,
  friedEgg,
  poachedEgg,
  scrambledEggs,
} from '../../../packages/web/src/ui/dish-drawing/foods/eggs-and-dairy';
import {
  bananaSlice,
  blueberries,
  citrusSlice,
  kiwiSlice,
  raspberries,
  strawberries,
  strawberry,
  wholeFruit,
  wholeFruitColours,
} from '../../../packages/web/src/ui/dish-drawing/foods/fruit';
import { crumbColours, crumbs } from '../../../packages/web/src/ui/dish-drawing/foods/grains';
import {
  basil,
  choppedHerbs,
  mint,
  springOnion,
} from '../../../packages/web/src/ui/dish-drawing/foods/leaves';
import { sausage } from '../../../packages/web/src/ui/dish-drawing/foods/meat-pieces';
import { bacon } from '../../../packages/web/src/ui/dish-drawing/foods/meat';
import {
  bowlFill,
  creamSpiral,
  pepper,
  saucePool,
} from '../../../packages/web/src/ui/dish-drawing/foods/sauces';
import {
  cherryTomatoes,
  mushroomSlice,
  tomatoSlice,
} from '../../../packages/web/src/ui/dish-drawing/foods/vegetables';
import { bowl, plate } from '../../../packages/web/src/ui/dish-drawing/table/vessels';

const { x, y } = centre;

export const breakfast: Dish[] = [
  {
    id: 'smashed-avocado-toast',
    title: 'Smashed avocado on toast',
    names:
      'smashed avocado, smashed avo, avocado on toast, avo on toast, avocado toast, avo toast, smashed avo on toast, smashed avocado toast, avo smash, poached eggs and avocado on toast, smashed avo and eggs',
    tags: ['breakfast', 'avocado', 'vegetarian'],
    ...easyAustralian,
    alt: 'Two slices of toast with avocado, poached eggs, feta and tomatoes',
    table: {
      surface: 'whiteWood',
      napkin: ['bottom-left', 'saltbush'],
      cutlery: ['fork', 'right'],
      props: { 'top-left': (_random, px, py) => citrusSlice('lemon', px, py, 80) },
    },
    draw: (random) =>
      plate('#7C8B74') +
      atPlaces(
        [
          [-100, -20, -30],
          [100, 40, -18],
        ],
        (px, py, a) =>
          breadSlice(random, px, py, a + 70, { size: 1.35, toasted: true }) +
          saucePool(random, { x: px, y: py, rx: 96, ry: 138 }, 'green curry', 0.12) +
          poachedEgg(random, px, py + 10, 1),
      ) +
      cubes(random, { x, y, rx: 180, ry: 150 }, 18, cubeColours.feta, 24) +
      cherryTomatoes(random, { x: x + 10, y: y - 190, rx: 120, ry: 40 }, 6) +
      choppedHerbs(random, { x, y, rx: 200 }, 40) +
      pepper(random, { x, y, rx: 180 }),
  },
  {
    id: 'pancakes',
    title: 'Pancakes with berries',
    names:
      'pancake, american pancake, buttermilk pancake, fluffy pancake, berry pancake, blueberry pancake, pancake stack, pikelet, hotcake, ricotta hotcake, strawberry pancake',
    tags: ['breakfast', 'sweet', 'kids'],
    cuisine: 'American',
    difficulty: 'Easy',
    alt: 'A stack of pancakes with butter, maple syrup, strawberries and blueberries',
    table: {
      surface: 'roseLinen',
      napkin: ['top-right', 'cream'],
      cutlery: ['fork', 'left'],
      props: { 'bottom-right': (random, px, py) => strawberry(random, px, py, 66, 20) },
    },
    draw: (random) =>
      plate('#C5656B') +
      pancake(random, x + 30, y + 34, 196) +
      pancake(random, x - 24, y + 14, 192) +
      pancake(random, x + 6, y - 14, 190) +
      saucePool(random, { x, y, rx: 130, ry: 110 }, 'caramel') +
      butterPat(x, y - 20, 20) +
      strawberries(random, { x: x - 20, y: y + 110, rx: 110, ry: 50 }, 6, 42) +
      blueberries(random, { x, y: y + 60, rx: 180, ry: 130 }, 16) +
      mint(random, x + 70, y + 40, 1.1),
  },
  {
    id: 'porridge',
    title: 'Porridge with banana and honey',
    names:
      'porridge, oatmeal, oat porridge, banana porridge, porridge oats, banana oatmeal, porridge and banana, honey porridge, rolled oat porridge, creamy porridge',
    tags: ['breakfast', 'oats', 'healthy'],
    cuisine: 'British',
    difficulty: 'Easy',
    alt: 'A bowl of porridge with banana slices, blueberries and nuts',
    table: { surface: 'greenWood', napkin: ['top-left', 'ochre'], cutlery: ['spoon', 'right'] },
    draw: (random) =>
      bowl('#E8EDEA', '#B9C4C0') +
      bowlFill(random, 'porridge') +
      crumbs(random, { x, y, rx: 260 }, 240, crumbColours.oats, 12) +
      creamSpiral(x + 70, y - 60, 110, '#C98A2B') +
      [0, 1, 2, 3, 4, 5]
        .map((n) => bananaSlice(random, x - 170 + n * 50, y + 40 + Math.abs(n - 2.5) * -14, 46))
        .join('') +
      blueberries(random, { x: x + 60, y: y + 120, rx: 120, ry: 70 }, 18, 22) +
      crumbs(
        random,
        { x: x - 60, y: y - 120, rx: 120, ry: 70 },
        34,
        ['#8A5A2B', '#A9763F', '#C99A55'],
        18,
      ),
  },
  {
    id: 'granola-bowl',
    title: 'Yoghurt, granola and berries',
    names:
      'granola, yoghurt and granola, granola and yoghurt, yoghurt bowl, granola parfait, breakfast granola bowl, muesli, homemade granola, homemade muesli, toasted muesli, granola and berries',
    tags: ['breakfast', 'yoghurt', 'quick'],
    ...easyAustralian,
    alt: 'Yoghurt with toasted granola, strawberries, blueberries and kiwi fruit',
    table: { surface: 'oak', napkin: ['bottom-right', 'rose'], cutlery: ['spoon', 'left'] },
    draw: (random) =>
      bowl('#34465A', '#1F2C3A') +
      bowlFill(random, 'yoghurt') +
      crumbs(
        random,
        { x: x - 120, y: y + 10, rx: 130, ry: 210 },
        260,
        [...crumbColours.oats, '#8A5A2B'],
        16,
      ) +
      strawberries(random, { x: x + 90, y: y - 130, rx: 110, ry: 70 }, 8, 42) +
      blueberries(random, { x: x + 170, y: y + 40, rx: 70, ry: 90 }, 18, 21) +
      [0, 1, 2].map((n) => kiwiSlice(random, x + 20 + n * 66, y + 170 - n * 14, 56)).join('') +
      mint(random, x + 60, y + 10, 1.3),
  },
  {
    id: 'bacon-and-eggs',
    title: 'Bacon and eggs',
    names:
      'bacon and egg, big breakfast, egg and bacon, full english breakfast, full english, fried eggs and bacon, big brekkie, full breakfast, cooked breakfast',
    tags: ['breakfast', 'egg', 'bacon'],
    ...easyAustralian,
    alt: 'Two fried eggs with bacon, sausage, mushrooms, tomato and toast',
    table: { surface: 'blueWood', napkin: ['top-right', 'brick'], cutlery: ['knife', 'left'] },
    draw: (random) =>
      plate('#A8452A') +
      sandwichSlice(random, x + 130, y - 130, 30, true, 190) +
      bacon(x - 70, y - 150, -16, 260) +
      bacon(x - 60, y - 90, -12, 260) +
      sausage(x + 110, y + 160, -30, 230) +
      friedEgg(random, x - 110, y + 40, 1.25) +
      friedEgg(random, x + 60, y + 30, 1.25) +
      scatter(random, { x: x - 60, y: y + 190, rx: 120, ry: 36 }, 7, (px, py) =>
        mushroomSlice(px, py, random.angle(), 1),
      ) +
      tomatoSlice(x + 190, y + 40, 56) +
      choppedHerbs(random, { x, y, rx: 180 }, 20) +
      pepper(random, { x: x - 20, y: y + 40, rx: 160, ry: 70 }),
  },
  {
    id: 'scrambled-eggs',
    title: 'Scrambled eggs on toast',
    names:
      'scrambled egg, scrambled eggs on toast, creamy scrambled eggs, eggs on toast, fluffy scrambled eggs',
    tags: ['breakfast', 'egg', 'quick'],
    cuisine: 'British',
    difficulty: 'Easy',
    alt: 'Soft scrambled eggs with chives on toast and grilled tomatoes',
    table: { surface: 'stone', napkin: ['bottom-left', 'ochre'], cutlery: ['fork', 'right'] },
    draw: (random) =>
      plate('#C98A1B') +
      sandwichSlice(random, x - 80, y - 20, -14, true, 260) +
      sandwichSlice(random, x + 90, y + 30, 12, true, 260) +
      scrambledEggs(random, { x, y: y - 10, rx: 180, ry: 128 }) +
      springOnion(random, { x, y: y - 10, rx: 160, ry: 110 }, 44) +
      pepper(random, { x, y, rx: 150 }) +
      [0, 1, 2]
        .map((n) => tomatoSlice(x - 90 + n * 96, y + 200 - Math.abs(n - 1) * 10, 46))
        .join('') +
      basil(random, x, y - 180, 1.2),
  },
  {
    id: 'smoothie-bowl',
    title: 'Berry smoothie bowl',
    names: 'smoothie bowl, berry smoothie bowl, acai bowl, acai smoothie bowl, berry acai bowl',
    tags: ['breakfast', 'vegan', 'fruit'],
    ...easyAustralian,
    alt: 'A purple smoothie bowl with rows of banana, berries, kiwi fruit and coconut',
    table: { surface: 'blueLinen', napkin: ['top-left', 'rose'], cutlery: ['spoon', 'right'] },
    draw: (random) =>
      bowl('#F1EADB', '#CFC4AE') +
      bowlFill(random, 'smoothie') +
      [0, 1, 2, 3, 4]
        .map((n) => bananaSlice(random, x - 180 + n * 40, y - 130 + n * 60, 46))
        .join('') +
      [0, 1, 2, 3].map((n) => kiwiSlice(random, x - 70 + n * 46, y - 170 + n * 56, 48)).join('') +
      raspberries(random, { x: x + 120, y: y - 90, rx: 60, ry: 80 }, 10) +
      blueberries(random, { x: x + 150, y: y + 70, rx: 60, ry: 80 }, 14, 20) +
      shreds(random, { x: x - 110, y: y + 160, rx: 80, ry: 50 }, 60, shredColours.coconut, {
        length: 26,
        width: 6,
      }) +
      mint(random, x + 40, y + 60, 1.2),
  },
  {
    id: 'fruit-salad',
    title: 'Fruit salad',
    names: 'fresh fruit salad, summer fruit salad, tropical fruit salad, fruit salad bowl',
    tags: ['fruit', 'vegan', 'summer', 'kids'],
    ...easyAustralian,
    alt: 'Watermelon, mango, kiwi fruit, strawberries, blueberries and mint',
    table: {
      surface: 'greenLinen',
      napkin: ['bottom-right', 'ochre'],
      cutlery: ['spoon', 'left'],
      props: { 'top-right': (_random, px, py) => wholeFruit(px, py, 80, wholeFruitColours.orange) },
    },
    draw: (random) =>
      bowl('#2F5D62', '#1C3C40') +
      cubes(random, { x, y, rx: 240 }, 30, cubeColours.watermelon, 62) +
      cubes(random, { x, y, rx: 235 }, 24, cubeColours.mango, 56) +
      scatter(random, { x, y, rx: 225 }, 9, (px, py) => kiwiSlice(random, px, py, 50)) +
      strawberries(random, { x, y, rx: 225 }, 12, 44) +
      blueberries(random, { x, y, rx: 240 }, 26, 22) +
      mint(random, x, y + 10, 1.6),
  },
];
