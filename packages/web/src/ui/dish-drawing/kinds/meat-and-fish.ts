/** Meat and fish with what belongs beside them. */
import { type Random } from '../drawing/random';
import {
  at,
  atPlaces,
  centre,
  circle,
  ellipse,
  scatter,
  shadow,
  shape,
  stroke,
  type Svg,
} from '../drawing/svg';
import { meltedCheese } from '../foods/eggs-and-dairy';
import { citrusSlice, citrusWedge } from '../foods/fruit';
import { rice } from '../foods/grains';
import { choppedHerbs, rosemary, saladLeaves } from '../foods/leaves';
import {
  grilled,
  grilledColours,
  ribs,
  roastChicken,
  roastColours,
  roastSlice,
} from '../foods/meat';
import { crumbed as crumbedPiece, sausage } from '../foods/meat-pieces';
import { bowlFill, dollop, saucePool } from '../foods/sauces';
import { mussels, prawns, salmonFillet, whiteFillet } from '../foods/seafood';
import { carrot, chips as fries, roastPotato } from '../foods/vegetables';
import { firstOf, hidden, meatLooks, type DrawDish, without } from './order';
import { hasPieces, mixed, topping } from './toppings';

const { x, y } = centre;

const roast: DrawDish = ({ random, title, foods }) => {
  const isBeef = /beef|lamb|shoulder|leg|wellington|loaf/iu.test(title) && !/corned/iu.test(title);
  const colours = /ham|corned|silverside|gammon/iu.test(title)
    ? roastColours.ham
    : isBeef || firstOf(foods, 'beef lamb')
      ? roastColours.lamb
      : roastColours.pork;
  return {
    vessel: 'plate',
    food:
      potatoes(random, x - 130, y - 130) +
      vegetablesBeside(random, foods, [x + 100, y - 150]) +
      saucePool(
        random,
        { x: x + 10, y: y + 90, rx: 230, ry: 130 },
        /corned|white sauce/iu.test(title) ? 'cream' : 'gravy',
      ) +
      [-150, -60, 30, 120].map((dx) => roastSlice(random, x + dx, y + 80, 14, colours)).join('') +
      rosemary(random, x + 190, y + 170, 190, 30),
  };
};

const potatoes = (random: Random, px: number, py: number): Svg =>
  scatter(random, { x: px, y: py, rx: 96, ry: 74 }, 6, (rx, ry) =>
    roastPotato(random, rx, ry, 1.15),
  );

/** Rice, if the dish is served with it. */
const starchBeside = (
  random: Random,
  foods: readonly string[],
  [px, py]: readonly [number, number],
): Svg =>
  foods.includes('rice') && !foods.includes('potato')
    ? rice(random, { x: px, y: py, rx: 120, ry: 96 }, 'white', 1.4)
    : potatoes(random, px, py);

/** Vegetables of the dish beside its meat, or the usual ones. */
function vegetablesBeside(
  random: Random,
  foods: readonly string[],
  [px, py]: readonly [number, number],
): Svg {
  const own = without(
    foods,
    `${meatLooks} ${hidden} herb lemon onion rosemary chilli honey sesame potato parmesan bacon`,
  )
    .filter(hasPieces)
    .slice(0, 2);
  const shown = own.length > 0 ? own : ['broccoli'];
  return shown
    .map((look, index) =>
      topping(
        look,
        random,
        { x: px + index * 60, y: py + index * 80, rx: 84, ry: 70 },
        { count: 0.8, size: 1.45 },
      ),
    )
    .join('');
}

const wholeChicken: DrawDish = ({ random, title }) => ({
  vessel: 'tray',
  food: /wing|drumstick|thigh|maryland|leg/iu.test(title)
    ? atPlaces(
        [
          [-260, -130, 30],
          [0, -150, -20],
          [250, -110, 40],
          [-200, 120, -30],
          [60, 110, 10],
          [310, 130, -40],
        ],
        (px, py, angle) => drumstick(px, py, angle),
      ) + rosemary(random, x, y + 60, 200, 60)
    : [-360, 360].map((dx) => potatoes(random, x + dx, y - 130)).join('') +
      [-360, 370].map((dx) => carrot(x + dx, y + 130, 20, 190, 52)).join('') +
      roastChicken(random, x, y, 1.35) +
      rosemary(random, x - 60, y + 90, 200, -20) +
      citrusWedge('lemon', x + 330, y + 240, 70, 20),
});

/** The bone of a leg or a wing points to the right at 0 degrees. */
function drumstick(px: number, py: number, angle: number): Svg {
  const bone =
    stroke('M60 0H170', '#F3E6CC', 30) +
    circle(172, -14, 18, '#F3E6CC') +
    circle(172, 14, 18, '#F3E6CC');
  const skin =
    ellipse({ x: -24, y: 4, rx: 118, ry: 84 }, '#8A4E14') +
    shape('M-60 -70C20 -80 80 -40 104 -20V20C80 44 20 84 -60 74Z', '#8A4E14') +
    ellipse({ x: -28, y: -6, rx: 104, ry: 70 }, '#C67E2C') +
    ellipse({ x: -52, y: -28, rx: 52, ry: 26 }, '#EDBB69', { angle: -16 });
  return shadow('middle', at(px, py, angle, bone + skin));
}

const grill: DrawDish = ({ random, title, foods }) => {
  const isFish =
    firstOf(foods, 'fish salmon') ??
    (/fish|barra|snapper|trout|cod|fillet/iu.test(title) &&
      !/pork|beef|lamb|chicken/iu.test(title));
  const isSalmon = foods.includes('salmon') || /salmon|trout/iu.test(title);
  const area = { x: x - 10, y: y + 70, rx: 215, ry: 118 };
  const main = isSalmon
    ? salmonFillet(random, x - 10, y + 70, -10, 1.15)
    : isFish
      ? whiteFillet(random, x - 10, y + 70, -10, 1)
      : /\bribs?\b/iu.test(title)
        ? ribs(random, x, y + 70, -10)
        : firstOf(foods, 'chicken') || /chicken|duck|turkey/iu.test(title)
          ? grilled(random, { ...area, x: x - 90, rx: 150, ry: 92 }, -20, grilledColours.chicken) +
            grilled(
              random,
              { ...area, x: x + 110, y: y + 110, rx: 145, ry: 88 },
              16,
              grilledColours.chicken,
            )
          : firstOf(foods, 'pork') || /pork/iu.test(title)
            ? grilled(random, area, -14, grilledColours.pork)
            : grilled(random, area, -14, grilledColours.beef);
  return {
    vessel: 'plate',
    food:
      starchBeside(random, foods, [x - 140, y - 130]) +
      vegetablesBeside(random, foods, [x + 90, y - 160]) +
      main +
      (isFish || isSalmon
        ? citrusSlice('lemon', x - 20, y + 70, 52)
        : rosemary(random, x + 30, y + 140, 160, 50)) +
      choppedHerbs(random, area, 18),
  };
};

const crumbed: DrawDish = ({ random, title }) => ({
  vessel: 'plate',
  food:
    fries(random, { x: x - 110, y: y - 140, rx: 110, ry: 70 }, 16) +
    saladLeaves(random, { x: x + 150, y: y - 130, rx: 90, ry: 70 }, 22) +
    (/nugget|ring|squid|calamari|popcorn|tender|strip|goujon|karaage|finger|tempura|stick|prawn/iu.test(
      title,
    )
      ? scatter(random, { x, y: y + 80, rx: 170, ry: 96 }, 8, (px, py) =>
          crumbedPiece(random, { x: px, y: py, rx: 76, ry: 48 }, random.angle(), 1.6),
        )
      : crumbedPiece(random, { x: x - 10, y: y + 80, rx: 236, ry: 136 }, -9, 1.8)) +
    (/parm/iu.test(title)
      ? saucePool(random, { x, y: y + 70, rx: 180, ry: 94 }, 'tomato') +
        meltedCheese(random, { x, y: y + 65, rx: 150, ry: 72 }, 22)
      : citrusWedge('lemon', x + 160, y + 60, 76, -24)) +
    choppedHerbs(random, { x, y: y + 80, rx: 170, ry: 80 }, 14),
});

const sausages: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plate',
  food:
    (/mash|gravy/iu.test(title)
      ? dollop(random, { x: x - 30, y: y - 90, rx: 190, ry: 130 }, ['#EBD9A8', '#F9EFD0']) +
        saucePool(random, { x: x + 20, y: y + 30, rx: 190, ry: 90 }, 'gravy')
      : vegetablesBeside(random, foods, [x - 60, y - 160])) +
    [-60, 30, 120]
      .map((dy, index) => sausage(x + (index - 1) * 20, y + dy + 30, -12 + index * 6, 380))
      .join('') +
    choppedHerbs(random, { x, y: y + 70, rx: 170, ry: 100 }, 18),
});

const seafood: DrawDish = ({ random, title, foods }) => ({
  vessel: 'pan',
  food:
    bowlFill(
      random,
      /saganaki|tomato|chilli|marinara/iu.test(title) || foods.includes('tomato')
        ? 'tomato'
        : 'broth',
      298,
    ) +
    (/mussel|clam|pipi|oyster|moules|scallop/iu.test(title)
      ? mussels(random, { x, y, rx: 205 }, 15)
      : /squid|octopus|calamari/iu.test(title)
        ? topping('squid', random, { x, y, rx: 215 }, { count: 2, size: 1.8 })
        : prawns(random, { x, y, rx: 195 }, 12, 1.75)) +
    mixed(
      without(foods, `${hidden} prawn mussel squid herb onion lemon tomato`),
      random,
      { x, y, rx: 200 },
      { count: 0.8 },
    ) +
    citrusWedge('lemon', x + 190, y + 90, 74, 40) +
    choppedHerbs(random, { x, y, rx: 230 }, 40),
});

export const meatAndFishDrawings = {
  roast,
  'roast-chicken': wholeChicken,
  grill,
  crumbed,
  sausages,
  seafood,
};
