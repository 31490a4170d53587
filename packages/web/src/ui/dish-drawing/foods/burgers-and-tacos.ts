import type { Random } from '../drawing/random';
import {
  at,
  circle,
  ellipse,
  rectangle,
  scaled,
  scatter,
  shadow,
  shape,
  short,
  stroke,
  type Svg,
} from '../drawing/svg';

/** A folded taco, opening to the top; its filling is drawn over the shell's inner edge. */
export function taco(
  random: Random,
  x: number,
  y: number,
  angle: number,
  filling: (random: Random) => Svg,
): Svg {
  const back = shape('M-140 30C-120 -70 -60 -96 0 -96C60 -96 120 -70 140 30Z', '#B97F33');
  const front =
    shape(
      'M-146 34C-126 -30 -62 -56 0 -56C62 -56 126 -30 146 34C110 52 -110 52 -146 34Z',
      '#E9BE72',
    ) +
    scatter(random, { x: 0, y: 0, rx: 110, ry: 26 }, 18, (dx, dy) =>
      circle(dx, dy, random.between(3, 7), '#C98F42', 'opacity=".6"'),
    );
  return shadow('middle', at(x, y, angle, scaled(1.45, back + filling(random) + front)));
}

/** A burger seen a little from the front: layers between two halves of a bun. */
export function burger(
  random: Random,
  x: number,
  y: number,
  size: number,
  layers: readonly Svg[],
): Svg {
  const seeds = scatter(random, { x: 0, y: -118, rx: 130, ry: 44 }, 26, (sx, sy) =>
    ellipse({ x: sx, y: sy, rx: 7, ry: 4 }, '#FBF0D2', { angle: random.angle() }),
  );
  const bottom =
    rectangle({ x: 0, y: 122, width: 384, height: 84, round: 40 }, '#B9772B') +
    rectangle({ x: 0, y: 112, width: 380, height: 62, round: 31 }, '#DCA352');
  const top =
    shape(
      'M-196 -34C-196 -150 -100 -190 0 -190C100 -190 196 -150 196 -34C196 -20 -196 -20 -196 -34Z',
      '#B06B24',
    ) +
    shape(
      'M-186 -44C-184 -144 -98 -180 -4 -180C92 -180 182 -144 184 -52C120 -36 -120 -36 -186 -44Z',
      '#D9983F',
    ) +
    shape(
      'M-150 -100C-120 -150 -60 -168 -10 -168C-70 -150 -110 -126 -150 -100Z',
      '#F3CB86',
      'opacity=".8"',
    ) +
    seeds;
  return at(
    x,
    y,
    0,
    `<g transform="scale(${short(size)})">${shadow('high', bottom)}${layers.join('')}${shadow('middle', top)}</g>`,
  );
}

/** The wavy and flat layers of a burger, at a height of it. */
export function burgerLayer(
  y: number,
  kind: 'patty' | 'lettuce' | 'cheese' | 'tomato' | 'beetroot' | 'veggie patty',
): Svg {
  const layer = { x: 0, y, width: 396, height: 54, round: 26 };
  const wave = (colour: string, light: string): Svg =>
    shape(
      `M-212 ${y - 12}H212C222 ${y + 22} 190 ${y + 30} 172 ${y + 12}C150 ${y + 40} 118 ${y + 34} 98 ${y + 12}C72 ${y + 40} 40 ${y + 34} 20 ${y + 12}C-8 ${y + 40} -42 ${y + 36} -62 ${y + 12}C-90 ${y + 40} -122 ${y + 34} -142 ${y + 12}C-168 ${y + 34} -222 ${y + 26} -212 ${y - 12}Z`,
      colour,
    ) + stroke(`M-196 ${y - 6}H196`, light, 5, 'stroke-opacity=".7"');
  return {
    patty: () =>
      rectangle(layer, '#4E2A16') +
      rectangle({ ...layer, y: y - 6, width: 384, height: 34 }, '#75452B'),
    'veggie patty': () =>
      rectangle(layer, '#7A5A24') +
      rectangle({ ...layer, y: y - 6, width: 384, height: 34 }, '#A98A3F') +
      veggies(y),
    lettuce: () => wave('#7DAA48', '#C5E092'),
    cheese: () =>
      shape(
        `M-204 ${y - 10}H204L168 ${y + 12}L90 ${y + 10}L40 ${y + 44}L-10 ${y + 10}L-140 ${y + 12}Z`,
        '#F5B93A',
      ) + stroke(`M-196 ${y - 8}H196`, '#FCDD8D', 5),
    tomato: () =>
      rectangle({ ...layer, height: 26, width: 372 }, '#C8371F') +
      rectangle({ ...layer, y: y - 4, height: 8, width: 350, round: 4 }, '#EE8A6C'),
    beetroot: () =>
      rectangle({ ...layer, height: 26, width: 366 }, '#7A1B45') +
      rectangle({ ...layer, y: y - 4, height: 7, width: 340, round: 4 }, '#B04A78'),
  }[kind]();
}

/** Peas, corn and carrot in the edge of a patty. */
const veggies = (y: number): Svg =>
  Array.from({ length: 17 }, (_, n) =>
    ellipse(
      { x: -176 + n * 22, y: y - 10 + ((n * 7) % 23), rx: 9, ry: 7 },
      ['#6E9A3A', '#F2C744', '#E07B2E'][n % 3]!,
      { angle: n * 40 },
    ),
  ).join('');
