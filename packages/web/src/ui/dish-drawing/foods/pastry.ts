/** Pies, rolls and dumplings. */
import type { Random } from '../drawing/random';
import {
  at,
  blob,
  circle,
  closedCurve,
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

/** A round pie with a crimped edge; `lid` false leaves the filling to the dish. */
export function pieCrust(random: Random, x: number, y: number, r: number, lid = true): Svg {
  const outline = Array.from({ length: 44 }, (_, index) => {
    const turn = (index / 44) * 2 * Math.PI;
    const far = r + (index % 2 ? 10 : -8);
    return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
  });
  const crimps = ring({ x, y, rx: r * 0.95 }, 22, (cx, cy, angle) =>
    shape(
      blob(random, { x: cx, y: cy, rx: 22, ry: 12, angle: angle + 90 }),
      random.pick(['#E2A850', '#D4953B', '#EDBB69']),
    ),
  );
  const baked = scatter(random, { x, y, rx: r * 0.8 }, 80, (bx, by) =>
    shape(
      blob(random, {
        x: bx,
        y: by,
        rx: random.between(10, 34),
        ry: random.between(5, 14),
        roughness: 0.3,
        points: 8,
        angle: random.angle(),
      }),
      random.pick(['#EDBE6C', '#C27D2A', '#F5D391', '#B06C20']),
      `opacity="${short(random.between(0.2, 0.5))}"`,
    ),
  );
  const top = lid
    ? circle(x, y, r * 0.87, '#C98532') +
      shape(
        blob(random, { x: x - 8, y: y - 10, rx: r * 0.83, roughness: 0.03, points: 16 }),
        '#DDA048',
      ) +
      baked
    : '';
  return shadow('high', shape(closedCurve(outline), '#8F571D')) + crimps + top;
}

/** Strips of pastry crossed over a filling. */
export function lattice(x: number, y: number, r: number): Svg {
  let drawn = '';
  for (const turn of [35, -55]) {
    let strips = '';
    for (let strip = -2; strip <= 2; strip++) {
      const across = strip * r * 0.37;
      const half = Math.sqrt(r ** 2 - across ** 2);
      strips +=
        stroke(
          `M${short(-half)} ${short(across)}H${short(half)}`,
          '#A9691F',
          34,
          'style="stroke-linecap:butt"',
        ) +
        stroke(
          `M${short(-half)} ${short(across - 3)}H${short(half)}`,
          '#E0A850',
          26,
          'style="stroke-linecap:butt"',
        ) +
        stroke(
          `M${short(-half)} ${short(across - 10)}H${short(half)}`,
          '#F5D391',
          4,
          'stroke-opacity=".7" style="stroke-linecap:butt"',
        );
    }
    drawn += shadow('low', at(x, y, turn, strips));
  }
  return drawn;
}

/** Folded dough with pleats along its back: a dumpling. */
export function dumpling(x: number, y: number, angle: number, size = 1, fried = false): Svg {
  const [edge, dough, light] = fried
    ? ['#A9692A', '#DBA655', '#F5D79C']
    : ['#B9A177', '#EADBBB', '#FFF9EA'];
  const pleats = [-60, -36, -12, 12, 36, 60].map((px) => {
    const top = -50 + (px * px) / 120;
    return (
      ellipse({ x: px, y: top, rx: 17, ry: 13 }, dough, { angle: px / 2 }) +
      ellipse({ x: px - 3, y: top - 4, rx: 11, ry: 7 }, light, { angle: px / 2 }) +
      stroke(
        `M${short(px + 10)} ${short(top + 8)}Q${short(px * 0.8 + 6)} ${short(top + 30)} ${short(px * 0.7)} ${short(top + 48)}`,
        edge,
        4,
        'stroke-opacity=".6"',
      )
    );
  });
  const drawn =
    shape('M-92 14C-92 -40 -40 -58 0 -58C40 -58 92 -40 92 14C76 58 -76 58 -92 14Z', edge) +
    shape('M-86 8C-84 -38 -38 -52 0 -52C38 -52 84 -38 86 8C70 48 -70 48 -86 8Z', dough) +
    shape('M-66 18C-50 -10 50 -10 66 18C44 38 -44 38 -66 18Z', light, 'opacity=".85"') +
    pleats.join('');
  return shadow('middle', at(x, y, angle, `<g transform="scale(${short(size)})">${drawn}</g>`));
}

/** A roll of pastry: sausage roll, spring roll. */
export function pastryRoll(
  random: Random,
  x: number,
  y: number,
  angle: number,
  { length = 180, width = 84, filling = '#8A5032' } = {},
): Svg {
  const flakes = scatter(
    random,
    { x: 0, y: 0, rx: length * 0.42, ry: width * 0.36 },
    16,
    (dx, dy) =>
      shape(
        blob(random, { x: dx, y: dy, rx: random.between(8, 22), ry: 4, roughness: 0.3, points: 7 }),
        random.pick(['#F2CF8C', '#B9772B', '#EBBB6A']),
        'opacity=".6"',
      ),
  );
  const drawn =
    ellipse({ x: length / 2, y: 0, rx: width * 0.2, ry: width * 0.42 }, filling) +
    rectangle({ x: 0, y: 0, width: length, height: width, round: width * 0.32 }, '#B0722B') +
    rectangle(
      { x: -2, y: -4, width: length - 8, height: width * 0.84, round: width * 0.3 },
      '#DDA44E',
    ) +
    flakes +
    [-0.25, 0, 0.25]
      .map((part) =>
        stroke(
          `M${short(length * part - 10)} ${short(width * 0.22)}l22 ${short(-width * 0.44)}`,
          '#8F571D',
          5,
          'stroke-opacity=".6"',
        ),
      )
      .join('') +
    ellipse({ x: length / 2 - 2, y: 0, rx: width * 0.15, ry: width * 0.36 }, filling);
  return shadow('middle', at(x, y, angle, drawn));
}
