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

const citrusColours = {
  lemon: ['#EFC22F', '#FFF6CF', '#F7D755'],
  lime: ['#5E9A2F', '#F0F7D6', '#B6D66A'],
  orange: ['#E07F1E', '#FFEBC8', '#F5A340'],
} as const;

export type Citrus = keyof typeof citrusColours;

export function citrusSlice(kind: Citrus, x: number, y: number, r: number): Svg {
  const [rind, pith, flesh] = citrusColours[kind];
  let drawn = circle(x, y, r, rind) + circle(x, y, r * 0.9, pith);
  for (let segment = 0; segment < 9; segment++) {
    const [from, to] = [(segment * 40 * Math.PI) / 180, ((segment * 40 + 34) * Math.PI) / 180];
    const middle = (from + to) / 2;
    const point = (angle: number, far: number): string =>
      `${short(x + Math.cos(angle) * r * far)} ${short(y + Math.sin(angle) * r * far)}`;
    const d = `M${point(middle, 0.12)}L${point(from, 0.8)}A${short(r * 0.8)} ${short(r * 0.8)} 0 0 1 ${point(to, 0.8)}Z`;
    drawn += shape(d, flesh, `stroke="${flesh}" stroke-width="3" stroke-linejoin="round"`);
  }
  return shadow('low', drawn);
}

export function citrusWedge(kind: Citrus, x: number, y: number, r: number, angle: number): Svg {
  const [rind, pith, flesh] = citrusColours[kind];
  const segments = [0, 1, 2].map((part) =>
    shape(
      `M${short((-0.84 + part * 0.57) * r)} 3Q${short((-0.56 + part * 0.57) * r)} ${short(r * (part === 1 ? 0.72 : 0.5))} ${short((-0.32 + part * 0.57) * r)} 3Z`,
      flesh,
    ),
  );
  const drawn =
    shape(`M${-r} 0A${r} ${short(r * 0.92)} 0 0 0 ${r} 0Z`, rind) +
    shape(
      `M${short(-r * 0.9)} 0A${short(r * 0.9)} ${short(r * 0.8)} 0 0 0 ${short(r * 0.9)} 0Z`,
      pith,
    ) +
    segments.join('');
  return shadow('low', at(x, y, angle, drawn));
}

export function strawberry(random: Random, x: number, y: number, r: number, angle: number): Svg {
  const heart = (size: number): string => {
    const s = (value: number): string => short(value * r * size);
    return `M0 ${s(1)}C${s(-0.5)} ${s(0.8)} ${s(-1)} ${s(-0.1)} ${s(-0.72)} ${s(-0.6)}C${s(-0.4)} ${s(-0.95)} ${s(0.4)} ${s(-0.95)} ${s(0.72)} ${s(-0.6)}C${s(1)} ${s(-0.1)} ${s(0.5)} ${s(0.8)} 0 ${s(1)}Z`;
  };
  const seeds = scatter(random, { x: 0, y: -r * 0.1, rx: r * 0.6, ry: r * 0.55 }, 8, (sx, sy) =>
    ellipse({ x: sx, y: sy, rx: 2, ry: 3 }, '#F9D98A'),
  );
  const drawn =
    shape(heart(1), '#C4252B') +
    shape(heart(0.76), '#E8555A') +
    shape(heart(0.4), '#FBD9D0') +
    seeds;
  return shadow('low', at(x, y, angle, drawn));
}

export function strawberries(random: Random, area: Area, count: number, r = 38): Svg {
  return scatter(random, area, count, (x, y) =>
    strawberry(random, x, y, random.between(r * 0.9, r * 1.1), random.angle()),
  );
}

function raspberry(random: Random, x: number, y: number, r = 22): Svg {
  const drupelets = scatter(
    random,
    { x, y, rx: r * 0.75 },
    16,
    (dx, dy) =>
      circle(dx, dy, r * 0.27, random.pick(['#C22C4E', '#D5476A', '#AB1F40'])) +
      circle(dx - 1.5, dy - 2, r * 0.07, '#F9C6D2'),
  );
  return shadow('low', circle(x, y, r, '#A01C3B') + drupelets);
}

export function raspberries(random: Random, area: Area, count: number): Svg {
  return scatter(random, area, count, (x, y) => raspberry(random, x, y));
}

function blueberry(_random: Random, x: number, y: number, r = 22): Svg {
  return shadow(
    'low',
    circle(x, y, r, '#39406F') +
      circle(x - r * 0.2, y - r * 0.25, r * 0.6, '#5E6A9E', 'opacity=".8"') +
      circle(x, y, r * 0.28, '#23284C') +
      circle(x - r * 0.4, y - r * 0.4, r * 0.14, '#fff', 'opacity=".8"'),
  );
}

export function blueberries(random: Random, area: Area, count: number, r = 18): Svg {
  return scatter(random, area, count, (x, y) =>
    blueberry(random, x, y, random.between(r * 0.85, r * 1.15)),
  );
}

export function kiwiSlice(_random: Random, x: number, y: number, r = 46): Svg {
  const seeds = ring({ x, y, rx: r * 0.44 }, 18, (sx, sy, angle) =>
    ellipse({ x: sx, y: sy, rx: r * 0.07, ry: r * 0.04 }, '#2A2415', { angle }),
  );
  return shadow(
    'low',
    circle(x, y, r, '#7A6A34') +
      circle(x, y, r * 0.93, '#8DB83B') +
      circle(x, y, r * 0.74, '#A8CC58') +
      circle(x, y, r * 0.28, '#F1F3CF') +
      seeds,
  );
}

export function bananaSlice(_random: Random, x: number, y: number, r = 36): Svg {
  const seeds = ring({ x, y, rx: r * 0.22 }, 6, (sx, sy, angle) =>
    ellipse({ x: sx, y: sy, rx: r * 0.1, ry: r * 0.035 }, '#8B6B35', { angle }),
  );
  return shadow(
    'low',
    circle(x, y, r, '#E8CF86') +
      circle(x, y, r * 0.9, '#FBEFC6') +
      circle(x, y, r * 0.5, '#F5E2A4') +
      seeds,
  );
}

export function passionfruitPulp(random: Random, x: number, y: number, r = 34): Svg {
  const seeds = scatter(
    random,
    { x, y, rx: r * 0.75, ry: r * 0.5 },
    10,
    (sx, sy) =>
      ellipse({ x: sx, y: sy, rx: 4.4, ry: 3 }, '#2A1A10', { angle: random.angle() }) +
      circle(sx - 1, sy - 1, 1, '#fff'),
  );
  const area = { x, y, rx: r, ry: r * 0.7, roughness: 0.25, angle: random.angle() };
  return shape(blob(random, area), '#E9A21E', 'opacity=".92"') + seeds;
}

/** Half an avocado in slices, fanned out. */
export function avocadoFan(x: number, y: number, angle: number, size = 1): Svg {
  let drawn = '';
  for (let slice = 0; slice < 6; slice++) {
    const piece =
      shape('M0 -62C18 -58 24 -20 20 16C16 52 4 66 -6 66C2 40 2 -30 0 -62Z', '#4F6B2E') +
      shape('M0 -57C14 -50 19 -18 15 16C11 46 3 58 -3 60C4 36 5 -24 0 -57Z', '#A9C25E') +
      shape('M2 -40C11 -30 13 -10 10 14C8 34 3 44 0 48C5 26 6 -14 2 -40Z', '#DFE7A4');
    drawn += at(slice * 25 - 62, Math.abs(slice - 2.5) * 4, slice * 7 - 18, piece);
  }
  return shadow('low', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

/** Slices of apple or pear, overlapping in a row along a circle. */
export function appleSlice(x: number, y: number, angle: number, size = 1, skin = '#B8412E'): Svg {
  const drawn =
    shape('M-46 6C-40 -34 40 -34 46 6C30 -8 -30 -8 -46 6Z', skin) +
    shape('M-44 6C-36 -26 36 -26 44 6C28 16 -28 16 -44 6Z', '#F8E7BB') +
    shape('M-20 2C-10 -8 10 -8 20 2C10 8 -10 8 -20 2Z', '#EACF8F', 'opacity=".7"');
  return shadow('low', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

/** A whole fruit beside a dish: lemon, lime, apple, orange, onion. */
export function wholeFruit(
  x: number,
  y: number,
  r: number,
  [skin, stalk]: readonly [string, string],
): Svg {
  return shadow(
    'middle',
    circle(x, y, r, skin) +
      circle(x, y, r, 'url(#dome)') +
      rectangle(
        { x: x + r * 0.05, y: y - r * 0.1, width: r * 0.14, height: r * 0.4, round: 4 },
        stalk,
      ) +
      stroke(
        `M${short(x - r * 0.2)} ${short(y - r * 0.02)}Q${short(x)} ${short(y + r * 0.16)} ${short(x + r * 0.26)} ${short(y)}`,
        '#000',
        3,
        'stroke-opacity=".2"',
      ),
  );
}

export const wholeFruitColours = {
  apple: ['#B9372B', '#5A3A1E'],
  'green apple': ['#92B63F', '#5A3A1E'],
  orange: ['#E58A26', '#6E7F36'],
  lime: ['#6CA035', '#4D7325'],
  peach: ['#EFA768', '#7A4A24'],
} as const;
