/** Herbs and salad. */
import type { Area, Random } from '../drawing/random';
import { at, ellipse, scatter, shadow, shape, short, stroke, type Svg } from '../drawing/svg';

export type LeafColours = readonly [dark: string, light: string];

const green: LeafColours = ['#4E7A34', '#7FA650'];
export const sage: LeafColours = ['#5F7D52', '#8FA97F'];
export const mintGreen: LeafColours = ['#4F8A4A', '#82B673'];
const saladColours: readonly LeafColours[] = [
  ['#3F6B2C', '#6E9A47'],
  ['#5E8F3B', '#9CBF6A'],
  ['#86AD55', '#B9D28B'],
  ['#2F5624', '#558238'],
  ['#7A3B4E', '#A3607A'],
];

/** One leaf from its stalk at x,y; at 0 degrees it points up. */
export function leaf(
  x: number,
  y: number,
  { length = 60, width = 24, angle = 0, colours = green } = {},
): Svg {
  const half = (side: number): string =>
    `C${short(side * width)} ${short(-length * 0.25)} ${short(side * width)} ${short(-length * 0.75)} 0 ${short(-length)}`;
  const back = `C${short(-width)} ${short(-length * 0.75)} ${short(-width)} ${short(-length * 0.25)} 0 0Z`;
  const drawn =
    shape(`M0 0${half(1)}${back}`, colours[0]) +
    shape(`M0 0${half(-1)}Z`, colours[1], 'opacity=".65"') +
    stroke(`M0 0V${short(-length * 0.9)}`, '#E8F0C8', 1.6, 'stroke-opacity=".5"');
  return shadow('low', at(x, y, angle, drawn));
}

/** A tuft of three leaves: basil, mint or sage by its colours. */
export function sprig(random: Random, x: number, y: number, size = 1, colours = green): Svg {
  return [random.between(-75, -45), random.between(35, 65), random.between(-12, 15)]
    .map((angle, index) =>
      leaf(x, y, {
        length: (62 - index * 6) * size,
        width: (26 - index * 2) * size,
        angle,
        colours,
      }),
    )
    .join('');
}

export function basil(random: Random, x: number, y: number, size = 1): Svg {
  return sprig(random, x, y, size);
}

export function mint(random: Random, x: number, y: number, size = 1): Svg {
  return sprig(random, x, y, size, mintGreen);
}

/** Coriander or parsley: lobed leaves on thin stalks. */
export function coriander(random: Random, x: number, y: number, size = 1): Svg {
  let drawn = '';
  for (const angle of [-50, 0, 48]) {
    const turn = ((angle + random.between(-10, 10) - 90) * Math.PI) / 180;
    const [tipX, tipY] = [Math.cos(turn) * 46 * size, Math.sin(turn) * 46 * size];
    drawn += stroke(`M0 0L${short(tipX)} ${short(tipY)}`, '#6B9440', 3 * size);
    for (const lobe of [-70, -25, 20, 65]) {
      const direction = turn + (lobe * Math.PI) / 180;
      const [lx, ly] = [Math.cos(direction) * 13 * size, Math.sin(direction) * 13 * size];
      const area = { x: tipX + lx, y: tipY + ly, rx: 14 * size, ry: 9 * size };
      drawn += ellipse(area, random.pick(['#4F8138', '#659B45', '#7BB055']), {
        angle: (direction * 180) / Math.PI,
      });
    }
  }
  return shadow('low', at(x, y, random.between(-40, 40), drawn));
}

export function rosemary(random: Random, x: number, y: number, length: number, angle: number): Svg {
  let drawn = stroke(
    `M0 0Q${short(length * 0.06)} ${short(-length / 2)} 0 ${short(-length)}`,
    '#6B5B3A',
    3.4,
  );
  const needles = 26;
  for (let needle = 0; needle < needles; needle++) {
    const along = needle / needles;
    const size = random.between(16, 25) * (1 - along * 0.4) * (length / 190);
    for (const side of [-1, 1]) {
      const colour = random.pick(['#4F6B47', '#6F8A60', '#8AA27A']);
      const d = `M0 ${short(-length * along)}l${short(side * size)} ${short(-size)}`;
      drawn += stroke(d, colour, 3);
    }
  }
  return shadow('low', at(x, y, angle, drawn));
}

/** Mixed salad leaves. */
export function saladLeaves(
  random: Random,
  area: Area,
  count = 28,
  colours: readonly LeafColours[] = saladColours,
): Svg {
  return scatter(random, area, count, (x, y) =>
    leaf(x, y, {
      length: random.between(46, 78),
      width: random.between(17, 30),
      angle: random.angle(),
      colours: random.pick(colours),
    }),
  );
}

/** Ruffled lettuce, as one bed of it. */
export function lettuce(random: Random, area: Area, count = 22): Svg {
  return scatter(random, area, count, (x, y) => {
    const angle = random.angle();
    const size = random.between(0.8, 1.25);
    const d =
      'M0 30C-30 20 -46 -4 -40 -26C-34 -40 -22 -34 -16 -44C-8 -54 2 -42 10 -50C22 -54 24 -38 34 -34C48 -26 42 4 30 16C20 28 10 32 0 30Z';
    const colour = random.pick(['#8FB957', '#A9CC70', '#7DAA48', '#BDDA8B']);
    const drawn =
      shape(d, colour) +
      stroke('M0 26C2 4 -2 -16 2 -34M2 6L18 -16M0 2L-18 -18', '#E9F3C9', 3, 'stroke-opacity=".7"');
    return shadow('low', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
  });
}

/** Chopped herbs over a dish. */
export function choppedHerbs(random: Random, area: Area, count = 34, colours = green): Svg {
  return scatter(random, area, count, (x, y) =>
    leaf(x, y, { length: random.between(9, 16), width: 5, angle: random.angle(), colours }),
  );
}

/** Rings of chives or spring onion. */
export function springOnion(random: Random, area: Area, count = 24): Svg {
  return scatter(random, area, count, (x, y) => {
    const rx = random.between(7, 11);
    const angle = random.angle();
    return (
      ellipse({ x, y, rx, ry: rx * 0.75 }, random.pick(['#6FA23C', '#8DBA57', '#A8CC78']), {
        angle,
      }) + ellipse({ x, y, rx: rx * 0.5, ry: rx * 0.35 }, '#EAF2D2', { angle })
    );
  });
}
