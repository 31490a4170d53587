/** SVG as text. Lengths are in units of the canvas, 1200 by 800; angles are in degrees. */
import type { Area, Point, Random } from './random';

export type Svg = string;

export const canvas = { width: 1200, height: 800 } as const;
export const centre: Point = { x: 600, y: 400 };

export function circle(x: number, y: number, r: number, fill: string, more = ''): Svg {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${more}/>`;
}

export function ellipse(
  { x, y, rx, ry = rx }: Area,
  fill: string,
  { angle = 0, more = '' } = {},
): Svg {
  const turned = angle === 0 ? '' : `transform="rotate(${short(angle)} ${short(x)} ${short(y)})"`;
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${turned} ${more}/>`;
}

/** A rectangle around its middle. */
export function rectangle(
  { x, y, width, height, round = 0 }: Point & { width: number; height: number; round?: number },
  fill: string,
  more = '',
): Svg {
  const [left, top] = [x - width / 2, y - height / 2];
  return `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" rx="${short(round)}" fill="${fill}" ${more}/>`;
}

export function shape(d: string, fill: string, more = ''): Svg {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): Svg {
  return `<path d="${d}" stroke="${colour}" stroke-width="${short(width)}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** Content drawn around 0,0, moved to a point and turned there. */
export function at(x: number, y: number, angle: number, content: Svg): Svg {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})">${content}</g>`;
}

export function scaled(factor: number, content: Svg): Svg {
  return `<g transform="scale(${short(factor)})">${content}</g>`;
}

/** How high a thing stands: the shadow of a plate is larger than that of a leaf. */
export function shadow(height: 'low' | 'middle' | 'high', content: Svg): Svg {
  return `<g filter="url(#shadow-${height})">${content}</g>`;
}

/** An ellipse with an uneven edge. `roughness` is the share by which its radius differs. */
export function blob(
  random: Random,
  { x, y, rx, ry = rx, roughness = 0.12, points = 10, angle = 0 }: Area & Roughness,
): string {
  const first = random.between(0, 2 * Math.PI);
  const turn = (angle * Math.PI) / 180;
  const outline = Array.from({ length: points }, (_, index) => {
    const direction = (index / points) * 2 * Math.PI + first;
    const far = 1 + random.between(-roughness, roughness);
    const [dx, dy] = [Math.cos(direction) * rx * far, Math.sin(direction) * ry * far];
    return {
      x: x + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: y + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
  });
  return closedCurve(outline);
}

export interface Roughness {
  roughness?: number;
  points?: number;
  angle?: number;
}

/** A smooth closed line through the points (a Catmull-Rom spline). */
export function closedCurve(points: readonly Point[]): string {
  const point = (index: number): Point => points[(index + points.length) % points.length]!;
  const start = point(0);
  let d = `M${short(start.x)} ${short(start.y)}`;
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    d +=
      `C${short(from.x + (to.x - before.x) / 6)} ${short(from.y + (to.y - before.y) / 6)} ` +
      `${short(to.x - (after.x - from.x) / 6)} ${short(to.y - (after.y - from.y) / 6)} ${short(to.x)} ${short(to.y)}`;
  }
  return `${d}Z`;
}

/** Many of one thing, spread evenly over an area, those further down over those further up. */
export function scatter(
  random: Random,
  area: Area,
  count: number,
  draw: (x: number, y: number, index: number) => Svg,
): Svg {
  const points = random.spreadOver(area, count);
  points.sort((one, other) => one.y - other.y);
  return points.map(({ x, y }, index) => draw(x, y, index)).join('');
}

/** Where a thing is, from the middle of the image, and how it is turned. */
type Place = readonly [dx: number, dy: number, angle?: number];

/** @example atPlaces([[-100, 0], [100, 0, 45]], (x, y, angle) => leaf(x, y, { angle })) */
export function atPlaces(
  places: readonly Place[],
  draw: (x: number, y: number, angle: number, index: number) => Svg,
): Svg {
  return places
    .map(([dx, dy, angle = 0], index) => draw(centre.x + dx, centre.y + dy, angle, index))
    .join('');
}

/** Things side by side on a ring. */
export function ring(
  { x, y, rx, ry = rx }: Area,
  count: number,
  draw: (x: number, y: number, angle: number, index: number) => Svg,
  first = 0,
): Svg {
  let drawn = '';
  for (let index = 0; index < count; index++) {
    const angle = first + (index * 360) / count;
    const turn = (angle * Math.PI) / 180;
    drawn += draw(x + Math.cos(turn) * rx, y + Math.sin(turn) * ry, angle, index);
  }
  return drawn;
}

/** A number with one decimal: more would only make the file longer. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
