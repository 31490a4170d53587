/** Cakes, slices and biscuits. */
import { centre, circle, ring, scatter, shadow } from '../drawing/svg';
import { biscuit, icedCake, lamington, slicePiece } from '../foods/cakes';
import { pipedPeak } from '../foods/eggs-and-dairy';
import { crumbs } from '../foods/grains';
import { mint } from '../foods/leaves';
import { saucePool } from '../foods/sauces';
import { firstOf, hidden, type DrawDish, without } from './order';
import { grid, mixed, topping } from './toppings';

const { x, y } = centre;

const cake: DrawDish = ({ random, foods }) => {
  const icing = icings.find(([looks]) => firstOf(foods, looks))?.[1] ?? [
    '#E6DAC0',
    '#FBF4E4',
    '#D9A552',
  ];
  const pieces = without(foods, `${hidden} carrot chocolate caramel`);
  return {
    vessel: 'stand',
    food:
      icedCake(random, x, y, 268, icing) +
      ring(
        { x, y, rx: 205 },
        9,
        (px, py) =>
          pieces[0]
            ? topping(pieces[0], random, { x: px, y: py, rx: 34 }, { count: 0.25, size: 1.2 })
            : pipedPeak(px, py, 44, [icing[0], icing[1]]),
        60,
      ) +
      mixed(pieces, random, { x: x - 40, y: y - 30, rx: 90 }, { count: 0.6, size: 1.3 }),
  };
};

const icings: readonly (readonly [looks: string, icing: Icing])[] = [
  ['chocolate', ['#3A2115', '#5A3522', '#7A4C33']],
  ['orange carrot mango stonefruit', ['#D9A24A', '#F6D58E', '#B9702A']],
  ['lemon passionfruit pineapple', ['#E0BE4A', '#F9E79A', '#E3B548']],
  ['caramel banana date plum raisin nut honey apple', ['#A9692E', '#D9A45C', '#8A5A2B']],
  ['strawberry raspberry cherry beetroot', ['#D98AA0', '#F6C6D2', '#C24A62']],
];

type Icing = readonly [edge: string, top: string, crumb: string];

const sponge: DrawDish = (order) => {
  const { random, title, foods } = order;
  if (/lamington/iu.test(title))
    return {
      vessel: 'plank',
      food: grid((px, py, index) =>
        lamington(random, px, py, random.between(-6, 6), index % 3 === 2),
      ),
    };
  return {
    vessel: 'stand',
    food:
      shadow('high', circle(x, y, 268, '#C99A50')) +
      circle(x - 3, y - 4, 256, '#EBCB87') +
      circle(x, y, 190, '#FFFBF2') +
      mixed(
        firstOf(foods, `${berries} passionfruit mango`) ? without(foods, hidden) : ['strawberry'],
        random,
        { x, y, rx: 160 },
        { count: 1.2, size: 1.6 },
      ) +
      scatter(random, { x, y, rx: 250 }, 50, (px, py) =>
        circle(px, py, 4, '#FFFDF8', 'opacity=".8"'),
      ),
  };
};

const berries = 'strawberry raspberry blueberry cherry';

const cheesecake: DrawDish = ({ random, foods }) => ({
  vessel: 'stand',
  food:
    shadow('high', circle(x, y, 272, '#9A6428')) +
    crumbs(random, { x, y, rx: 258 }, 110, ['#B97F33', '#8F571D', '#CF9650'], 20) +
    circle(x, y, 244, '#EFD48D') +
    circle(x - 4, y - 6, 234, foods.includes('chocolate') ? '#7A5238' : '#FBEDC0') +
    (firstOf(foods, berries) ? saucePool(random, { x, y, rx: 150, ry: 140 }, 'beetroot') : '') +
    mixed(without(foods, hidden), random, { x, y, rx: 140 }, { count: 1.1, size: 1.6 }) +
    mint(random, x + 10, y, 1.8),
});

const pavlova: DrawDish = ({ random, foods }) => ({
  vessel: 'stand',
  food:
    ring({ x, y, rx: 215 }, 13, (px, py) => pipedPeak(px, py, 84, ['#E6CFA6', '#FFF6E4'])) +
    shadow('middle', circle(x, y, 190, '#FFFDF7')) +
    mixed(
      firstOf(foods, `${berries} mango kiwi passionfruit banana stonefruit pineapple`)
        ? without(foods, hidden)
        : ['strawberry', 'kiwi', 'passionfruit'],
      random,
      { x, y, rx: 155 },
      { count: 1.5, size: 1.6 },
    ) +
    mint(random, x, y, 1.8),
});

const slice: DrawDish = ({ random, title, foods }) => {
  const isCaramel = /caramel/iu.test(title);
  const [, side, top, cracks] = slices.find(([looks]) => firstOf(foods, looks)) ?? plainSlice;
  const pieces = without(
    foods,
    `${hidden} chocolate caramel zucchini lemon ${isCaramel ? 'coconut' : ''}`,
  );
  return {
    vessel: 'plank',
    food: grid(
      (px, py) =>
        (isCaramel
          ? slicePiece(random, px + 6, py + 34, 0, {
              side: '#B9803F',
              top: '#D9A45C',
              cracks: '#E8BD76',
              width: 236,
              height: 214,
            })
          : '') +
        slicePiece(random, px, py, random.between(-5, 5), {
          side: side!,
          top: top!,
          cracks: cracks!,
          width: 232,
          height: isCaramel ? 170 : 210,
        }) +
        mixed(
          pieces,
          random,
          { x: px, y: py, rx: 84, ry: 74, box: true },
          { count: 0.6, size: 1.25 },
        ),
    ),
  };
};

const plainSlice = ['', '#A9763F', '#DDB26A', '#F3D9A5'] as const;
const slices: readonly (readonly [looks: string, side: string, top: string, cracks: string])[] = [
  ['chocolate', '#2C170E', '#4E2C1D', '#7A4C33'],
  ['caramel peanut', '#8E5A22', '#C98F44', '#E8BD76'],
  ['lemon passionfruit custard mango', '#D9A93A', '#FBE79A', '#FFF6CF'],
  ['strawberry raspberry cherry jam', '#B2405A', '#E890A4', '#F9CBD5'],
  ['zucchini spinach', '#8A7A2E', '#D9CC78', '#7FA650'],
  ['apple stonefruit', '#A9692E', '#DBA655', '#F3CF92'],
];

const biscuits: DrawDish = ({ random, title, foods }) => ({
  vessel: 'tray',
  food: grid(
    (px, py) =>
      biscuit(
        random,
        px,
        py,
        134,
        foods.includes('chocolate')
          ? 'chocolate chip'
          : /anzac|oat/iu.test(title) || foods.includes('oat')
            ? 'oat'
            : 'plain',
      ) +
      (/jam drop|thumbprint/iu.test(title) || foods.includes('jam')
        ? saucePool(random, { x: px, y: py, rx: 52, ry: 48 }, 'tomato')
        : '') +
      mixed(
        without(foods, `${hidden} chocolate oat jam honey`),
        random,
        { x: px, y: py, rx: 84 },
        { count: 0.4, size: 1.1 },
      ),
  ),
});

export const cakesAndBiscuitsDrawings = { cake, sponge, cheesecake, pavlova, slice, biscuits };
