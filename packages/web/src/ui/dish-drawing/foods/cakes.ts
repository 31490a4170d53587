/** Cakes, biscuits and pancakes. */
import type { Random } from '../drawing/random';
import {
  at,
  blob,
  circle,
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

export function pancake(random: Random, x: number, y: number, r: number): Svg {
  return shadow(
    'middle',
    shape(blob(random, { x, y, rx: r, roughness: 0.03, points: 14 }), '#D9A656') +
      shape(
        blob(random, { x: x - 2, y: y - 3, rx: r * 0.93, roughness: 0.03, points: 14 }),
        '#A9682A',
      ) +
      shape(
        blob(random, { x: x - 4, y: y - 6, rx: r * 0.86, roughness: 0.04, points: 14 }),
        '#C48440',
      ) +
      scatter(random, { x, y, rx: r * 0.75 }, 30, (dx, dy) =>
        shape(
          blob(random, {
            x: dx,
            y: dy,
            rx: random.between(6, 20),
            ry: random.between(4, 10),
            roughness: 0.3,
            points: 7,
          }),
          random.pick(['#B27433', '#D79B55', '#99591F']),
          'opacity=".5"',
        ),
      ),
  );
}

/** A round biscuit; its surface by its kind. */
export function biscuit(
  random: Random,
  x: number,
  y: number,
  r: number,
  kind: 'oat' | 'chocolate chip' | 'plain' = 'plain',
): Svg {
  const colours = {
    oat: ['#A86B28', '#CE9243'],
    'chocolate chip': ['#A9712F', '#D9A55A'],
    plain: ['#C08C45', '#EBC788'],
  }[kind];
  const specks = {
    oat: (dx: number, dy: number) =>
      ellipse({ x: dx, y: dy, rx: 9, ry: 4 }, random.pick(['#EBC98A', '#B97A30', '#F4DDAC']), {
        angle: random.angle(),
      }),
    'chocolate chip': (dx: number, dy: number) =>
      shape(
        blob(random, { x: dx, y: dy, rx: random.between(8, 14), roughness: 0.25, points: 6 }),
        random.pick(['#3B2015', '#4E2C1D']),
      ),
    plain: (dx: number, dy: number) => circle(dx, dy, 3, '#D6A65E', 'opacity=".7"'),
  }[kind];
  const count = { oat: 60, 'chocolate chip': 11, plain: 26 }[kind];
  return shadow(
    'middle',
    shape(blob(random, { x, y, rx: r, roughness: 0.05, points: 13 }), colours[0]!) +
      shape(
        blob(random, { x: x - 3, y: y - 4, rx: r * 0.9, roughness: 0.05, points: 13 }),
        colours[1]!,
      ) +
      scatter(random, { x, y, rx: r * 0.76 }, count, specks),
  );
}

/** A muffin or cupcake in its paper case. */
export function muffinCase(
  random: Random,
  x: number,
  y: number,
  r: number,
  [edge, top]: readonly [string, string] = ['#B0752E', '#DBA655'],
): Svg {
  const folds = ring({ x, y, rx: r * 0.95 }, 24, (fx, fy, angle) =>
    rectangle(
      { x: 0, y: 0, width: r * 0.22, height: r * 0.14, round: 3 },
      '#E4D6BC',
      `transform="translate(${short(fx)} ${short(fy)}) rotate(${short(angle)})"`,
    ),
  );
  return shadow(
    'middle',
    circle(x, y, r, '#F7EFDF') +
      folds +
      shape(blob(random, { x, y, rx: r * 0.9, roughness: 0.05, points: 12 }), edge) +
      shape(blob(random, { x: x - 4, y: y - 5, rx: r * 0.8, roughness: 0.06, points: 12 }), top),
  );
}

/** A cake with smooth icing, from above, with one wedge a little pulled out. */
export function icedCake(
  random: Random,
  x: number,
  y: number,
  r: number,
  [edge, top, crumb]: readonly [string, string, string],
): Svg {
  const swirl = ring({ x, y, rx: r * 0.55 }, 9, (sx, sy, angle) =>
    stroke(
      `M${short(sx)} ${short(sy)}q${short(random.between(20, 44))} -22 ${short(random.between(54, 80))} 8`,
      edge,
      6,
      `stroke-opacity=".55" transform="rotate(${short(angle)} ${short(sx)} ${short(sy)})"`,
    ),
  );
  const wedge = (far: number, colour: string): Svg => {
    const [from, to] = [0.15, 0.15 + Math.PI / 4.2];
    const point = (turn: number): string =>
      `${short(Math.cos(turn) * far)} ${short(Math.sin(turn) * far)}`;
    return shape(`M0 0L${point(from)}A${short(far)} ${short(far)} 0 0 1 ${point(to)}Z`, colour);
  };
  return (
    shadow('high', circle(x, y, r, edge)) +
    circle(x - 3, y - 4, r * 0.95, top) +
    swirl +
    at(x, y, 0, wedge(r * 1.02, crumb)) +
    shadow('middle', at(x + r * 0.13, y + r * 0.08, 0, wedge(r, edge) + wedge(r * 0.94, top)))
  );
}

/** A piece of slice or brownie, square from above. */
export function slicePiece(
  random: Random,
  x: number,
  y: number,
  angle: number,
  { side = '#3A2115', top = '#5A3522', cracks = '#7A4C33', width = 170, height = 150 } = {},
): Svg {
  const lines = scatter(random, { x: 0, y: 0, rx: width * 0.38, ry: height * 0.36 }, 9, (dx, dy) =>
    stroke(
      `M${short(dx)} ${short(dy)}q${short(random.between(6, 22))} ${short(random.between(-12, 12))} ${short(random.between(20, 38))} 2`,
      cracks,
      4,
      'stroke-opacity=".6"',
    ),
  );
  return shadow(
    'middle',
    at(
      x,
      y,
      angle,
      rectangle({ x: 3, y: 8, width, height, round: 16 }, side) +
        rectangle({ x: 0, y: 0, width, height, round: 16 }, top) +
        lines,
    ),
  );
}

export function lamington(random: Random, x: number, y: number, angle: number, cut = false): Svg {
  let drawn =
    rectangle({ x: 0, y: 0, width: 184, height: 164, round: 20 }, '#2F1810') +
    rectangle({ x: 0, y: -7, width: 184, height: 150, round: 20 }, '#4A281A');
  if (cut) {
    drawn +=
      rectangle({ x: 0, y: -41, width: 160, height: 54, round: 8 }, '#F3DB9B') +
      rectangle({ x: 0, y: -9, width: 160, height: 13 }, '#C6304A') +
      rectangle({ x: 0, y: 4, width: 160, height: 14 }, '#FFFBF2') +
      rectangle({ x: 0, y: 38, width: 160, height: 54, round: 8 }, '#F0D48D');
  }
  for (let index = 0; index < (cut ? 90 : 210); index++) {
    const side = random.whole(0, 3);
    const inside = { x: random.between(-88, 88), y: random.between(-78, 72) };
    const rim = [
      { x: inside.x, y: -76 },
      { x: inside.x, y: 70 },
      { x: -85, y: inside.y },
      { x: 85, y: inside.y },
    ][side]!;
    const place = cut
      ? { x: rim.x + random.between(-6, 6), y: rim.y + random.between(-6, 6) }
      : inside;
    drawn += at(
      place.x,
      place.y,
      random.angle(),
      rectangle(
        { x: 0, y: 0, width: random.between(8, 18), height: 4, round: 2 },
        random.pick(['#FFFDF6', '#F3EADB', '#E7DAC6']),
      ),
    );
  }
  return shadow('middle', at(x, y, angle, drawn));
}

export function scone(random: Random, x: number, y: number, r: number): Svg {
  return shadow(
    'middle',
    shape(blob(random, { x, y, rx: r, roughness: 0.04, points: 12 }), '#C98F42') +
      shape(
        blob(random, { x: x - 3, y: y - 4, rx: r * 0.9, roughness: 0.05, points: 12 }),
        '#EBC582',
      ) +
      shape(
        blob(random, { x: x - 6, y: y - 8, rx: r * 0.6, roughness: 0.14 }),
        '#D9A052',
        'opacity=".8"',
      ) +
      scatter(random, { x, y, rx: r * 0.7 }, 16, (dx, dy) =>
        circle(dx, dy, random.between(2, 5), '#FBF4E4', 'opacity=".8"'),
      ),
  );
}
