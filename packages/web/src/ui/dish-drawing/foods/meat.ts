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

/** A whole roast chicken from above: breast in the middle, tied legs to the right, wings to the left. */
export function roastChicken(random: Random, x: number, y: number, size = 1): Svg {
  const breast =
    shape(
      'M-214 0C-214 -110 -110 -168 0 -156C110 -146 178 -84 182 0C178 84 110 146 0 156C-110 168 -214 110 -214 0Z',
      '#8F4E16',
    ) +
    shape(
      'M-204 -4C-204 -104 -106 -158 -2 -148C100 -138 166 -80 170 -4C164 72 100 130 -2 138C-106 148 -204 96 -204 -4Z',
      '#C67F2C',
    );
  const halves = [-1, 1].map(
    (side) =>
      ellipse({ x: -66, y: side * 66, rx: 124, ry: 60 }, '#D9953C', { angle: side * 8 }) +
      ellipse({ x: -96, y: side * 74 - 12, rx: 68, ry: 26 }, '#F2C571', {
        angle: side * 8,
        more: 'opacity=".9"',
      }),
  );
  const crisp = scatter(random, { x: -40, y: 0, rx: 150, ry: 118 }, 46, (px, py) =>
    circle(px, py, random.between(2, 5), '#6E3A10', 'opacity=".45"'),
  );
  const drawn =
    [-1, 1].map((side) => shadow('low', wing(side))).join('') +
    shadow('middle', breast) +
    halves.join('') +
    stroke('M-196 0Q-60 -10 90 0', '#8A4E14', 7, 'stroke-opacity=".55"') +
    crisp +
    [-1, 1].map((side) => shadow('middle', leg(side))).join('') +
    stroke('M188 -44Q206 0 188 44', '#F6EBD2', 9);
  return at(x, y, -14, `<g transform="scale(${size})">${drawn}</g>`);
}

/** @param side -1 for the upper one, 1 for the lower one */
const leg = (side: number): Svg =>
  at(
    104,
    side * 92,
    side * -16,
    stroke('M60 0H158', '#EADBBB', 30) +
      circle(164, -12, 18, '#F3E6CC') +
      circle(164, 12, 18, '#F3E6CC') +
      shape(
        'M-104 -4C-100 -70 -10 -78 50 -40C84 -20 106 -14 106 0C106 14 84 20 50 40C-10 74 -100 62 -104 -4Z',
        '#8F4E16',
      ) +
      shape(
        'M-94 -8C-90 -62 -10 -68 46 -34C76 -18 94 -12 94 -4C90 8 76 14 46 28C-10 58 -92 48 -94 -8Z',
        '#D08A33',
      ) +
      ellipse({ x: -36, y: -26, rx: 46, ry: 17 }, '#F5CC7D', { angle: 8, more: 'opacity=".9"' }),
  );

const wing = (side: number): Svg =>
  at(
    -120,
    side * 136,
    side * 24,
    shape('M-86 0C-80 -44 20 -50 76 -22C96 -8 96 12 76 24C20 50 -76 44 -86 0Z', '#8F4E16') +
      shape('M-76 -2C-70 -36 20 -42 68 -18C82 -8 82 8 68 18C20 40 -66 34 -76 -2Z', '#C67F2C') +
      ellipse({ x: -20, y: -12, rx: 40, ry: 12 }, '#EDB963', { more: 'opacity=".85"' }),
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
