/** Meat in pieces, and what is fried in rounds. */
import type { Random } from '../drawing/random';
import { pancake } from '../foods/cakes';
import { atPlaces, centre, circle, type Svg, at, stroke } from '../drawing/svg';
import { friedEgg, meltedCheese } from '../foods/eggs-and-dairy';
import { citrusWedge } from '../foods/fruit';
import { crumbs } from '../foods/grains';
import { basil, choppedHerbs, coriander, saladLeaves } from '../foods/leaves';
import { meatballs as balls, skewer } from '../foods/meat-pieces';
import { bowlFill, dip, dollop } from '../foods/sauces';
import { firstOf, hidden, meatLooks, type DrawDish, without } from './order';
import { mixed, topping } from './toppings';

const { x, y } = centre;

const skewers: DrawDish = ({ random, title, foods }) => {
  const meat = skewerColours[foods.find((food) => food in skewerColours) ?? 'chicken']!;
  const pieces = /kofta|cevapi/iu.test(title)
    ? [meat, meat, meat, meat, meat, meat]
    : [meat, '#C2321E', meat, '#6E9A3A', meat, '#E8C46A'];
  return {
    vessel: 'plank',
    food:
      [-200, -80, 40, 160]
        .map((dy, index) => skewer(x - 70, y + dy, index % 2 ? 3 : -3, pieces, 560))
        .join('') +
      dip(random, x + 350, y - 110, 118, /satay|peanut/iu.test(title) ? 'massaman' : 'yoghurt') +
      citrusWedge('lemon', x + 340, y + 120, 80, 20) +
      coriander(random, x + 250, y + 230, 2),
  };
};

const skewerColours: Readonly<Record<string, string>> = {
  chicken: '#C98A3E',
  beef: '#6E3D24',
  lamb: '#7A4527',
  mince: '#6E3D24',
  pork: '#A95B34',
  prawn: '#EE8E62',
  fish: '#E3C79B',
  salmon: '#EE8A63',
  halloumi: '#E8C987',
  tofu: '#E0B36C',
};

const meatballsInSauce: DrawDish = ({ random, title, foods }) => ({
  vessel: 'pan',
  food:
    bowlFill(
      random,
      /swedish|cream|mushroom/iu.test(title)
        ? 'mushroom'
        : foods.includes('coconut-milk')
          ? 'korma'
          : 'tomato',
      298,
    ) +
    balls(random, { x, y, rx: 185 }, 11, 76) +
    choppedHerbs(random, { x, y, rx: 225 }, 40) +
    basil(random, x, y + 10, 2),
});

const fritters: DrawDish = ({ random, title, foods }) => {
  const [edge, top] = fritterColours[
    foods.find((food) => food in fritterColours) ?? (/rissole/iu.test(title) ? 'mince' : '')
  ] ?? ['#9A6420', '#DDA84E'];
  const patty = (px: number, py: number, r: number): Svg =>
    circle(px + 4, py + 10, r, '#2b1a0c', 'opacity=".3"') +
    circle(px, py + 4, r, edge) +
    circle(px - 3, py - 4, r * 0.92, top) +
    mixed(
      without(foods, `${hidden} ${meatLooks} herb lemon onion`),
      random,
      { x: px, y: py, rx: r * 0.62 },
      { count: 0.45, size: 1.1 },
    ) +
    crumbs(random, { x: px, y: py, rx: r * 0.78 }, 16, [edge, '#F3D58E', '#B9772B'], 12);
  const isOne = /okonomiyaki|pancake|pajeon|rosti/iu.test(title);
  return {
    vessel: 'plate',
    food:
      saladLeaves(random, { x: x + 150, y: y - 150, rx: 80, ry: 60 }, 18) +
      (isOne
        ? largePancake(random, foods, /okonomiyaki/iu.test(title))
        : atPlaces(
            [
              [-120, -70],
              [70, -20],
              [-90, 120],
              [120, 150],
            ],
            (px, py) => patty(px, py, 112),
          )) +
      (/okonomiyaki/iu.test(title)
        ? topping('caramel', random, { x: x - 10, y: y + 10, rx: 190 }, { size: 1.4 })
        : isOne
          ? ''
          : dollop(random, { x: x + 20, y: y + 60, rx: 62, ry: 52 })) +
      choppedHerbs(random, { x, y, rx: 190 }, 26),
  };
};

/** One as large as the plate. */
function largePancake(random: Random, foods: readonly string[], isWhole: boolean): Svg {
  const area = { x: x - 10, y: y + 10, rx: 190 };
  return (
    pancake(random, area.x, area.y, 240) +
    topping(firstOf(foods, 'kimchi spring-onion cabbage corn zucchini'), random, area, {
      count: 0.9,
      size: 1.5,
    }) +
    topping('spring-onion', random, area, { count: 1.4, size: 1.7 }) +
    (isWhole ? '' : squareCuts(area.x, area.y))
  );
}

/** As a savoury pancake is cut: what is cut in wedges is taken for a pizza. */
const squareCuts = (px: number, py: number): Svg =>
  [0, 90]
    .map((angle) => at(px, py, angle, stroke('M-205 -82H205M-205 82H205', '#6E3F14', 6)))
    .join('');

const fritterColours: Readonly<Record<string, readonly [string, string]>> = {
  zucchini: ['#8A6A24', '#C8B258'],
  spinach: ['#5E5A20', '#93914A'],
  beetroot: ['#5E1B34', '#96324F'],
  kimchi: ['#9A4B1E', '#D98A4A'],
  mince: ['#4E2A16', '#7E4C2E'],
  beef: ['#4E2A16', '#7E4C2E'],
  lamb: ['#4E2A16', '#7E4C2E'],
};

const omelette: DrawDish = ({ random, title, foods }) => ({
  vessel: 'pan',
  food: /shak|baked egg|huevos|menemen|purgatory/iu.test(title)
    ? bowlFill(random, 'tomato', 298) +
      atPlaces(
        [
          [-100, -90],
          [110, -80],
          [-90, 110],
          [110, 120],
        ],
        (px, py) => friedEgg(random, px, py, 1.05),
      ) +
      coriander(random, x, y, 2)
    : circle(x, y, 290, '#D99A2A') +
      circle(x - 4, y - 6, 274, '#F4CB5C') +
      mixed(
        without(foods, `${hidden} herb onion cheese`),
        random,
        { x, y, rx: 205 },
        { count: 1.3, size: 1.7 },
      ) +
      meltedCheese(random, { x, y, rx: 220 }, 16) +
      choppedHerbs(random, { x, y, rx: 220 }, 40),
});

export const skewersAndMeatballsDrawings = {
  skewers,
  meatballs: meatballsInSauce,
  fritters,
  omelette,
};
