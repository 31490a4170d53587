/** What lies beside a dish: a napkin, cutlery. */
import type { Random } from '../drawing/random';
import { at, closedCurve, rectangle, shadow, shape, stroke, type Svg } from '../drawing/svg';

export const napkinColours = {
  terracotta: ['#B85C38', '#F5E8D8'],
  saltbush: ['#7C8B74', '#F3EEE2'],
  cream: ['#F3EEE2', '#C98A2B'],
  ochre: ['#C98A1B', '#FBF1DA'],
  teal: ['#2F5D62', '#E9F0EC'],
  rose: ['#DDA9A0', '#FFF7EE'],
  brick: ['#A8452A', '#F3E6D0'],
  navy: ['#34465A', '#E4E9EE'],
} as const;

export type NapkinColour = keyof typeof napkinColours;
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
export type Cutlery = 'fork' | 'knife' | 'spoon' | 'chopsticks';

/** The middle of what lies in a corner. */
export const corners: Readonly<Record<Corner, { x: number; y: number }>> = {
  'top-left': { x: 248, y: 184 },
  'top-right': { x: 952, y: 184 },
  'bottom-left': { x: 248, y: 616 },
  'bottom-right': { x: 952, y: 616 },
};

export function napkin(random: Random, corner: Corner, colour: NapkinColour): Svg {
  const [cloth, stripe] = napkinColours[colour];
  const [half, loose] = [215, (): number => random.between(-10, 10)];
  const outline = closedCurve([
    { x: -half, y: -half },
    { x: 0, y: -half + loose() },
    { x: half, y: -half },
    { x: half + loose(), y: 0 },
    { x: half, y: half },
    { x: 0, y: half + loose() },
    { x: -half, y: half },
    { x: -half + loose(), y: 0 },
  ]);
  let drawn = shape(outline, cloth);
  for (const [part, width] of [
    [-0.37, 4],
    [-0.31, 9],
    [0.31, 9],
    [0.37, 4],
  ] as const) {
    const y = part * 2 * half;
    drawn += rectangle({ x: 0, y, width: 2 * half - 14, height: width }, stripe, 'opacity=".8"');
  }
  drawn += stroke(
    'M-40 -215C-20 -45 -90 90 -50 215',
    '#000',
    14,
    'stroke-opacity=".1" filter="url(#blur)"',
  );
  const { x, y } = corners[corner];
  return shadow(
    'middle',
    at(x + (x < 600 ? 60 : -60), y + (y < 400 ? 40 : -40), random.pick([-18, -14, 14, 18]), drawn),
  );
}

export function cutlery(kind: Cutlery, x: number, y: number, angle: number): Svg {
  return shadow('middle', at(x, y, angle, pieces[kind]));
}

const silver = { light: '#D9D4CA', middle: '#CFC9BD', dark: '#B9B2A5' };

const pieces: Readonly<Record<Cutlery, Svg>> = {
  fork:
    shape(
      'M-22 -190v90q0 34 15 42l-4 250q0 14 11 14t11-14l-4-250q15-8 15-42v-90h-7v82h-6v-82h-7v82h-6v-82h-7v82h-4v-82z',
      silver.middle,
    ) + stroke('M-3 -40l-3 230', '#fff', 3, 'stroke-opacity=".7"'),
  knife:
    shape('M-12 -190q26 20 26 130v60h-22z', silver.light) +
    shape('M-10 0h22l2 190q0 14-12 14t-12-14z', silver.dark) +
    stroke('M-8 -150v150', '#fff', 3, 'stroke-opacity=".8"'),
  spoon:
    shape(
      'M0 -200c34 0 44 44 36 84c-5 26-18 40-27 46l3 264q0 12-12 12t-12-12l3-264c-9-6-22-20-27-46c-8-40 2-84 36-84z',
      silver.middle,
    ) +
    shape(
      'M-4 -184c20 0 28 34 22 62c-4 18-12 28-20 30c-20-30-24-70-2-92z',
      '#fff',
      'opacity=".45"',
    ) +
    stroke('M-2 -50l-1 240', '#fff', 3, 'stroke-opacity=".6"'),
  chopsticks:
    shape('M-26 -215l10 0l6 430l-14 0z', '#7A3E1D') +
    shape('M16 -215l10 0l-14 430l-14 0z', '#8E4C26'),
};
