/** Pies, tarts and pizza. */
import { at, atPlaces, centre, circle, ellipse, scaled, shadow, shape } from '../drawing/svg';
import { meltedCheese } from '../foods/eggs-and-dairy';
import { basil, choppedHerbs, coriander } from '../foods/leaves';
import { dumpling, pastryRoll, pieCrust } from '../foods/pastry';
import { dip, dollop } from '../foods/sauces';
import { firstOf, hidden, type DrawDish, without } from './order';
import { mixed, topping } from './toppings';

const { x, y } = centre;

const pie: DrawDish = ({ random, foods }) => ({
  vessel: 'plate',
  food:
    pieCrust(random, x, y, 268) +
    [0, 72, 144, 216, 288]
      .map((angle) => at(x, y, angle, shape('M-9 -150L0 -60L9 -150Z', '#8F571D')))
      .join('') +
    (firstOf(foods, sweetFruit)
      ? topping(firstOf(foods, sweetFruit), random, { x, y, rx: 70 }, { count: 0.5 })
      : at(
          x,
          y,
          0,
          scaled(
            1.6,
            [0, 120, 240]
              .map((angle) => at(0, 0, angle, ellipse({ x: 0, y: -34, rx: 15, ry: 34 }, '#EDBB69')))
              .join(''),
          ),
        )),
});

const sweetFruit =
  'apple stonefruit plum blueberry cherry raspberry strawberry banana mango celery';

const tart: DrawDish = ({ random, title, foods }) => {
  const [, fill, light] = fillings.find(([looks]) => firstOf(foods, looks)) ?? eggFilling;
  const isPlain = firstOf(foods, 'lemon lime custard chocolate') !== undefined;
  return {
    vessel: 'plate',
    food:
      pieCrust(random, x, y, 272, false) +
      circle(x, y, 238, fill!) +
      circle(x - 4, y - 6, 226, light!) +
      (/meringue/iu.test(title)
        ? atPlaces(
            [
              [0, 0],
              [-110, 0],
              [110, 0],
              [-55, -100],
              [55, -100],
              [-55, 100],
              [55, 100],
            ],
            (px, py) => dollop(random, { x: px, y: py, rx: 74, ry: 66 }, ['#E9CFA0', '#FFF9EC']),
          )
        : mixed(
            without(foods, `${hidden} herb cheese ${isPlain ? 'lemon lime chocolate' : ''}`),
            random,
            { x, y, rx: 165 },
            { count: isPlain ? 0.5 : 1.5, size: 1.6 },
          )) +
      (isPlain && !/meringue/iu.test(title)
        ? topping(
            firstOf(foods, 'lemon lime chocolate'),
            random,
            { x, y, rx: 80 },
            { count: 0.7, size: 1.5 },
          ) + basil(random, x + 20, y - 10, 1.5)
        : choppedHerbs(random, { x, y, rx: 190 }, 10)),
  };
};

const eggFilling = ['', '#E0B64E', '#F6DC94'] as const;
const fillings: readonly (readonly [looks: string, fill: string, light: string])[] = [
  ['lemon lime passionfruit custard mango', '#E8B83A', '#FBE08A'],
  ['chocolate', '#3A2115', '#5E3A28'],
  ['caramel nut', '#8E4F17', '#C0813A'],
  ['raspberry strawberry cherry beetroot', '#8E1F3A', '#C24A62'],
  ['pumpkin sweet-potato', '#B5641A', '#DE8E36'],
  ['spinach leaf broccoli asparagus pea', '#C9B858', '#EBDD94'],
];

const pasties: DrawDish = ({ random, title }) => ({
  vessel: 'plank',
  food:
    (/roll|twist|straw/iu.test(title)
      ? atPlaces(
          [
            [-230, -160, 4],
            [-230, 0, -3],
            [-230, 160, 5],
            [90, -150, -4],
            [90, 20, 3],
            [90, 180, -5],
          ],
          (px, py, angle) => pastryRoll(random, px, py, angle, { length: 270, width: 130 }),
        )
      : atPlaces(
          [
            [-250, -130, 8],
            [50, -150, -10],
            [-240, 110, -12],
            [60, 110, 14],
          ],
          (px, py, angle) => dumpling(px, py, angle, 1.7, true),
        )) +
    dip(random, x + 330, y - 60, 120, 'tomato') +
    coriander(random, x + 330, y + 190, 2.4),
});

const pizza: DrawDish = ({ random, foods }) => ({
  vessel: 'plank',
  food:
    shadow('high', circle(x, y, 322, '#B9772B')) +
    circle(x, y, 314, '#E2AC5A') +
    circle(x, y, 276, '#B93A1D') +
    meltedCheese(random, { x, y, rx: 235 }, 44) +
    mixed(
      without(foods, `${hidden} herb cheese tomato`),
      random,
      { x, y, rx: 210 },
      { count: 1.3, size: 1.6 },
    ) +
    topping('tomato', random, { x, y, rx: 205 }, { count: 0.7, size: 1.6 }) +
    basil(random, x - 30, y + 20, 2.2) +
    basil(random, x + 110, y - 110, 1.8),
});

export const pastryDrawings = { pie, tart, pasties, pizza };
