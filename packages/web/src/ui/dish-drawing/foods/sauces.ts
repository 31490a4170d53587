/** Soups, sauces and what fills a bowl. */
import type { Area, Random } from '../drawing/random';
import {
  at,
  blob,
  centre,
  circle,
  ellipse,
  rectangle,
  scatter,
  shadow,
  shape,
  short,
  stroke,
  type Svg,
} from '../drawing/svg';
import { bowlRadius, dishArea } from '../table/vessels';

export interface SauceColours {
  edge: string;
  middle: string;
  streaks: readonly string[];
}

const sauceColours = {
  pumpkin: { edge: '#C8701F', middle: '#E98F33', streaks: ['#F5B45A', '#D97A22'] },
  tomato: { edge: '#A93218', middle: '#CF4A26', streaks: ['#E0653E', '#B93A1D'] },
  'green curry': { edge: '#9DB56A', middle: '#B3C77E', streaks: ['#CFDDA2', '#88A254', '#E6EDC6'] },
  'red curry': { edge: '#B8481F', middle: '#D9682F', streaks: ['#F0935A', '#C2521F', '#F7B98A'] },
  laksa: { edge: '#C97A26', middle: '#E39B42', streaks: ['#F4BF74', '#CF7F2A', '#D95B2B'] },
  butter: { edge: '#C4601F', middle: '#E08434', streaks: ['#F2A85E', '#CC6C26', '#F8C998'] },
  dhal: { edge: '#C0862A', middle: '#DBA243', streaks: ['#ECC06E', '#C98F30'] },
  massaman: { edge: '#8A5324', middle: '#A96D33', streaks: ['#C58C4F', '#8F5827'] },
  gravy: { edge: '#4E2A14', middle: '#6B3D20', streaks: ['#86532F', '#55301A'] },
  broth: { edge: '#C79A47', middle: '#DDB765', streaks: ['#EBD08E', '#CFA552'] },
  'dark broth': { edge: '#6E421C', middle: '#8C5A2B', streaks: ['#A97340', '#6A4019'] },
  pea: { edge: '#6F8B3C', middle: '#8BA653', streaks: ['#A9C274', '#7A9644'] },
  korma: { edge: '#C08A38', middle: '#DFAE5C', streaks: ['#EFCB8A', '#CB9745', '#F6DDAC'] },
  leek: { edge: '#CFC99B', middle: '#E4E0BC', streaks: ['#F2EFD8', '#D3CDA2'] },
  mushroom: { edge: '#A37C4C', middle: '#C9A36C', streaks: ['#E0C08D', '#B48A54'] },
  yoghurt: { edge: '#EDE6D8', middle: '#FBF7EF', streaks: ['#FFFFFF', '#E8DFCE'] },
  porridge: { edge: '#D5C09A', middle: '#E8D8B8', streaks: ['#F4E9D2', '#D9C6A2'] },
  smoothie: { edge: '#8A3F6E', middle: '#A9588B', streaks: ['#C37BA6', '#97487A'] },
  cream: { edge: '#EADFC7', middle: '#FBF5E8', streaks: ['#FFFFFF', '#EFE6D2'] },
  caramel: { edge: '#8E4F17', middle: '#B56F26', streaks: ['#D4914A', '#9C5A1C'] },
  custard: { edge: '#E3B548', middle: '#F3CE6B', streaks: ['#FBE19A', '#E7BD54'] },
  chilli: { edge: '#6E2415', middle: '#8C3520', streaks: ['#A94B30', '#742A18'] },
  beetroot: { edge: '#7A1B45', middle: '#98295A', streaks: ['#B34B78', '#861F4C'] },
} as const satisfies Record<string, SauceColours>;

export type SauceName = keyof typeof sauceColours;

/** Liquid up to the rim of the bowl. */
export function bowlFill(random: Random, name: SauceName, radius = bowlRadius): Svg {
  const { edge, middle, streaks } = sauceColours[name];
  const { x, y } = centre;
  return (
    circle(x, y, radius, edge) +
    shape(
      blob(random, { x: x - 8, y: y - 10, rx: radius * 0.9, roughness: 0.03, points: 14 }),
      middle,
    ) +
    streaked(random, { x, y, rx: radius * 0.85 }, streaks, 46) +
    circle(x, y, radius, 'url(#hollow)')
  );
}

/** What fills an oven dish, edge to edge. */
export function bakingDishFill(random: Random, name: SauceName): Svg {
  const { edge, middle, streaks } = sauceColours[name];
  const { x, y } = centre;
  return (
    rectangle({ x, y, width: 836, height: 506, round: 58 }, edge) +
    rectangle({ x: x - 4, y: y - 5, width: 800, height: 470, round: 48 }, middle) +
    streaked(random, { x, y, ...dishArea }, streaks, 60)
  );
}

/** Mashed potato that fills a baking dish: swept up with a fork in rows, browned where it stands up. */
export function forkedMash(random: Random): Svg {
  const { x, y } = centre;
  const [width, height] = [800, 470];
  let drawn = rectangle({ x, y, width, height, round: 50 }, '#E2BE6C');
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 7; column++) {
      const left = x - width / 2 + 60 + column * 113 + (row % 2 ? 40 : 0);
      drawn += sweptMash(random, left, y - height / 2 + 62 + row * 90);
    }
  }
  const mask = `<clipPath id="mash"><rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="50"/></clipPath>`;
  return shadow('middle', `${mask}<g clip-path="url(#mash)">${drawn}</g>`);
}

function sweptMash(random: Random, x: number, y: number): Svg {
  const furrow = (dy: number): string => `M-50 ${dy + 18}Q0 ${dy - 16} 50 ${dy + 14}`;
  const heap =
    shape(
      blob(random, { x: 3, y: 8, rx: 68, ry: 54, roughness: 0.06 }),
      '#A9702A',
      'opacity=".45"',
    ) +
    shape(blob(random, { x: 0, y: 0, rx: 66, ry: 50, roughness: 0.06 }), '#F3DA97') +
    shape(blob(random, { x: -6, y: -8, rx: 50, ry: 34, roughness: 0.08 }), '#FFF1C6') +
    [-16, 0, 16].map((dy) => stroke(furrow(dy), '#D2A353', 6, 'stroke-opacity=".75"')).join('') +
    shape(
      blob(random, { x: 12, y: -18, rx: random.between(16, 34), ry: random.between(8, 14) }),
      '#A8621C',
      `opacity="${short(random.between(0.35, 0.6))}"`,
    );
  return at(x, y, random.between(-24, 6), heap);
}

/** A pool of sauce on a plate. */
export function saucePool(random: Random, area: Area, name: SauceName, roughness = 0.14): Svg {
  const { edge, middle, streaks } = sauceColours[name];
  const { x, y, rx, ry = rx } = area;
  return (
    shadow('low', shape(blob(random, { ...area, roughness, points: 14 }), edge)) +
    shape(
      blob(random, { x: x - 4, y: y - 5, rx: rx * 0.9, ry: ry * 0.88, roughness, points: 14 }),
      middle,
    ) +
    streaked(random, { x, y, rx: rx * 0.62, ry: ry * 0.62 }, streaks, Math.round(rx / 9))
  );
}

/** A thin line of sauce in zigzag: mayonnaise, chocolate, balsamic. */
export function drizzle(random: Random, area: Area, colour: string, width = 8, turns = 9): Svg {
  const { x, y, rx, ry = rx } = area;
  let d = '';
  for (let turn = 0; turn <= turns; turn++) {
    const across = -1 + (2 * turn) / turns;
    const reach = Math.sqrt(1 - across ** 2) * ry * (turn % 2 ? 1 : -1) * random.between(0.75, 1);
    d += `${d ? 'L' : 'M'}${short(x + across * rx)} ${short(y + reach)}`;
  }
  return (
    stroke(d, '#2b1a0c', width + 2, 'stroke-opacity=".25" transform="translate(2 4)"') +
    stroke(d, colour, width)
  );
}

/** A spiral of cream with soft edges, feathered from the middle outwards. */
export function creamSpiral(x: number, y: number, r: number, colour = '#FFF4DE'): Svg {
  let d = '';
  for (let turn = 0; turn < 13; turn += 0.15) {
    const far = r * (0.08 + (turn / 13) * 0.92);
    d += `${d ? 'L' : 'M'}${short(x + Math.cos(turn) * far)} ${short(y + Math.sin(turn) * far * 0.96)}`;
  }
  const feathers = [0, 72, 144, 216, 288].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const to = `${short(x + Math.cos(turn) * r * 0.9)} ${short(y + Math.sin(turn) * r * 0.9)}`;
    return stroke(`M${x} ${y}L${to}`, colour, 4, 'stroke-opacity=".45"');
  });
  return `<g filter="url(#soften)">${stroke(d, colour, 13, 'stroke-opacity=".95"')}${feathers.join('')}</g>`;
}

/** A dollop of cream, yoghurt or mash with a swirl in it. */
export function dollop(
  random: Random,
  area: Area,
  colours: readonly [string, string] = ['#F3EADB', '#FFFDF7'],
): Svg {
  const { x, y, rx, ry = rx } = area;
  return shadow(
    'middle',
    shape(blob(random, { ...area, roughness: 0.08, points: 12 }), colours[0]) +
      shape(
        blob(random, {
          x: x - rx * 0.06,
          y: y - ry * 0.1,
          rx: rx * 0.84,
          ry: ry * 0.8,
          roughness: 0.08,
        }),
        colours[1],
      ) +
      stroke(
        `M${short(x - rx * 0.5)} ${short(y + ry * 0.12)}Q${short(x)} ${short(y + ry * 0.55)} ${short(x + rx * 0.45)} ${short(y + ry * 0.02)}Q${short(x + rx * 0.1)} ${short(y - ry * 0.5)} ${short(x - rx * 0.2)} ${short(y - ry * 0.1)}`,
        colours[0],
        Math.max(4, rx * 0.07),
        'stroke-opacity=".9"',
      ),
  );
}

/** A small white dish of sauce beside or on the plank. */
export function dip(random: Random, x: number, y: number, r: number, name: SauceName): Svg {
  const { edge, middle, streaks } = sauceColours[name];
  return (
    shadow('middle', circle(x, y, r, '#F4EFE6')) +
    circle(x, y, r * 0.84, edge) +
    shape(blob(random, { x: x - 2, y: y - 3, rx: r * 0.74, roughness: 0.04 }), middle) +
    streaked(random, { x, y, rx: r * 0.5 }, streaks, 8)
  );
}

export function pepper(random: Random, area: Area, count = 40): Svg {
  return scatter(random, area, count, (x, y) =>
    circle(x, y, random.between(1.4, 2.8), '#3B2413', 'opacity=".7"'),
  );
}

export function sesame(random: Random, area: Area, count = 40, colour = '#FBF2D8'): Svg {
  return scatter(random, area, count, (x, y) =>
    ellipse({ x, y, rx: 5.4, ry: 3 }, colour, { angle: random.angle() }),
  );
}

function streaked(random: Random, area: Area, colours: readonly string[], count: number): Svg {
  return scatter(random, area, count, (x, y) => {
    const streak = {
      x,
      y,
      rx: random.between(8, 34),
      ry: random.between(3, 9),
      roughness: 0.3,
      points: 8,
      angle: random.angle(),
    };
    return shape(blob(random, streak), random.pick(colours), 'opacity=".4"');
  });
}
