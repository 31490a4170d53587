/** What comes from the oven in its dish, and vegetables. */
import { type Random } from '../drawing/random';
import { atPlaces, centre, circle, scatter, type Svg } from '../drawing/svg';
import { meltedCheese } from '../foods/eggs-and-dairy';
import { crumbColours, crumbs, shortPasta } from '../foods/grains';
import { choppedHerbs } from '../foods/leaves';
import { bakingDishFill, dip, dollop, forkedMash, pepper } from '../foods/sauces';
import {
  asparagus,
  broccoli,
  carrot,
  chips as fries,
  greenBeans,
  roastPotato,
} from '../foods/vegetables';
import { dishArea } from '../table/vessels';
import { firstOf, hidden, meatLooks, type DrawDish, without } from './order';
import { hasPieces, mixed, topping } from './toppings';

const { x, y } = centre;

const bake: DrawDish = ({ random, title, foods }) => ({
  vessel: 'dish',
  food:
    bakingDishFill(
      random,
      firstOf(foods, 'tomato mince beef eggplant bean') ? 'tomato' : 'custard',
    ) +
    (/pasta|mac|penne|ziti|noodle|tuna/iu.test(title)
      ? shortPasta(random, { x, y, ...dishArea }, 46, 'penne')
      : '') +
    mixed(
      without(foods, `${hidden} herb onion mince cheese parmesan tomato`),
      random,
      { x, y, ...dishArea },
      { count: 2.4, size: 1.9 },
    ) +
    meltedCheese(random, { x, y, ...dishArea }, 90) +
    mixed(
      without(foods, `${hidden} ${meatLooks} herb onion cheese parmesan`),
      random,
      { x, y, rx: 330, ry: 180, box: true },
      { count: 0.8, size: 1.9 },
    ) +
    choppedHerbs(random, { x, y, ...dishArea }, 30),
});

const mashBake: DrawDish = ({ random }) => ({
  vessel: 'dish',
  food:
    bakingDishFill(random, 'chilli') +
    forkedMash(random) +
    crumbs(random, { x: x + 240, y: y + 120, rx: 130, ry: 84 }, 60, crumbColours.mince, 24) +
    topping('pea', random, { x: x + 240, y: y + 120, rx: 110, ry: 70 }, { count: 0.6 }),
});

const crumble: DrawDish = ({ random, foods }) => ({
  vessel: 'dish',
  food:
    bakingDishFill(
      random,
      firstOf(foods, 'strawberry raspberry blueberry cherry plum celery') ? 'beetroot' : 'caramel',
    ) +
    mixed(
      without(foods, `${hidden} oat nut`),
      random,
      { x, y, ...dishArea },
      { count: 2, size: 1.9 },
    ) +
    crumbs(random, { x, y, rx: 360, ry: 205, box: true }, 230, crumbColours.crumble, 30) +
    dollop(random, { x: x + 60, y: y - 10, rx: 120, ry: 104 }),
});

const stuffed: DrawDish = ({ random, foods }) => {
  const [skin, flesh] = hulls[foods.find((food) => food in hulls) ?? 'capsicum']!;
  const pieces = without(foods, `${hidden} herb onion`).filter((food) => !(food in hulls));
  return {
    vessel: 'dish',
    food:
      bakingDishFill(random, 'tomato') +
      atPlaces(
        [
          [-270, -115],
          [0, -120],
          [270, -115],
          [-270, 120],
          [0, 118],
          [270, 120],
        ],
        (px, py) =>
          circle(px, py + 6, 116, skin) +
          circle(px, py, 108, flesh) +
          circle(px, py, 84, '#E9D3A0') +
          mixed(
            pieces.length > 0 ? pieces : ['mince', 'rice'],
            random,
            { x: px, y: py, rx: 66 },
            { count: 0.8 },
          ) +
          meltedCheese(random, { x: px, y: py, rx: 56 }, 7),
      ) +
      choppedHerbs(random, { x, y, ...dishArea }, 40),
  };
};

const hulls: Readonly<Record<string, readonly [string, string]>> = {
  capsicum: ['#A32A18', '#D9492E'],
  tomato: ['#A32A18', '#D9492E'],
  zucchini: ['#3F6B2C', '#6E9A47'],
  eggplant: ['#2E1832', '#5A3560'],
  mushroom: ['#6B4A30', '#9A7654'],
  pumpkin: ['#B5641A', '#E08A32'],
  'sweet-potato': ['#8A3F1E', '#C2622E'],
  potato: ['#8A5A26', '#C9944C'],
};

const vegetables: DrawDish = ({ random, foods }) => {
  const shown = without(
    foods,
    `${hidden} herb onion lemon honey sesame chilli parmesan bacon nut`,
  ).filter(hasPieces);
  return {
    vessel: 'plate',
    food:
      (shown.length > 0
        ? mixed(shown.slice(0, 3), random, { x, y, rx: 205 }, { count: 2.6, size: 2 })
        : mixedVegetables(random)) +
      mixed(without(foods, shown.join(' ')), random, { x, y, rx: 190 }, { count: 0.6 }) +
      pepper(random, { x, y, rx: 190 }, 30) +
      choppedHerbs(random, { x, y, rx: 200 }, 24),
  };
};

const mixedVegetables = (random: Random): Svg =>
  [0, 1, 2, 3].map((n) => carrot(x - 130, y - 120 + n * 56, -10 + n * 6, 200, 50)).join('') +
  greenBeans(random, { x: x + 120, y: y - 90, rx: 100, ry: 80 }, 16, 130) +
  scatter(random, { x: x + 90, y: y + 120, rx: 110, ry: 70 }, 5, (px, py) =>
    broccoli(random, px, py, 1.9),
  ) +
  asparagus(x - 90, y + 160, -8, 240);

const chips: DrawDish = ({ random, title }) => ({
  vessel: 'plate',
  food:
    (/roast|smash|baby|new|fondant|gem|tot|hasselback/iu.test(title)
      ? scatter(random, { x, y, rx: 185 }, 15, (px, py) => roastPotato(random, px, py, 1.7))
      : fries(random, { x, y, rx: 175, ry: 165 }, 44)) +
    choppedHerbs(random, { x, y, rx: 200 }, 30) +
    dip(random, x + 190, y + 150, 90, 'tomato'),
});

const mash: DrawDish = ({ random, foods }) => ({
  vessel: 'bowl',
  food:
    circle(x, y, 302, '#CDB98A') +
    dollop(
      random,
      { x, y, rx: 270, ry: 262 },
      mashColours[foods.find((food) => food in mashColours) ?? ''] ?? ['#E6D3A0', '#F8ECC8'],
    ) +
    topping('butter', random, { x, y, rx: 60 }, { size: 1.5 }) +
    choppedHerbs(random, { x, y, rx: 190 }, 44),
});

const mashColours: Readonly<Record<string, readonly [string, string]>> = {
  'sweet-potato': ['#C8701F', '#E9953E'],
  pumpkin: ['#C8701F', '#E9953E'],
  pea: ['#6F8B3C', '#97B45A'],
  spinach: ['#45662E', '#6E9147'],
};

export const bakesAndVegetablesDrawings = {
  bake,
  'mash-bake': mashBake,
  crumble,
  stuffed,
  vegetables,
  chips,
  mash,
};
