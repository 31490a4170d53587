/** Salads, dips and eggs. */
import { centre, circle } from '../drawing/svg';
import { shredColours, shreds } from '../foods/cut-pieces';
import { halfEgg } from '../foods/eggs-and-dairy';
import { crumbs, shortPasta } from '../foods/grains';
import { choppedHerbs, coriander, lettuce, saladLeaves } from '../foods/leaves';
import { bowlFill, creamSpiral, type SauceName } from '../foods/sauces';
import { firstOf, hidden, meatLooks, type DrawDish, without } from './order';
import { mixed, topping } from './toppings';

const { x, y } = centre;

const salad: DrawDish = ({ random, title, foods }) => {
  const isGrain =
    firstOf(foods, 'grain') !== undefined || /tabb?ou|couscous|quinoa|rice/iu.test(title);
  const isPasta = foods.includes('pasta');
  const bed = isGrain
    ? crumbs(random, { x, y, rx: 262 }, 190, ['#F2DDA6', '#E3C98B', '#F9EBC4'], 15) +
      saladLeaves(random, { x, y, rx: 245 }, foods.includes('herb') ? 60 : 16)
    : isPasta
      ? shortPasta(random, { x, y, rx: 240 }, 56, 'spirals')
      : lettuce(random, { x, y, rx: 255 }, 24) + saladLeaves(random, { x, y, rx: 225 }, 22);
  return {
    vessel: 'bowl',
    food:
      circle(x, y, 302, isGrain ? '#D3BC84' : '#6C8F46') +
      bed +
      mixed(
        without(foods, `${hidden} onion leaf spinach cabbage herb grain`),
        random,
        { x, y, rx: 205 },
        { count: 1.5 },
      ) +
      topping(firstOf(foods, 'onion'), random, { x, y, rx: 190 }, { count: 0.6 }),
  };
};

const slaw: DrawDish = ({ random, title }) => {
  const colours = /kim ?chi/iu.test(title)
    ? ['#C8401F', '#E2743F', '#F3C9A0', '#D9592E']
    : [...shredColours.cabbage, ...shredColours['red cabbage'], ...shredColours.carrot];
  return {
    vessel: 'bowl',
    food:
      circle(x, y, 302, '#C9CF9F') +
      shreds(random, { x, y, rx: 255 }, 260, colours, { length: 100, width: 15 }) +
      coriander(random, x, y, 2.2),
  };
};

const dip: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plank',
  food: dipOf(random, title, foods),
});

function dipOf(
  random: Parameters<DrawDish>[0]['random'],
  title: string,
  foods: readonly string[],
): string {
  const sauce = dipSauces.find(([pattern]) => pattern.test(title))?.[1] ?? 'porridge';
  return (
    topping('crouton', random, { x: x - 330, y, rx: 90, ry: 190 }, { count: 1.3, size: 2 }) +
    topping(
      'carrot',
      random,
      { x: x + 330, y: y - 130, rx: 90, ry: 110 },
      { count: 1, size: 1.8 },
    ) +
    topping(
      'cucumber',
      random,
      { x: x + 330, y: y + 130, rx: 90, ry: 110 },
      { count: 1, size: 1.6 },
    ) +
    circle(x, y, 262, '#3E4A52') +
    `<g transform="translate(${x} ${y}) scale(.78) translate(${-x} ${-y})">${bowlFill(random, sauce)}${creamSpiral(x, y, 150, '#F4E6B8')}</g>` +
    mixed(
      without(foods, `${hidden} ${meatLooks} onion lemon avocado chickpea tomato`),
      random,
      { x, y, rx: 90 },
      { count: 0.5 },
    ) +
    choppedHerbs(random, { x, y, rx: 150 }, 22)
  );
}

const dipSauces: readonly (readonly [RegExp, SauceName])[] = [
  [/guac|avocado|pesto|spinach|pea|chimichurri|salsa verde/iu, 'green curry'],
  [/beet/iu, 'beetroot'],
  [/salsa|tomato|capsicum|muhammara|chilli/iu, 'tomato'],
  [/tzatziki|yoghurt|feta|labneh|raita|onion|cheese|cream/iu, 'yoghurt'],
  [/pate|liver|olive|mushroom/iu, 'mushroom'],
];

const eggsPlate: DrawDish = ({ random, foods }) => ({
  vessel: 'plate',
  food:
    [
      [-120, -90, 20],
      [70, -140, -30],
      [150, 30, 60],
      [-40, 60, 0],
      [-170, 90, 40],
      [80, 170, -20],
    ]
      .map(([dx, dy, angle]) => halfEgg(x + dx!, y + dy!, angle!, 1.9))
      .join('') +
    mixed(without(foods, 'egg'), random, { x, y, rx: 200 }, { count: 0.5 }) +
    choppedHerbs(random, { x, y, rx: 210 }, 40),
});

export const saladsAndDipsDrawings = { salad, slaw, dip, eggs: eggsPlate };
