/** Bread, buns, pancakes and muffins. */
import {
  atPlaces,
  centre,
  circle,
  rectangle,
  scatter,
  shadow,
  shape,
  type Svg,
} from '../drawing/svg';
import { breadSlice, flatbread as roundBread, loaf as wholeLoaf } from '../foods/bread';
import { muffinCase, pancake, scone as plainScone } from '../foods/cakes';
import { choppedHerbs } from '../foods/leaves';
import { dollop, saucePool, sesame } from '../foods/sauces';
import { firstOf, hidden, type DrawDish, without } from './order';
import { grid, mixed, topping } from './toppings';

const { x, y } = centre;

const pancakes: DrawDish = ({ random, title, foods }) => {
  const isWaffle = /waffle/iu.test(title);
  const fruit = without(foods, `${hidden} honey`);
  return {
    vessel: 'plate',
    food:
      [
        [14, 18],
        [-8, 6],
        [4, -6],
      ]
        .map(([dx, dy]) => pancake(random, x + dx!, y + dy!, 236))
        .join('') +
      (isWaffle
        ? [-120, -40, 40, 120]
            .map((line) =>
              shape(
                `M${x - 190} ${y + line}H${x + 190}M${x + line} ${y - 190}V${y + 190}`,
                'none',
                'stroke="#8A4E1C" stroke-width="16" stroke-opacity=".55"',
              ),
            )
            .join('')
        : '') +
      saucePool(random, { x, y, rx: 120, ry: 104 }, 'caramel', 0.2) +
      mixed(fruit, random, { x, y, rx: 150 }, { count: 1, size: 1.6 }) +
      topping('butter', random, { x: x + 6, y, rx: 60 }, { size: 1.7 }),
  };
};

const loaf: DrawDish = ({ random, title, foods }) => {
  const isDark = /banana|date|choc|rye|malt|ginger|pumpernickel/iu.test(title);
  return {
    vessel: 'plank',
    food:
      wholeLoaf(
        random,
        x - 60,
        y - 90,
        -4,
        isDark ? ['#7A4A1E', '#A9692E', '#CF9650'] : ['#A9692A', '#D79B4E', '#F3CF92'],
      ) +
      mixed(
        without(foods, hidden),
        random,
        { x: x - 60, y: y - 96, rx: 230, ry: 70 },
        { count: 0.9, size: 1.4 },
      ) +
      [-150, 90]
        .map((dx) => breadSlice(random, x + dx, y + 180, dx / 30, { size: 1.15, toasted: isDark }))
        .join(''),
  };
};

const flatbread: DrawDish = ({ random }) => ({
  vessel: 'plank',
  food:
    atPlaces(
      [
        [-170, -60, 20],
        [150, -40, -16],
        [-20, 110, 6],
      ],
      (px, py, angle) => roundBread(random, { x: px, y: py, rx: 232, ry: 170 }, angle),
    ) + choppedHerbs(random, { x, y, rx: 240, ry: 160 }, 36),
});

const buns: DrawDish = ({ random, title }) => ({
  vessel: 'tray',
  food: grid((px, py) => {
    const isScroll = /scroll|cinnamon|chelsea|knot|pinwheel/iu.test(title);
    return (
      shadow('middle', circle(px, py, 128, '#A9692A')) +
      circle(px - 4, py - 6, 120, '#DDA24C') +
      circle(px - 26, py - 34, 52, '#F3CF92', 'opacity=".7"') +
      (isScroll
        ? spiral(px, py)
        : /cross/iu.test(title)
          ? rectangle({ x: px, y: py, width: 220, height: 26 }, '#FBF2DA') +
            rectangle({ x: px, y: py, width: 26, height: 220 }, '#FBF2DA')
          : sesame(random, { x: px, y: py, rx: 84 }, 24))
    );
  }),
});

const spiral = (px: number, py: number): Svg =>
  shape(
    `M${px} ${py}c20 -20 50 6 34 36c-20 40 -84 30 -90 -20c-4 -60 60 -96 112 -64c56 40 44 120 -14 146`,
    'none',
    'stroke="#7A4318" stroke-width="17" stroke-linecap="round"',
  );

const scones: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plate',
  food: atPlaces(
    [
      [-130, -110],
      [110, -130],
      [150, 90],
      [-110, 120],
    ],
    (px, py, _angle, index) =>
      plainScone(random, px, py, 134) +
      (index % 2 && !/cheese|pumpkin|date/iu.test(title)
        ? saucePool(random, { x: px, y: py, rx: 90, ry: 80 }, 'tomato') +
          dollop(random, { x: px + 4, y: py - 6, rx: 56, ry: 48 })
        : mixed(
            without(foods, `${hidden} jam pumpkin`),
            random,
            { x: px, y: py, rx: 80 },
            { count: 0.4, size: 1.1 },
          )),
  ),
});

const muffins: DrawDish = ({ random, title, foods }) => ({
  vessel: 'tray',
  food: grid((px, py) => {
    const isIced = /cup ?cake|fairy|butterfly|patty/iu.test(title);
    const isDark = foods.includes('chocolate');
    return (
      muffinCase(random, px, py, 132, isDark ? ['#3A2115', '#6A4530'] : ['#B0752E', '#DBA655']) +
      (isIced
        ? dollop(
            random,
            { x: px, y: py, rx: 88, ry: 82 },
            isDark ? ['#4E2C1D', '#7A4C33'] : ['#E39AB0', '#F9C9D6'],
          )
        : '') +
      mixed(
        without(foods, `${hidden} ${isDark ? '' : ''}`),
        random,
        { x: px, y: py, rx: 78 },
        { count: 0.6, size: 1.25 },
      )
    );
  }),
});

const doughnuts: DrawDish = ({ random, title, foods }) => ({
  vessel: 'tray',
  food: grid((px, py, index) => {
    const glaze = foods.includes('chocolate')
      ? ['#3A2115', '#5E3A28']
      : index % 2
        ? ['#D98AA0', '#F6BFCC']
        : ['#C9934A', '#EBC98A'];
    const isPuff = /profit|puff|eclair|choux|beignet|croquem/iu.test(title);
    return (
      shadow('middle', circle(px, py, 130, '#A9692A')) +
      circle(px - 3, py - 4, 122, '#DDA24C') +
      circle(px, py, 100, glaze[0]!) +
      circle(px - 4, py - 5, 92, glaze[1]!) +
      (isPuff ? '' : circle(px, py, 40, '#A9692A') + circle(px, py, 32, '#EFE3CB')) +
      sesame(random, { x: px, y: py, rx: 80 }, 14)
    );
  }),
});

const balls: DrawDish = ({ random, title, foods }) => {
  const isChocolate = foods.includes('chocolate') || /rum|choc|truffle|date|bliss/iu.test(title);
  const isNut = /nut|almond|popcorn|chickpea|mix/iu.test(title);
  return isNut
    ? {
        vessel: 'bowl',
        food:
          circle(x, y, 302, '#5A3A20') +
          topping(
            /popcorn/iu.test(title) ? 'cauliflower' : /chickpea/iu.test(title) ? 'chickpea' : 'nut',
            random,
            { x, y, rx: 235 },
            { count: 5, size: 2 },
          ),
      }
    : {
        vessel: 'plate',
        food: scatter(
          random,
          { x, y, rx: 195 },
          13,
          (px, py) =>
            shadow(
              'middle',
              circle(px, py, 72, isChocolate ? '#2C170E' : '#B9772B') +
                circle(px - 5, py - 7, 64, isChocolate ? '#4E2C1D' : '#DDA84E'),
            ) +
            topping(
              isChocolate ? 'coconut' : firstOf(foods, 'coconut oat nut sesame'),
              random,
              { x: px, y: py, rx: 52 },
              { count: 0.45, size: 1 },
            ),
        ),
      };
};

export const breadAndBunsDrawings = {
  pancakes,
  loaf,
  flatbread,
  buns,
  scones,
  muffins,
  doughnuts,
  balls,
};
