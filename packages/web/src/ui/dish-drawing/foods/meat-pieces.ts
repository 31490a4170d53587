/** Crumbed, minced and cut meat, sausages and skewers. */
import type { Area, Ellipse, Random } from '../drawing/random';
import {
  at,
  blob,
  rectangle,
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

/** Pieces on a wooden stick. */
export function skewer(
  x: number,
  y: number,
  angle: number,
  pieces: readonly string[],
  length = 430,
): Svg {
  const l = length / 2;
  let drawn = stroke(`M${-l - 40} 0H${l + 36}`, '#C9A15F', 9);
  pieces.forEach((colour, index) => {
    const at = -l + 34 + (index * (length - 68)) / (pieces.length - 1);
    const piece = { x: at, y: 0, width: 66, height: 76, round: 20 };
    drawn +=
      shadow('low', rectangle(piece, colour)) +
      rectangle(
        { ...piece, x: at - 5, y: -13, width: 34, height: 18, round: 9 },
        '#fff',
        'opacity=".22"',
      ) +
      stroke(`M${short(at - 13)} 23l26 -46`, '#2A140A', 5, 'stroke-opacity=".4"');
  });
  return shadow('middle', at(x, y, angle, drawn));
}
