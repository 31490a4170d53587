import type { Area, Random } from '../drawing/random';
import { at, blob, ellipse, scatter, shadow, shape, short, stroke, type Svg } from '../drawing/svg';

/** A grilled white fillet; at 0 degrees its tail points left. */
export function whiteFillet(random: Random, x: number, y: number, angle: number, size = 1): Svg {
  let drawn =
    shape(
      'M-235 10C-200 -80 -60 -112 70 -84C150 -66 215 -30 240 6C205 52 130 86 40 92C-80 100 -195 78 -235 10Z',
      '#8E6A3A',
    ) +
    shape(
      'M-226 6C-190 -78 -60 -104 68 -78C146 -62 205 -30 228 2C190 44 128 74 40 80C-80 88 -190 66 -226 6Z',
      '#E3C79B',
    ) +
    shape(
      'M-214 0C-180 -70 -58 -94 66 -70C140 -56 196 -28 216 0C120 10 -60 14 -214 0Z',
      '#F2DFBE',
      'opacity=".9"',
    );
  for (let flake = -4; flake < 5; flake++) {
    drawn += stroke(
      `M${flake * 46 - 22} -78Q${flake * 46 + 20} 0 ${flake * 46 - 18} 74`,
      '#B98945',
      4,
      'stroke-opacity=".5"',
    );
  }
  for (let mark = -3; mark < 4; mark++) {
    drawn += stroke(
      `M${mark * 58 - 30} 54L${mark * 58 + 34} -64`,
      '#6E4418',
      10,
      'stroke-opacity=".55"',
    );
  }
  drawn += scatter(random, { x: 0, y: 0, rx: 200, ry: 66 }, 90, (px, py) =>
    shape(
      blob(random, { x: px, y: py, rx: random.between(3, 8), ry: 3, points: 6 }),
      random.pick(['#C48B3C', '#A9702A', '#FFF2D6']),
      'opacity=".5"',
    ),
  );
  return shadow('middle', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

/** A salmon fillet with its white lines. */
export function salmonFillet(_random: Random, x: number, y: number, angle: number, size = 1): Svg {
  let drawn =
    shape(
      'M-190 -60C-120 -92 110 -96 178 -62C206 -40 206 44 176 66C100 92 -120 92 -188 64C-212 40 -212 -40 -190 -60Z',
      '#C95B36',
    ) +
    shape(
      'M-182 -54C-118 -82 106 -86 170 -56C194 -36 194 38 168 56C98 80 -116 82 -180 56C-200 34 -200 -36 -182 -54Z',
      '#EE8A63',
    );
  for (let line = -4; line <= 4; line++) {
    drawn += stroke(
      `M${line * 40 - 20} -66Q${line * 40 + 26} -4 ${line * 40 - 16} 62`,
      '#FBD3BE',
      6,
      'stroke-opacity=".9"',
    );
  }
  drawn += shape(
    'M-176 -48C-110 -74 90 -78 150 -56C60 -62 -110 -56 -176 -34Z',
    '#fff',
    'opacity=".25"',
  );
  return shadow('middle', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

/** A cooked prawn, curled. */
function prawn(x: number, y: number, angle: number, size = 1): Svg {
  let drawn = stroke('M40 -34C0 -62 -52 -34 -50 12C-48 46 -16 58 10 50', '#C4552F', 38);
  drawn += stroke('M40 -34C0 -62 -52 -34 -50 12C-48 46 -16 58 10 50', '#F0936A', 30);
  drawn += stroke('M34 -42C0 -62 -44 -40 -46 4', '#FCD3BC', 8, 'stroke-opacity=".9"');
  for (const d of [
    'M22 -60L12 -28',
    'M-12 -56L-6 -26',
    'M-46 -32L-28 -12',
    'M-62 6L-34 8',
    'M-50 44L-32 26',
  ]) {
    drawn += stroke(d, '#D2693F', 4, 'stroke-opacity=".8"');
  }
  drawn += shape('M8 50C30 38 52 46 60 62C40 60 44 74 30 82C26 70 18 62 8 50Z', '#D9562F');
  return shadow('low', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

export function prawns(random: Random, area: Area, count: number, size = 1): Svg {
  return scatter(random, area, count, (x, y) =>
    prawn(x, y, random.angle(), size * random.between(0.9, 1.1)),
  );
}

/** An open mussel. */
function mussel(x: number, y: number, angle: number): Svg {
  const shell = (turn: number, colour: string): Svg =>
    at(0, 0, turn, shape('M0 0C40 -10 62 -60 40 -116C2 -110 -26 -60 0 0Z', colour));
  const drawn =
    shell(-34, '#242A38') +
    shell(30, '#2F3747') +
    at(0, 0, 30, shape('M4 -8C34 -20 50 -62 36 -104C8 -96 -14 -58 4 -8Z', '#8D95A8')) +
    ellipse({ x: 24, y: -48, rx: 17, ry: 34 }, '#E38A3C', { angle: 28 }) +
    ellipse({ x: 20, y: -54, rx: 8, ry: 20 }, '#F6B877', { angle: 28 });
  return shadow('middle', at(x, y, angle, drawn));
}

export function mussels(random: Random, area: Area, count: number): Svg {
  return scatter(random, area, count, (x, y) => mussel(x, y, random.angle()));
}

/** A sushi roll seen from above: seaweed, rice, filling. */
export function sushiRoll(random: Random, x: number, y: number, filling: string, r = 58): Svg {
  const grains = scatter(random, { x, y, rx: r * 0.8 }, 70, (gx, gy) =>
    ellipse({ x: gx, y: gy, rx: 6, ry: 2.8 }, random.pick(['#FFFDF6', '#F4EEDF', '#E9E1CE']), {
      angle: random.angle(),
    }),
  );
  return shadow(
    'middle',
    shape(blob(random, { x, y, rx: r, roughness: 0.02 }), '#22302A') +
      ellipse({ x, y, rx: r * 0.86 }, '#F6F0E2') +
      grains +
      shape(blob(random, { x, y, rx: r * 0.36, roughness: 0.14 }), filling) +
      shape(
        blob(random, { x: x + r * 0.16, y: y + r * 0.16, rx: r * 0.16, roughness: 0.14 }),
        '#9CC35A',
      ),
  );
}
