/** Soups, curries and stews: a liquid with pieces in it. */
import { centre } from '../drawing/svg';
import { crumbs, rice, strands } from '../foods/grains';
import { basil, choppedHerbs, coriander, springOnion } from '../foods/leaves';
import { bowlFill, creamSpiral, pepper, type SauceName } from '../foods/sauces';
import { firstOf, hidden, type DrawDish, without } from './order';
import { heaps, mixed, topping } from './toppings';

const { x, y } = centre;

const soup: DrawDish = ({ random, title, foods }) => {
  const sauce = sauceBy(foods, 'broth');
  const isSmooth =
    foods.length === 0
      ? !/broth|stock|consomm|clear/iu.test(title)
      : smooth.split(' ').includes(foods[0]!);
  const pieces = without(foods, `${hidden} ${isSmooth ? smooth : ''} onion herb`);
  return {
    vessel: 'bowl',
    food:
      bowlFill(random, sauce) +
      (isSmooth ? creamSpiral(x, y, 170) : '') +
      mixed(
        pieces,
        random,
        { ...inBowl, rx: isSmooth ? 105 : 205 },
        { count: isSmooth ? 0.5 : 1 },
      ) +
      pepper(random, inBowl, 40) +
      (isSmooth ? basil(random, x - 6, y + 6, 1.9) : choppedHerbs(random, inBowl, 30)),
  };
};

const sauceBy = (foods: readonly string[], otherwise: SauceName): SauceName =>
  foods
    .map((food) => sauces.find(([looks]) => looks.split(' ').includes(food))?.[1])
    .find((sauce) => sauce !== undefined) ?? otherwise;

/** The colour of a soup or a sauce, by the food that colours it. */
const sauces: readonly (readonly [looks: string, sauce: SauceName])[] = [
  ['beetroot', 'beetroot'],
  ['pumpkin sweet-potato carrot', 'pumpkin'],
  ['pea broccoli spinach zucchini asparagus leaf herb', 'pea'],
  ['tomato capsicum bean', 'tomato'],
  ['mushroom', 'mushroom'],
  ['lentil chickpea', 'dhal'],
  ['corn', 'korma'],
  ['potato cauliflower celery cream white-bean fish salmon prawn mussel', 'leek'],
  ['beef lamb onion', 'dark broth'],
];

const smooth = 'pumpkin sweet-potato carrot beetroot cauliflower pea tomato celery potato';

const inBowl = { x, y, rx: 215 };

const noodleSoup: DrawDish = ({ random, title, foods }) => ({
  vessel: 'bowl',
  food:
    bowlFill(
      random,
      /laksa|tom|curry/iu.test(title)
        ? 'laksa'
        : /miso|ramen|beef/iu.test(title)
          ? 'dark broth'
          : 'broth',
    ) +
    strands(random, { x, y: y + 30, rx: 210, ry: 170 }, 'rice noodles', {
      width: 15,
      share: 0.36,
    }) +
    heaps(without(foods, `${hidden} herb chilli`), random, 150) +
    springOnion(random, inBowl, 22) +
    coriander(random, x + 20, y - 10, 2),
});

const curry: DrawDish = ({ random, title, foods }) => ({
  vessel: 'bowl',
  food:
    bowlFill(random, currySauces.find(([pattern]) => pattern.test(title))?.[1] ?? 'korma') +
    rice(random, { x: x - 120, y: y - 70, rx: 150, ry: 150 }, 'white', 1.5) +
    mixed(
      without(foods, `${hidden} herb onion chilli tomato`),
      random,
      { x: x + 60, y: y + 50, rx: 150, ry: 150 },
      { count: 1.1 },
    ) +
    topping('chilli', random, { x: x + 60, y: y + 60, rx: 150 }, { count: 0.5 }) +
    coriander(random, x + 40, y + 30, 2.2),
});

const currySauces: readonly (readonly [RegExp, SauceName])[] = [
  [/green|saag|palak/iu, 'green curry'],
  [/red|panang|katsu/iu, 'red curry'],
  [/rendang|massaman|beef|lamb|rogan/iu, 'massaman'],
  [/butter|tikka|makhani|prawn/iu, 'butter'],
  [/dal|dhal|lentil|chickpea|chana/iu, 'dhal'],
  [/vindaloo|madras|jalfrezi/iu, 'chilli'],
];

const stew: DrawDish = ({ random, title, foods }) => {
  const isGolden = /apricot|mango|orange|pumpkin|peach|pineapple/iu.test(title);
  const isRed = firstOf(foods, 'tomato bean chickpea capsicum eggplant zucchini mince');
  const isPale = firstOf(foods, 'chicken mushroom cream') === foods[0] && foods.length > 0;
  const isMince = foods.includes('mince');
  const sauce = isGolden ? 'pumpkin' : isPale ? 'massaman' : isRed ? 'chilli' : 'gravy';
  return {
    vessel: 'pan',
    food:
      bowlFill(random, sauce, 298) +
      (isMince
        ? crumbs(random, { x, y, rx: 250 }, 120, ['#6B2B17', '#93472A', '#A85A3A'], 24)
        : '') +
      mixed(
        without(foods, `${hidden} herb onion mince`),
        random,
        { x, y, rx: 225 },
        { count: 1.7, size: 1.55 },
      ) +
      choppedHerbs(random, { x, y, rx: 230 }, 26) +
      basil(random, x - 20, y + 10, 1.7),
  };
};

export const soupsAndStewsDrawings = { soup, 'noodle-soup': noodleSoup, curry, stew };
