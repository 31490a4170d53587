/** Rice, pasta, noodles. */
import type { Area, Random } from '../drawing/random';
import {
  at,
  blob,
  ellipse,
  rectangle,
  scatter,
  shadow,
  shape,
  short,
  stroke,
  type Svg,
} from '../drawing/svg';

const riceColours = {
  white: { bed: '#EFE9DA', grains: ['#FFFDF6', '#F7F1E3', '#E6DECB'] },
  yellow: { bed: '#E5B23C', grains: ['#F5CE63', '#EDBF4C', '#D9A32E'] },
  brown: { bed: '#C59E63', grains: ['#DDBB82', '#CFA96C', '#B98F52'] },
  tomato: { bed: '#C9662F', grains: ['#E28A4A', '#D6763A', '#BC5826'] },
} as const;

/** @param size of a grain; larger ones are fewer */
export function rice(
  random: Random,
  area: Area,
  colour: keyof typeof riceColours = 'white',
  size = 1,
): Svg {
  const { bed, grains } = riceColours[colour];
  const { x, y, rx, ry = rx } = area;
  const inside = { x, y, rx: rx * 0.94, ry: ry * 0.94 };
  const count = Math.round((rx * ry) / (42 * size ** 2));
  return shadow(
    'middle',
    shape(blob(random, { ...area, roughness: 0.06, points: 14 }), bed) +
      scatter(random, inside, count, (gx, gy) =>
        ellipse({ x: gx, y: gy, rx: 9 * size, ry: 3.6 * size }, random.pick(grains), {
          angle: random.angle(),
        }),
      ),
  );
}

const strandColours = {
  pasta: {
    bed: '#B67E2C',
    edge: '#9A6820',
    strand: ['#EBC36A', '#F0CD7C', '#E3B65A'],
    light: '#FBEBB8',
  },
  'egg noodles': {
    bed: '#B9812B',
    edge: '#9A6A1E',
    strand: ['#EDC05A', '#F2CC70', '#E2B04A'],
    light: '#FCEBB4',
  },
  'rice noodles': {
    bed: '#CDBE9F',
    edge: '#B3A27E',
    strand: ['#F3EBD8', '#FAF4E6', '#E9DEC5'],
    light: '#FFFFFF',
  },
  'fried noodles': {
    bed: '#8E571F',
    edge: '#6E4114',
    strand: ['#C98A3C', '#D69A4C', '#B8782E'],
    light: '#F0CB8E',
  },
} as const;

/** A nest of spaghetti or noodles. */
export function strands(
  random: Random,
  area: Area,
  kind: keyof typeof strandColours,
  { width = 10, share = 1 } = {},
): Svg {
  const { bed, edge, strand, light } = strandColours[kind];
  const { x, y, rx, ry = rx } = area;
  let drawn = shape(blob(random, { ...area, roughness: 0.06, points: 14 }), bed);
  const count = Math.round(((rx * ry) / 165) * share);
  for (let index = 0; index < count; index++) {
    const from = random.pointIn({ x, y, rx: rx * 0.9, ry: ry * 0.9 });
    const away = Math.atan2(from.y - y, from.x - x) + Math.PI / 2 + random.between(-0.7, 0.7);
    const length = random.between(60, 130);
    const to = { x: from.x + Math.cos(away) * length, y: from.y + Math.sin(away) * length };
    if (Math.hypot((to.x - x) / rx, (to.y - y) / ry) > 1.03) continue;
    const bend = random.between(-60, 60);
    const [mx, my] = [
      (from.x + to.x) / 2 + Math.cos(away + Math.PI / 2) * bend,
      (from.y + to.y) / 2 + Math.sin(away + Math.PI / 2) * bend,
    ];
    const d = `M${short(from.x)} ${short(from.y)}Q${short(mx)} ${short(my)} ${short(to.x)} ${short(to.y)}`;
    drawn +=
      stroke(d, edge, width + 3, 'stroke-opacity=".55"') +
      stroke(d, random.pick(strand), width) +
      stroke(d, light, width / 4, 'stroke-opacity=".85" transform="translate(-1.5 -2)"');
  }
  return shadow('middle', drawn);
}

/** Short pasta: penne, macaroni, spirals. */
export function shortPasta(
  random: Random,
  area: Area,
  count: number,
  kind: 'penne' | 'macaroni' | 'spirals' = 'penne',
): Svg {
  return scatter(random, area, count, (x, y) =>
    shadow('low', at(x, y, random.angle(), pastaPieces[kind](random))),
  );
}

const pastaPieces = {
  penne: (random: Random): Svg => {
    const colour = random.pick(['#EBC56F', '#F1D183', '#E2B75C']);
    const ridges = [-6, 0, 6].map((y) =>
      stroke(`M-34 ${y}H30`, '#C7933A', 2, 'stroke-opacity=".7"'),
    );
    return (
      shape('M-42 -13L30 -13L44 13L-28 13Z', colour) +
      ridges.join('') +
      shape('M30 -13L44 13Q34 6 30 -13Z', '#8F5E1C') +
      stroke('M-38 -9H28', '#FFF0C2', 3, 'stroke-opacity=".8"')
    );
  },
  macaroni: (random: Random): Svg => {
    const d = 'M-26 14Q-22 -20 14 -20';
    return (
      stroke(d, '#B98327', 24, 'style="stroke-linecap:butt"') +
      stroke(d, random.pick(['#F0C14A', '#F6CF65', '#E8B43A']), 20, 'style="stroke-linecap:butt"') +
      stroke('M-30 8Q-26 -24 12 -25', '#FFF0BF', 4, 'stroke-opacity=".8"') +
      ellipse({ x: 15, y: -20, rx: 4, ry: 10 }, '#9C6818')
    );
  },
  spirals: (random: Random): Svg => {
    let drawn = '';
    for (let turn = -3; turn <= 3; turn++) {
      drawn += ellipse(
        { x: turn * 12, y: 0, rx: 8, ry: 17 },
        random.pick(['#EBC56F', '#F1D183', '#DDAF52']),
        {
          angle: 24,
          more: 'stroke="#B98532" stroke-width="2"',
        },
      );
    }
    return drawn;
  },
};

export function gnocchi(random: Random, area: Area, count: number): Svg {
  return scatter(random, area, count, (x, y) => {
    const ridges = [-16, -5, 6, 17].map((at) =>
      stroke(`M${at} -14Q${at + 5} 0 ${at} 14`, '#D3A95F', 3, 'stroke-opacity=".8"'),
    );
    const drawn =
      ellipse({ x: 0, y: 0, rx: 36, ry: 23 }, '#E3BF7E') +
      ellipse({ x: -2, y: -4, rx: 32, ry: 18 }, '#F5DFAE') +
      ridges.join('');
    return shadow('low', at(x, y, random.angle(), drawn));
  });
}

/** A filled pasta square with a crimped edge. */
export function ravioli(random: Random, area: Area, count: number): Svg {
  return scatter(random, area, count, (x, y) => {
    const drawn =
      rectangle(
        { x: 0, y: 0, width: 108, height: 108, round: 10 },
        '#E2B964',
        'stroke="#F4DC9C" stroke-width="9" stroke-dasharray="9 6"',
      ) +
      rectangle({ x: 0, y: 0, width: 92, height: 92, round: 10 }, '#EFCF87') +
      ellipse({ x: 0, y: 0, rx: 33, ry: 31 }, '#DDB05A') +
      ellipse({ x: -5, y: -7, rx: 23, ry: 19 }, '#F9E6B4');
    return shadow('middle', at(x, y, random.angle(), drawn));
  });
}

/** Oats, muesli, crumble: uneven crumbs. */
export function crumbs(
  random: Random,
  area: Area,
  count: number,
  colours: readonly string[],
  size = 11,
): Svg {
  return scatter(random, area, count, (x, y) => {
    const rx = random.between(size * 0.5, size);
    const at = { x, y, rx, ry: rx * random.between(0.6, 0.9), roughness: 0.25, points: 6 };
    return (
      shape(blob(random, { ...at, y: y + 3 }), '#2b1a0c', 'opacity=".22"') +
      shape(blob(random, at), random.pick(colours))
    );
  });
}

export const crumbColours = {
  oats: ['#E6CB94', '#F0DBAE', '#D8B878', '#C9A15C'],
  crumble: ['#D9A552', '#E8BD72', '#C48C38', '#F2D193'],
  bread: ['#E6A945', '#F0BE62', '#C57F27', '#B06B1C', '#F7D184'],
  mince: ['#6B2B17', '#7E3720', '#93472A', '#5A2413', '#A85A3A'],
  peanuts: ['#D7A558', '#E6BC78', '#C18F42'],
  chocolate: ['#3B2015', '#4E2C1D', '#2C170E'],
} as const;
