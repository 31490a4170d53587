/** Crumbed, minced and cut meat, sausages and skewers. */
import type { Area, Ellipse, Random } from '../drawing/random';
import {
  at,
  blob,
  closedCurve,
  ellipse,
  scatter,
  shadow,
  shape,
  short,
  stroke,
  type Svg,
} from '../drawing/svg';
import { crumbColours, crumbs } from './grains';

/**
 * A crumbed piece of meat: schnitzel, nuggets, fish fingers by its size.
 *
 * @param grain size of its crumbs; larger ones are fewer
 */
export function crumbed(random: Random, area: Ellipse, angle = 0, grain = 1): Svg {
  const { x, y, rx, ry } = area;
  const size = Math.max(4, rx * 0.035);
  return shadow(
    'middle',
    at(
      x,
      y,
      angle,
      shape(blob(random, { x: 0, y: 0, rx, ry, roughness: 0.08, points: 14 }), '#9A5A17') +
        shape(
          blob(random, { x: -2, y: -4, rx: rx * 0.97, ry: ry * 0.95, roughness: 0.07, points: 14 }),
          '#D08B2C',
        ) +
        crumbs(
          random,
          { x: 0, y: 0, rx: rx * 0.92, ry: ry * 0.9 },
          Math.round((rx * ry) / (42 * grain ** 2)),
          crumbColours.bread,
          (size + 3) * grain,
        ),
    ),
  );
}

/** Pieces of cooked chicken or pork in a stir-fry or a curry. */
export function chunks(
  random: Random,
  area: Area,
  count: number,
  [dark, light]: readonly [string, string] = chunkColours.chicken,
  size = 46,
): Svg {
  return scatter(random, area, count, (x, y) => {
    const [rx, ry] = [
      random.between(size * 0.82, size * 1.1),
      random.between(size * 0.56, size * 0.74),
    ];
    const angle = random.angle();
    return shadow(
      'low',
      shape(blob(random, { x, y, rx, ry, roughness: 0.16, points: 9, angle }), dark) +
        shape(
          blob(random, {
            x: x - 4,
            y: y - 5,
            rx: rx * 0.72,
            ry: ry * 0.62,
            roughness: 0.2,
            points: 8,
            angle,
          }),
          light,
          'opacity=".85"',
        ),
    );
  });
}

export const chunkColours = {
  chicken: ['#D9B98C', '#F1DDBB'],
  'golden chicken': ['#B9772B', '#E5AE5C'],
  beef: ['#4A2817', '#7A4B30'],
  lamb: ['#6A3B22', '#98633F'],
  'glazed pork': ['#8C3E1E', '#C6693A'],
  'butter chicken': ['#B85A22', '#DC8440'],
} as const;

export function sausage(x: number, y: number, angle: number, length = 230): Svg {
  const l = length / 2;
  const drawn =
    stroke(`M${-l} 8Q0 -26 ${l} 8`, '#6B3517', 52) +
    stroke(`M${-l} 3Q0 -31 ${l} 3`, '#9A5527', 40) +
    stroke(`M${-l + 12} -8Q0 -40 ${l - 12} -8`, '#D39A66', 8, 'stroke-opacity=".8"') +
    [-0.5, 0, 0.5]
      .map((part) =>
        stroke(`M${short(l * part - 14)} 12l28 -46`, '#4A2310', 7, 'stroke-opacity=".55"'),
      )
      .join('');
  return shadow('middle', at(x, y, angle, drawn));
}

export function meatballs(random: Random, area: Area, count: number, r = 44): Svg {
  return scatter(random, area, count, (x, y) => {
    const size = r * random.between(0.9, 1.08);
    return shadow(
      'middle',
      shape(blob(random, { x, y, rx: size, roughness: 0.06 }), '#5E301A') +
        shape(blob(random, { x: x - 3, y: y - 4, rx: size * 0.88, roughness: 0.07 }), '#80472A') +
        crumbs(random, { x, y, rx: size * 0.75 }, 24, ['#6A3820', '#9A5C38', '#B0744C'], 7),
    );
  });
}

/** Mince in its sauce. */
export function mince(random: Random, area: Area): Svg {
  const { rx, ry = rx } = area;
  return (
    shadow('middle', shape(blob(random, { ...area, roughness: 0.14, points: 14 }), '#8C2A16')) +
    shape(
      blob(random, {
        x: area.x - 6,
        y: area.y - 8,
        rx: rx * 0.88,
        ry: ry * 0.86,
        roughness: 0.16,
        points: 14,
      }),
      '#A93A1E',
    ) +
    crumbs(
      random,
      { x: area.x, y: area.y, rx: rx * 0.88, ry: ry * 0.88 },
      Math.round((rx * ry) / 105),
      crumbColours.mince,
      16,
    )
  );
}

/** Pieces on a wooden stick, uneven as they were cut, close together and charred. */
export function skewer(
  x: number,
  y: number,
  angle: number,
  pieces: readonly string[],
  length = 430,
): Svg {
  const l = length / 2;
  let drawn =
    stroke(`M${-l - 70} 0H${l + 46}`, '#8F6A32', 13) +
    stroke(`M${-l - 70} -3H${l + 46}`, '#DDB877', 6);
  const gap = (length - 60) / (pieces.length - 1);
  pieces.forEach((colour, index) => {
    const lift = index % 2 ? 5 : -4;
    const [rx, ry] = [gap * (0.58 + (index % 3) * 0.03), 46 + (index % 3) * 5];
    const piece = closedCurve(
      [-0.95, -0.5, 0.45, 1, 0.9, 0.4, -0.5, -1].map((dx, point) => ({
        x: dx * rx,
        y: [-0.5, -1, -0.95, -0.4, 0.5, 1, 0.92, 0.35][point]! * ry + lift,
      })),
    );
    const char = [-0.4, 0.1].map((part) =>
      stroke(`M${short(rx * part)} 26l18 -50`, '#2A140A', 8, 'stroke-opacity=".42"'),
    );
    drawn += at(
      -l + 30 + index * gap,
      0,
      0,
      shadow('low', shape(piece, colour)) +
        shape(piece, '#5A2B10', 'opacity=".28" transform="translate(0 5) scale(1 .9)"') +
        `<g transform="translate(-2 -6) scale(.86)">${shape(piece, colour)}</g>` +
        ellipse({ x: -rx * 0.25, y: -ry * 0.4, rx: rx * 0.4, ry: ry * 0.2 }, '#fff', {
          angle: -14,
          more: 'opacity=".3"',
        }) +
        char.join(''),
    );
  });
  return shadow('middle', at(x, y, angle, drawn));
}
