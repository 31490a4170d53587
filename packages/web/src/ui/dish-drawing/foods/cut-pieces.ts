/** Foods cut small, and foods that are small: spread over a dish in numbers. */
import type { Area, Random } from '../drawing/random';
import {
  at,
  circle,
  ellipse,
  rectangle,
  ring,
  scatter,
  shadow,
  short,
  stroke,
  type Svg,
} from '../drawing/svg';

/** Small things that are many: peas, corn, chickpeas, beans, lentils. */
export function beads(
  random: Random,
  area: Area,
  count: number,
  kind: keyof typeof beadKinds,
): Svg {
  const { colours, rx, ry, light } = beadKinds[kind];
  return scatter(random, area, count, (x, y) => {
    const size = random.between(0.88, 1.12);
    const angle = random.angle();
    return (
      ellipse({ x: x + 1.5, y: y + 2.5, rx: rx * size, ry: ry * size }, '#2b1a0c', {
        angle,
        more: 'opacity=".3"',
      }) +
      ellipse({ x, y, rx: rx * size, ry: ry * size }, random.pick(colours), { angle }) +
      circle(x - rx * 0.3, y - ry * 0.35, ry * 0.26, light, 'opacity=".8"')
    );
  });
}

const beadKinds = {
  peas: { colours: ['#6E9A3A', '#83AF48', '#5B8530'], rx: 11.5, ry: 11.5, light: '#DDEDB5' },
  corn: { colours: ['#F3C93F', '#F8D861', '#E6B52C'], rx: 12, ry: 9, light: '#FFF3BE' },
  chickpeas: { colours: ['#E0BE85', '#EACB97', '#D3AD70'], rx: 15, ry: 14, light: '#FAEBCB' },
  'kidney beans': { colours: ['#6E2320', '#7F2F2A', '#5A1A19'], rx: 19, ry: 11, light: '#C98A80' },
  'black beans': { colours: ['#2E2624', '#3C3230', '#231C1B'], rx: 17, ry: 10, light: '#8E817D' },
  'white beans': { colours: ['#EFE3CB', '#F6ECD8', '#E4D4B4'], rx: 18, ry: 11, light: '#FFFFFF' },
  'baked beans': { colours: ['#C8702F', '#D8853E', '#B95F22'], rx: 17, ry: 11, light: '#F3C493' },
  lentils: { colours: ['#D98A2E', '#E39B42', '#C97A22'], rx: 8, ry: 7, light: '#F8D396' },
  quinoa: { colours: ['#E9D8B0', '#F3E6C6', '#DBC595'], rx: 6, ry: 5.5, light: '#FFFFFF' },
  blueberries: { colours: ['#39406F', '#454D80', '#2F355E'], rx: 17, ry: 17, light: '#A7AED6' },
  olives: { colours: ['#3A2B33', '#2C2027', '#4A3942'], rx: 17, ry: 15, light: '#9B8792' },
  capers: { colours: ['#5F7440', '#71874E', '#4E6233'], rx: 8, ry: 8, light: '#B9C69A' },
} as const;

/** Coins of carrot, slices of zucchini, cucumber or radish. */
export function coin(
  random: Random,
  x: number,
  y: number,
  kind: keyof typeof coinKinds,
  r = 30,
): Svg {
  const { rim, flesh, core } = coinKinds[kind];
  const area = (size: number): Area => ({ x, y, rx: r * size, ry: r * size * 0.94 });
  const angle = random.angle();
  const seeds = ring({ x, y, rx: r * 0.42 }, 7, (cx, cy, turn) =>
    ellipse({ x: cx, y: cy, rx: r * 0.1, ry: r * 0.045 }, core, { angle: turn }),
  );
  return shadow(
    'low',
    ellipse(area(1), rim, { angle }) +
      ellipse(area(0.88), flesh, { angle }) +
      (kind === 'carrot' ? ellipse(area(0.4), core, { angle }) : seeds),
  );
}

const coinKinds = {
  carrot: { rim: '#D9772B', flesh: '#F09A4B', core: '#F6B570' },
  zucchini: { rim: '#4C7A33', flesh: '#E7EBBF', core: '#C9D08F' },
  cucumber: { rim: '#3E6B35', flesh: '#D9EABB', core: '#F3F7DE' },
  radish: { rim: '#C3325A', flesh: '#FBF3F3', core: '#EFD9DF' },
  beetroot: { rim: '#6B1238', flesh: '#96224F', core: '#B14A72' },
} as const;

/** A strip of capsicum, or of another vegetable by its colours. */
function strip(
  x: number,
  y: number,
  angle: number,
  [dark, light]: readonly [string, string],
  length = 84,
): Svg {
  const l = length / 2;
  const drawn =
    stroke(`M${-l} 6Q0 ${-l * 0.55} ${l} 6`, dark, 19) +
    stroke(`M${-l + 3} 2Q0 ${-l * 0.55 - 4} ${l - 3} 2`, light, 6, 'stroke-opacity=".8"');
  return shadow('low', at(x, y, angle, drawn));
}

export const stripColours = {
  red: ['#C2321E', '#F0806A'],
  yellow: ['#E3A818', '#FBDD7C'],
  green: ['#4E8A36', '#9CC877'],
  carrot: ['#DE7C2C', '#F7B877'],
  onion: ['#8E3F66', '#D9A3BE'],
  'white onion': ['#E6DDC4', '#FFFFFF'],
  beef: ['#6B3F28', '#A97350'],
  chicken: ['#D6B07A', '#F4E0BC'],
  bamboo: ['#E2CE95', '#F6EAC2'],
} as const;

export function strips(
  random: Random,
  area: Area,
  count: number,
  colours: readonly (keyof typeof stripColours)[],
): Svg {
  return scatter(random, area, count, (x, y) =>
    strip(x, y, random.angle(), stripColours[random.pick(colours)], random.between(66, 98)),
  );
}

/** Thin rings of red onion. */
export function onionRings(random: Random, area: Area, count: number, colour = '#A4517C'): Svg {
  return scatter(random, area, count, (x, y) => {
    const rx = random.between(20, 38);
    const outline = { x, y, rx, ry: rx * random.between(0.6, 0.95) };
    const angle = random.angle();
    const more = (width: number, paint: string): string =>
      `stroke="${paint}" stroke-width="${width}"`;
    return shadow(
      'low',
      ellipse(outline, 'none', { angle, more: more(7, colour) }) +
        ellipse(outline, 'none', { angle, more: more(3, '#F3DCE8') }),
    );
  });
}

export function chilliSlices(random: Random, area: Area, count: number, colour = '#C8321F'): Svg {
  return scatter(random, area, count, (x, y) => {
    const rx = random.between(9, 14);
    const angle = random.angle();
    return shadow(
      'low',
      ellipse({ x, y, rx, ry: rx * 0.75 }, colour, { angle }) +
        ellipse({ x, y, rx: rx * 0.58, ry: rx * 0.42 }, '#F6C3A4', { angle }) +
        circle(x, y, 2.4, '#FFF3D0'),
    );
  });
}

/** Cubes: pumpkin, potato, feta, tofu, mango, beetroot, by their colours [side, top]. */
export function cubes(
  random: Random,
  area: Area,
  count: number,
  [side, top]: readonly [string, string],
  size = 44,
): Svg {
  return scatter(random, area, count, (x, y) => {
    const edge = size * random.between(0.85, 1.15);
    const drawn =
      rectangle({ x: 3, y: 5, width: edge, height: edge, round: edge * 0.18 }, side) +
      rectangle({ x: 0, y: 0, width: edge, height: edge, round: edge * 0.18 }, top) +
      rectangle(
        {
          x: -edge * 0.12,
          y: -edge * 0.16,
          width: edge * 0.5,
          height: edge * 0.3,
          round: edge * 0.12,
        },
        '#fff',
        'opacity=".28"',
      );
    return shadow('low', at(x, y, random.angle(), drawn));
  });
}

export const cubeColours = {
  pumpkin: ['#C86A1B', '#E98B2F'],
  potato: ['#CDA55B', '#F0D797'],
  feta: ['#D9D2C2', '#FFFDF6'],
  tofu: ['#C48F45', '#EBC27E'],
  mango: ['#D98B12', '#F6B93B'],
  beetroot: ['#5E0F30', '#8A1F4A'],
  watermelon: ['#B92B3E', '#E5566A'],
  beef: ['#4A2817', '#75452B'],
  paneer: ['#D6BF8E', '#F7EBCB'],
  halloumi: ['#A8712D', '#EFD49A'],
  tuna: ['#A32F43', '#D9576B'],
  salmon: ['#D9694A', '#F5977A'],
} as const;

/** Thin shreds: cabbage, carrot, cheese, coconut. */
export function shreds(
  random: Random,
  area: Area,
  count: number,
  colours: readonly string[],
  { length = 34, width = 4.5 } = {},
): Svg {
  return scatter(random, area, count, (x, y) => {
    const half = (length * random.between(0.6, 1.2)) / 2;
    const bend = random.between(-half * 0.7, half * 0.7);
    return at(
      x,
      y,
      random.angle(),
      stroke(
        `M${short(-half)} 2.5Q0 ${short(bend + 2.5)} ${short(half)} 2.5`,
        '#2b1a0c',
        width,
        'stroke-opacity=".2"',
      ) +
        stroke(`M${short(-half)} 0Q0 ${short(bend)} ${short(half)} 0`, random.pick(colours), width),
    );
  });
}

export const shredColours = {
  cabbage: ['#D9E3B4', '#E9F0CF', '#C3D394'],
  'red cabbage': ['#7B3B73', '#96528C', '#5F2A59'],
  carrot: ['#E8893A', '#F3A45A', '#D97526'],
  cheddar: ['#F3B63F', '#F8C95F', '#E9A52C'],
  parmesan: ['#FFF6DD', '#FBEBC2', '#F4DFA6'],
  coconut: ['#FFFDF6', '#F3EADB', '#FFFFFF'],
  sprouts: ['#FBF6E6', '#F1E9CF', '#FFFFFF'],
  'fried onion': ['#8A4F1D', '#A96A2C', '#6F3D14'],
} as const;
