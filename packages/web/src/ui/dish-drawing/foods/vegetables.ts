/** Vegetables whole, sliced or roasted. */
import type { Area, Random } from '../drawing/random';
import {
  at,
  blob,
  circle,
  ellipse,
  rectangle,
  ring,
  scatter,
  shadow,
  shape,
  short,
  stroke,
  type Svg,
} from '../drawing/svg';
import { leaf } from './leaves';

export function tomato(_random: Random, x: number, y: number, r = 68): Svg {
  const stalk = [0, 1, 2, 3, 4].map((index) =>
    leaf(x, y, { length: r * 0.62, width: r * 0.16, angle: index * 72 + 10 }),
  );
  return shadow(
    'middle',
    circle(x, y, r, '#C8371F') +
      circle(x, y, r, 'url(#dome)') +
      circle(x - r * 0.38, y - r * 0.42, r * 0.12, '#fff', 'opacity=".7"') +
      stalk.join(''),
  );
}

/** A slice of tomato, or a halved cherry tomato if it is small. */
export function tomatoSlice(x: number, y: number, r: number): Svg {
  const chambers = ring({ x, y, rx: r * 0.48 }, 5, (cx, cy, angle) =>
    ellipse({ x: cx, y: cy, rx: r * 0.27, ry: r * 0.2 }, '#F2A07A', { angle }),
  );
  return shadow(
    'low',
    circle(x, y, r, '#B92E1A') +
      circle(x, y, r * 0.88, '#E2563A') +
      chambers +
      circle(x, y, r * 0.14, '#F6C9A6'),
  );
}

export function cherryTomatoes(random: Random, area: Area, count: number): Svg {
  return scatter(random, area, count, (x, y) => tomatoSlice(x, y, random.between(19, 25)));
}

function chip(random: Random, x: number, y: number, angle: number, length = 130): Svg {
  const width = 24;
  const colour = random.pick(['#EDBD52', '#E5AC3E', '#F2CB6B']);
  const drawn =
    rectangle({ x: 0, y: 0, width: length, height: width, round: 5 }, colour) +
    rectangle(
      { x: 0, y: width * 0.31, width: length, height: width * 0.38, round: 4 },
      '#B9771F',
      'opacity=".5"',
    ) +
    rectangle(
      { x: 0, y: -width * 0.33, width: length - 6, height: width * 0.18, round: 2 },
      '#FFE9A8',
      'opacity=".8"',
    );
  return shadow('low', at(x, y, angle, drawn));
}

export function chips(random: Random, area: Area, count = 26): Svg {
  return scatter(random, area, count, (x, y) =>
    chip(random, x, y, random.between(-55, 50), random.between(100, 140)),
  );
}

export function roastPotato(random: Random, x: number, y: number, size = 1): Svg {
  const angle = random.angle();
  const [rx, ry] = [random.between(46, 56) * size, random.between(37, 45) * size];
  const crisp = scatter(random, { x, y, rx: rx * 0.7, ry: ry * 0.7 }, 7, (cx, cy) =>
    shape(
      blob(random, { x: cx, y: cy, rx: random.between(3, 8), ry: 3 }),
      '#8A5417',
      'opacity=".55"',
    ),
  );
  return shadow(
    'low',
    shape(blob(random, { x, y, rx, ry, angle, roughness: 0.1, points: 9 }), '#C98B34') +
      shape(
        blob(random, { x: x - 5, y: y - 7, rx: rx * 0.76, ry: ry * 0.68, points: 8 }),
        '#E7B65A',
      ) +
      shape(
        blob(random, { x: x - 11, y: y - 13, rx: rx * 0.36, ry: ry * 0.24, points: 7 }),
        '#F8DC96',
        'opacity=".85"',
      ) +
      crisp,
  );
}

/** A length of carrot, roasted or raw; at 0 degrees it points right. */
export function carrot(x: number, y: number, angle: number, length = 150, width = 34): Svg {
  const [l, w] = [length / 2, width];
  const drawn =
    shape(
      `M${-l} ${-w * 0.2}Q${l * 0.2} ${-w * 0.75} ${l} ${-w * 0.4}Q${l + w * 0.5} 0 ${l} ${w * 0.4}Q${l * 0.2} ${w * 0.75} ${-l} ${w * 0.2}Z`,
      '#D9772B',
    ) +
    shape(
      `M${-l} ${-w * 0.1}Q${l * 0.2} ${-w * 0.65} ${l} ${-w * 0.35}Q${l * 0.2} ${-w * 0.1} ${-l} 0Z`,
      '#F09A4B',
      'opacity=".9"',
    ) +
    [0.5, 0.2, -0.2]
      .map((part) =>
        stroke(
          `M${short(l * part)} ${-w * 0.35}q4 ${w * 0.35} 0 ${w * 0.65}`,
          '#A9501A',
          2.4,
          'stroke-opacity=".6"',
        ),
      )
      .join('');
  return shadow('low', at(x, y, angle, drawn));
}

export function broccoli(random: Random, x: number, y: number, size = 1): Svg {
  const angle = random.angle();
  let drawn = shape('M-9 0L-12 42Q0 50 12 42L9 0Z', '#A9C27A');
  const crown = scatter(random, { x: 0, y: -8, rx: 36, ry: 27 }, 26, (cx, cy) =>
    circle(
      cx,
      cy,
      random.between(8, 13),
      random.pick(['#3F7132', '#4F8640', '#629A4D', '#366329']),
    ),
  );
  drawn += shape(blob(random, { x: 0, y: -8, rx: 40, ry: 31 }), '#335E28') + crown;
  drawn += scatter(random, { x: -6, y: -14, rx: 28, ry: 18 }, 16, (cx, cy) =>
    circle(cx, cy, 2.6, '#A9CC85', 'opacity=".8"'),
  );
  return shadow('low', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

/** A fried slice of mushroom, seen from its side. */
export function mushroomSlice(x: number, y: number, angle: number, size = 1): Svg {
  const outline =
    'M-46 10C-50 -24 -24 -44 0 -44C24 -44 50 -24 46 10C40 22 22 14 13 11C12 24 14 34 16 40C8 48 -8 48 -16 40C-14 34 -12 24 -13 11C-22 14 -40 22 -46 10Z';
  const drawn =
    shape(outline, '#8F5F33') +
    `<g transform="translate(0 -1) scale(.9)">${shape(outline, '#E2BE8A')}</g>` +
    stroke('M-36 -8C-26 -30 -12 -36 4 -36', '#F8E4BE', 6, 'stroke-opacity=".9"') +
    stroke('M-32 6C-22 -6 -12 -4 -6 4M32 6C22 -6 12 -4 6 4', '#9C6B3C', 5, 'stroke-opacity=".7"') +
    stroke('M0 6V34', '#C99A62', 4, 'stroke-opacity=".7"');
  return shadow('low', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

/** Beans, snow peas, asparagus: green sticks. */
export function greenBeans(random: Random, area: Area, count = 14, length = 74): Svg {
  return scatter(random, area, count, (x, y) => {
    const l = length / 2;
    const drawn =
      stroke(
        `M${-l} 0Q0 ${random.whole(-9, 9)} ${l} 0`,
        random.pick(['#5E8F3B', '#6FA246', '#4E7F30']),
        14,
      ) + stroke(`M${-l + 4} -3Q0 -6 ${l - 6} -3`, '#B7D68C', 3, 'stroke-opacity=".7"');
    return shadow('low', at(x, y, random.between(-70, 70), drawn));
  });
}

export function asparagus(x: number, y: number, angle: number, length = 210): Svg {
  const l = length / 2;
  let drawn =
    stroke(`M${-l} 0H${l - 20}`, '#6E9A45', 19) +
    stroke(`M${-l} -4H${l - 30}`, '#A9CC7C', 5, 'stroke-opacity=".8"');
  drawn += shape(`M${l - 34} -13Q${l + 12} -15 ${l + 32} 0Q${l + 12} 15 ${l - 34} 13Z`, '#557F36');
  for (const part of [-0.5, -0.1, 0.3])
    drawn += shape(`M${short(l * part)} -8l16 8l-16 6z`, '#4C7430');
  return shadow('low', at(x, y, angle, drawn));
}
