/** Roast and grilled meat. */
import type { Ellipse, Random } from '../drawing/random';
import {
  at,
  blob,
  circle,
  ellipse,
  scatter,
  shadow,
  shape,
  short,
  stroke,
  type Svg,
} from '../drawing/svg';

/** A slice of roast: lamb, beef, pork or ham by its colours [crust, outer, inner, heart]. */
export function roastSlice(
  random: Random,
  x: number,
  y: number,
  angle: number,
  [crust, outer, inner, heart]: readonly [string, string, string, string] = roastColours.lamb,
): Svg {
  const piece = (dx: number, rx: number, ry: number, colour: string): Svg =>
    shape(blob(random, { x: dx, y: dx, rx, ry, roughness: 0.07, points: 12 }), colour);
  return shadow(
    'middle',
    at(
      x,
      y,
      angle,
      piece(0, 62, 112, crust) +
        piece(1, 54, 103, outer) +
        piece(3, 44, 86, inner) +
        piece(5, 26, 56, heart) +
        stroke('M-20 -60Q0 -20 -14 50M12 -70Q24 0 8 66', crust, 3, 'stroke-opacity=".35"') +
        shape(
          blob(random, { x: -30, y: -78, rx: 16, ry: 8, roughness: 0.2, points: 7 }),
          '#F2DCC0',
          'opacity=".9"',
        ),
    ),
  );
}

export const roastColours = {
  lamb: ['#4A2411', '#A85B4A', '#C9766A', '#DE958A'],
  pork: ['#8A5522', '#E3C4A0', '#EFD8BB', '#F7E8D3'],
  ham: ['#B4694C', '#E8A396', '#F0B7AB', '#F7CCC2'],
} as const;

/** A grilled steak or chicken breast with marks of the grill. */
export function grilled(
  random: Random,
  area: Ellipse,
  angle: number,
  [edge, top, light]: readonly [string, string, string] = grilledColours.beef,
): Svg {
  const { x, y, rx, ry } = area;
  let marks = '';
  for (let mark = -3; mark <= 3; mark++) {
    const half = ry * Math.sqrt(1 - (mark / 4) ** 2) * 0.85;
    const [from, to] = [(mark * rx) / 4 - half * 0.3, (mark * rx) / 4 + half * 0.3];
    marks += stroke(
      `M${short(from)} ${short(half)}L${short(to)} ${short(-half)}`,
      '#2A140A',
      10,
      'stroke-opacity=".6"',
    );
  }
  return shadow(
    'middle',
    at(
      x,
      y,
      angle,
      shape(blob(random, { x: 0, y: 4, rx, ry, roughness: 0.09, points: 12 }), edge) +
        shape(
          blob(random, { x: -2, y: -4, rx: rx * 0.95, ry: ry * 0.93, roughness: 0.08, points: 12 }),
          top,
        ) +
        shape(
          blob(random, { x: -rx * 0.2, y: -ry * 0.3, rx: rx * 0.5, ry: ry * 0.3, roughness: 0.2 }),
          light,
          'opacity=".5"',
        ) +
        marks,
    ),
  );
}

export const grilledColours = {
  beef: ['#3A1D0F', '#6E3D24', '#9A6040'],
  chicken: ['#9A6A2E', '#DDB069', '#F3D9A5'],
  pork: ['#7C4722', '#B97B4A', '#DBA877'],
  lamb: ['#4A2412', '#86502F', '#B07A54'],
} as const;

/** A whole roast chicken from above, legs towards the lower right. */
export function roastChicken(random: Random, x: number, y: number, size = 1): Svg {
  const skin = (dx: number, dy: number, rx: number, ry: number, angle: number): Svg =>
    shape(blob(random, { x: dx, y: dy, rx, ry, angle, roughness: 0.04, points: 12 }), '#A9651F') +
    shape(
      blob(random, {
        x: dx - 6,
        y: dy - 8,
        rx: rx * 0.9,
        ry: ry * 0.88,
        angle,
        roughness: 0.05,
        points: 12,
      }),
      '#CE8A33',
    ) +
    shape(
      blob(random, { x: dx - 16, y: dy - 18, rx: rx * 0.55, ry: ry * 0.5, angle, roughness: 0.1 }),
      '#E5AE58',
      'opacity=".85"',
    );
  const drawn =
    bone(150, 108, 20) +
    bone(150, -108, -20) +
    shadow('middle', skin(-20, 0, 205, 150, 0)) +
    shadow('low', skin(96, 96, 92, 56, 22)) +
    shadow('low', skin(96, -96, 92, 56, -22)) +
    shadow('low', skin(-96, 132, 74, 36, 30)) +
    shadow('low', skin(-96, -132, 74, 36, -30)) +
    stroke('M-190 0Q-40 -14 120 0', '#8A4E14', 5, 'stroke-opacity=".45"') +
    scatter(random, { x: -30, y: 0, rx: 170, ry: 110 }, 60, (px, py) =>
      circle(px, py, random.between(1.5, 4), '#7A4312', 'opacity=".4"'),
    );
  return at(x, y, -14, `<g transform="scale(${size})">${drawn}</g>`);
}

const bone = (dx: number, dy: number, angle: number): Svg =>
  at(
    dx,
    dy,
    angle,
    stroke('M0 0H62', '#F3E6CC', 22) + circle(66, -9, 13, '#F3E6CC') + circle(66, 9, 13, '#F3E6CC'),
  );

/** A rasher of bacon, wavy. */
export function bacon(x: number, y: number, angle: number, length = 210): Svg {
  const l = length / 2;
  const wave = (dy: number): string =>
    `M${-l} ${dy}q${l / 4} -18 ${l / 2} 0t${l / 2} 0t${l / 2} 0t${l / 2} 0`;
  return shadow(
    'low',
    at(
      x,
      y,
      angle,
      stroke(wave(0), '#8E2F1D', 46, 'style="stroke-linecap:butt"') +
        stroke(wave(-12), '#F0C6A2', 9, 'style="stroke-linecap:butt"') +
        stroke(wave(2), '#B9492F', 8, 'style="stroke-linecap:butt"') +
        stroke(wave(14), '#E8B690', 7, 'style="stroke-linecap:butt"'),
    ),
  );
}

/** A lamb cutlet with its bone. */
export function cutlet(random: Random, x: number, y: number, angle: number): Svg {
  const drawn =
    stroke('M20 -20Q90 -110 96 -190', '#EADCC0', 24) +
    stroke('M16 -24Q84 -110 90 -186', '#FFF8EA', 7) +
    grilled(random, { x: 0, y: 40, rx: 86, ry: 72 }, 20, grilledColours.lamb);
  return shadow('middle', at(x, y, angle, drawn));
}

/** A rack of ribs, glazed. */
export function ribs(random: Random, x: number, y: number, angle: number): Svg {
  let drawn = shape(
    blob(random, { x: 0, y: 0, rx: 270, ry: 108, roughness: 0.04, points: 16 }),
    '#5E2412',
  );
  drawn += shape(
    blob(random, { x: -4, y: -6, rx: 258, ry: 96, roughness: 0.04, points: 16 }),
    '#8C3A1C',
  );
  for (let rib = -5; rib <= 5; rib++) {
    drawn += stroke(
      `M${rib * 44} -80Q${rib * 44 + 10} 0 ${rib * 44} 82`,
      '#4A1B0C',
      8,
      'stroke-opacity=".6"',
    );
    drawn += stroke(
      `M${rib * 44 + 18} -70Q${rib * 44 + 27} -20 ${rib * 44 + 20} 26`,
      '#D8743F',
      9,
      'stroke-opacity=".65"',
    );
    drawn += ellipse({ x: rib * 44 + 20, y: 98, rx: 10, ry: 15 }, '#EFE0C4');
  }
  return shadow('middle', at(x, y, angle, drawn));
}
