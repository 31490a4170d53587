/** What is rolled or folded around a filling. */
import { type Random } from '../drawing/random';
import {
  at,
  atPlaces,
  centre,
  circle,
  ellipse,
  rectangle,
  scatter,
  shadow,
  shape,
  type Svg,
} from '../drawing/svg';
import { taco as shell } from '../foods/burgers-and-tacos';
import { meltedCheese } from '../foods/eggs-and-dairy';
import { citrusWedge } from '../foods/fruit';
import { coriander, lettuce, saladLeaves, springOnion } from '../foods/leaves';
import { dumpling, pastryRoll } from '../foods/pastry';
import { dip, dollop } from '../foods/sauces';
import { sushiRoll } from '../foods/seafood';
import { hidden, type DrawDish, without } from './order';
import { mixed } from './toppings';

const { x, y } = centre;

const wrap: DrawDish = ({ random, foods }) => ({
  vessel: 'plank',
  food: atPlaces(
    [
      [-270, 0, 10],
      [0, 10, 10],
      [270, 0, 10],
    ],
    (px, py, angle) => rolledWrap(random, px, py, angle, foods),
  ),
});

function rolledWrap(
  random: Random,
  px: number,
  py: number,
  angle: number,
  foods: readonly string[],
): Svg {
  const filling =
    lettuce(random, { x: 0, y: -210, rx: 80, ry: 40 }, 12) +
    mixed(
      without(foods, `${hidden} herb leaf`),
      random,
      { x: 0, y: -216, rx: 66, ry: 30 },
      { count: 0.9, size: 1.3 },
    );
  const roll =
    rectangle({ x: 0, y: 20, width: 208, height: 430, round: 74 }, '#CE9E5C') +
    rectangle({ x: -5, y: 16, width: 190, height: 412, round: 66 }, '#EFD3A0') +
    scatter(random, { x: 0, y: -70, rx: 70, ry: 90 }, 12, (sx, sy) =>
      ellipse({ x: sx, y: sy, rx: random.between(8, 20), ry: random.between(6, 12) }, '#B97A35', {
        angle: random.angle(),
        more: 'opacity=".55"',
      }),
    );
  const paper =
    shape('M-112 40L112 -20V220C112 262 -112 262 -112 220Z', '#DDD3BE') +
    shape('M-112 40L112 -20V212C112 254 -108 254 -112 212Z', '#F7F1E3') +
    [96, 150, 204]
      .map((stripe) =>
        shape(
          `M-110 ${stripe + 18}L110 ${stripe - 40}`,
          'none',
          'stroke="#8FA97F" stroke-width="12" stroke-opacity=".6"',
        ),
      )
      .join('');
  return shadow('high', at(px, py, angle, filling + roll + paper));
}

const taco: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plank',
  food:
    [-150, 40, 230]
      .map((dy, index) =>
        shell(
          random,
          x - 110 + index * 10,
          y + dy - 10,
          -4,
          (inside) =>
            lettuce(inside, { x: 0, y: -58, rx: 100, ry: 22 }, 8) +
            mixed(
              without(foods, `${hidden} herb onion`),
              inside,
              { x: 0, y: -54, rx: 92, ry: 24 },
              { count: 0.9, size: 0.9 },
            ),
        ),
      )
      .join('') +
    dip(random, x + 310, y - 110, 112, /fish|prawn/iu.test(title) ? 'yoghurt' : 'tomato') +
    citrusWedge('lime', x + 310, y + 130, 84, 14) +
    coriander(random, x + 180, y - 230, 2),
});

const nachos: DrawDish = ({ random, foods }) => ({
  vessel: 'plate',
  food:
    scatter(random, { x, y, rx: 240 }, 40, (px, py) =>
      shadow(
        'low',
        at(
          px,
          py,
          random.angle(),
          shape('M0 -66L58 44L-58 44Z', random.pick(['#E9B548', '#F2C765', '#DDA437'])),
        ),
      ),
    ) +
    mixed(
      without(foods, `${hidden} cheese herb onion`),
      random,
      { x, y, rx: 170 },
      { count: 1.2 },
    ) +
    meltedCheese(random, { x, y, rx: 190 }, 26, false) +
    dollop(random, { x, y, rx: 84, ry: 70 }) +
    coriander(random, x + 10, y, 2),
});

const dumplings: DrawDish = ({ random, title }) => ({
  vessel: 'steamer',
  food:
    atPlaces(
      [
        [-130, -120, 20],
        [90, -140, -10],
        [160, 50, 50],
        [-150, 70, -30],
        [10, 0, 8],
        [10, 170, -14],
      ],
      (px, py, angle) => dumpling(px, py, angle, 1.35, /gyoza|pot ?sticker|fried/iu.test(title)),
    ) + springOnion(random, { x, y, rx: 220 }, 26),
});

const rolls: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plank',
  food:
    [-200, -65, 70, 205]
      .map((dy, index) =>
        /rice paper|summer|cold|cabbage|vine|dolma/iu.test(title)
          ? paleRoll(random, x - 80, y + dy, index % 2 ? 3 : -3, foods)
          : pastryRoll(random, x - 80, y + dy, index % 2 ? 3 : -3, { length: 470, width: 116 }),
      )
      .join('') +
    dip(random, x + 330, y - 60, 122, 'red curry') +
    coriander(random, x + 320, y + 180, 2.2),
});

function paleRoll(
  random: Random,
  px: number,
  py: number,
  angle: number,
  foods: readonly string[],
): Svg {
  return (
    saladLeaves(random, { x: px, y: py, rx: 190, ry: 26 }, 14) +
    mixed(
      without(foods, `${hidden} herb`),
      random,
      { x: px, y: py, rx: 180, ry: 22 },
      { count: 0.8, size: 1.2 },
    ) +
    at(
      px,
      py,
      angle,
      rectangle({ x: 0, y: 0, width: 480, height: 116, round: 52 }, '#F6F0E2', 'opacity=".55"'),
    )
  );
}

const sushi: DrawDish = ({ random, foods }) => {
  const fills = foods.flatMap((food) => sushiFillings[food] ?? []);
  return {
    vessel: 'plank',
    food:
      [-150, 30, 210]
        .map((dy, row) =>
          [-280, -110, 60]
            .map((dx) =>
              sushiRoll(
                random,
                x + dx,
                y + dy - 30,
                fills[row % Math.max(1, fills.length)] ?? '#F08A62',
                84,
              ),
            )
            .join(''),
        )
        .join('') +
      dip(random, x + 300, y - 80, 112, 'gravy') +
      circle(x + 300, y + 140, 56, '#8DB05A') +
      circle(x + 294, y + 132, 40, '#A9C873'),
  };
};

const sushiFillings: Readonly<Record<string, string>> = {
  salmon: '#F08A62',
  prawn: '#F0A27C',
  avocado: '#B7CC6A',
  cucumber: '#8DBA57',
  egg: '#F6C94E',
  fish: '#C9485C',
  chicken: '#D9A45A',
  tofu: '#E0B36C',
  carrot: '#EE8E3A',
};

export const rollsAndDumplingsDrawings = { wrap, taco, nachos, dumplings, rolls, sushi };
