/** What is sweet and eaten from a bowl. */
import { centre, circle, scatter } from '../drawing/svg';
import { crumbs } from '../foods/grains';
import { basil } from '../foods/leaves';
import { bowlFill, dollop, saucePool } from '../foods/sauces';
import { firstOf, hidden, type DrawDish, without } from './order';
import { mixed, topping } from './toppings';

const { x, y } = centre;

const porridge: DrawDish = ({ random, title, foods }) => {
  const isDry = /granola|muesli|cereal/iu.test(title) && !/bircher/iu.test(title);
  return {
    vessel: 'bowl',
    food:
      bowlFill(
        random,
        /acai|smoothie/iu.test(title) ? 'smoothie' : isDry ? 'yoghurt' : 'porridge',
      ) +
      crumbs(random, { x, y, rx: 225 }, isDry ? 130 : 60, ['#E6CB94', '#C99A55', '#B07C3A'], 19) +
      mixed(without(foods, `${hidden} oat honey`), random, { x, y, rx: 175 }, { count: 1.1 }) +
      topping(firstOf(foods, 'honey'), random, { x, y, rx: 170 }),
  };
};

const dessert: DrawDish = ({ random, title, foods }) => {
  const isChocolate = foods.includes('chocolate') || /choc|tiramisu|mocha/iu.test(title);
  return {
    vessel: 'bowl',
    food:
      bowlFill(
        random,
        isChocolate
          ? 'gravy'
          : foods.includes('custard') || /custard|trifle/iu.test(title)
            ? 'custard'
            : 'cream',
      ) +
      dollop(random, { x, y, rx: 150, ry: 132 }) +
      mixed(without(foods, `${hidden} caramel`), random, { x, y, rx: 150 }, { count: 1 }) +
      basil(random, x + 10, y, 1.6),
  };
};

const pudding: DrawDish = ({ random, title, foods }) => ({
  vessel: 'bowl',
  food:
    bowlFill(random, /rice|tapioca|sago|panna|coconut/iu.test(title) ? 'cream' : 'custard') +
    (/brulee|caramel|flan/iu.test(title)
      ? saucePool(random, { x, y, rx: 235, ry: 230 }, 'caramel', 0.04)
      : '') +
    mixed(without(foods, `${hidden} rice`), random, { x, y, rx: 120 }, { count: 0.8 }) +
    basil(random, x + 10, y, 1.6),
});

const iceCreams: DrawDish = ({ random, foods }) => ({
  vessel: 'bowl',
  food:
    bowlFill(random, 'cream') +
    scoops(random, foods) +
    mixed(without(foods, hidden), random, { x, y, rx: 190 }, { count: 0.7 }),
});

function scoops(random: Parameters<DrawDish>[0]['random'], foods: readonly string[]): string {
  const colour = scoopColours[foods.find((food) => food in scoopColours) ?? ''];
  return [
    [-105, -60],
    [110, -50],
    [0, 115],
  ]
    .map(([dx, dy], index) => scoop(random, x + dx!, y + dy!, index === 1 ? undefined : colour))
    .join('');
}

const scoopColours: Readonly<Record<string, readonly [string, string]>> = {
  chocolate: ['#5A3422', '#96694C'],
  strawberry: ['#D98AA0', '#F6BFCC'],
  raspberry: ['#C2506E', '#EC94A8'],
  mango: ['#E3A02B', '#F9CB6B'],
  lemon: ['#E9D66B', '#FBF0B0'],
  caramel: ['#B9803F', '#E0B273'],
};

function scoop(
  random: Parameters<DrawDish>[0]['random'],
  px: number,
  py: number,
  colours: readonly [string, string] = ['#E9D9B4', '#FBF2DA'],
): string {
  return (
    circle(px, py + 6, 142, colours[0]) +
    circle(px - 6, py - 4, 132, colours[1]) +
    scatter(random, { x: px, y: py, rx: 100 }, 7, (sx, sy) =>
      circle(sx, sy, random.between(6, 12), colours[0], 'opacity=".5"'),
    )
  );
}

const fruitBowl: DrawDish = ({ random, foods }) => ({
  vessel: 'bowl',
  food:
    bowlFill(random, 'yoghurt') +
    mixed(
      foods.length > 0 ? foods : ['strawberry', 'kiwi', 'mango', 'blueberry'],
      random,
      { x, y, rx: 225 },
      { count: 2.2, size: 1.7 },
    ) +
    basil(random, x, y, 1.9),
});

export const breakfastsAndDessertsDrawings = {
  porridge,
  dessert,
  pudding,
  'ice-cream': iceCreams,
  fruit: fruitBowl,
};
