/** Bread of all shapes. */
import type { Ellipse, Random } from '../drawing/random';
import {
  at,
  blob,
  circle,
  rectangle,
  scatter,
  shadow,
  shape,
  stroke,
  type Svg,
} from '../drawing/svg';

export function breadSlice(
  random: Random,
  x: number,
  y: number,
  angle: number,
  { size = 1, toasted = false } = {},
): Svg {
  const [rx, ry] = [134 * size, 90 * size];
  const [crumb, holes] = toasted
    ? ['#D9A25A', ['#B97C34', '#EBC182', '#A96B28']]
    : ['#EBCB95', ['#D3A969', '#F7E1B8']];
  const dots = scatter(random, { x: 0, y: 0, rx: rx * 0.78, ry: ry * 0.76 }, 52, (dx, dy) =>
    shape(
      blob(random, {
        x: dx,
        y: dy,
        rx: random.between(3, 9),
        ry: random.between(2, 6),
        points: 6,
        roughness: 0.3,
      }),
      random.pick(holes),
      'opacity=".75"',
    ),
  );
  return shadow(
    'middle',
    at(
      x,
      y,
      angle,
      shape(blob(random, { x: 0, y: 0, rx, ry, roughness: 0.05, points: 13 }), '#8F5A26') +
        shape(
          blob(random, { x: 0, y: 0, rx: rx * 0.9, ry: ry * 0.87, roughness: 0.05, points: 13 }),
          crumb,
        ) +
        dots,
    ),
  );
}

/** A square slice of sandwich bread. */
export function sandwichSlice(
  random: Random,
  x: number,
  y: number,
  angle: number,
  toasted = true,
  size = 250,
): Svg {
  const [crust, crumb] = toasted ? ['#9A6428', '#DDA858'] : ['#B98446', '#FBF1DD'];
  const dots = scatter(random, { x: 0, y: 0, rx: size * 0.42 }, 60, (dx, dy) =>
    circle(dx, dy, random.between(2, 5), toasted ? '#B97C34' : '#EFE0C2', 'opacity=".55"'),
  );
  const square = (side: number, colour: string): Svg =>
    rectangle({ x: 0, y: 0, width: side, height: side, round: side * 0.15 }, colour);
  return shadow('middle', at(x, y, angle, square(size, crust) + square(size * 0.91, crumb) + dots));
}

/** Naan, pita or a wrap: a flat round with brown spots. */
export function flatbread(random: Random, area: Ellipse, angle = 0): Svg {
  const { x, y, rx, ry } = area;
  const spots = scatter(random, { x: 0, y: 0, rx: rx * 0.82, ry: ry * 0.82 }, 24, (dx, dy) =>
    shape(
      blob(random, {
        x: dx,
        y: dy,
        rx: random.between(8, 22),
        ry: random.between(6, 15),
        roughness: 0.3,
        points: 7,
      }),
      random.pick(['#B97A35', '#A5672A', '#CF9650']),
      'opacity=".6"',
    ),
  );
  return shadow(
    'middle',
    at(
      x,
      y,
      angle,
      shape(blob(random, { x: 0, y: 0, rx, ry, roughness: 0.05, points: 13 }), '#CE9E5C') +
        shape(
          blob(random, { x: -3, y: -4, rx: rx * 0.95, ry: ry * 0.93, roughness: 0.05, points: 13 }),
          '#EFD3A0',
        ) +
        spots,
    ),
  );
}

/** A loaf from above, with a seam along its top. */
export function loaf(
  random: Random,
  x: number,
  y: number,
  angle: number,
  [edge, top, light]: readonly [string, string, string],
): Svg {
  const specks = scatter(random, { x: -20, y: -10, rx: 260, ry: 90 }, 44, (dx, dy) =>
    shape(
      blob(random, { x: dx, y: dy, rx: random.between(5, 14), ry: 4, roughness: 0.3, points: 7 }),
      random.pick([edge, light]),
      'opacity=".5"',
    ),
  );
  return shadow(
    'high',
    at(
      x,
      y,
      angle,
      rectangle({ x: 0, y: 0, width: 620, height: 260, round: 60 }, edge) +
        rectangle({ x: -4, y: -6, width: 596, height: 236, round: 54 }, top) +
        specks +
        stroke('M-250 6Q-120 -22 0 4T250 -4', edge, 16, 'stroke-opacity=".7"') +
        stroke('M-250 0Q-120 -28 0 -2T250 -10', light, 6),
    ),
  );
}
