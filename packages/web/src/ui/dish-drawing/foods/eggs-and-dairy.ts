import type { Area, Random } from '../drawing/random';
import {
  at,
  blob,
  circle,
  ellipse,
  rectangle,
  scatter,
  shadow,
  shape,
  stroke,
  type Svg,
} from '../drawing/svg';

export function friedEgg(random: Random, x: number, y: number, size = 1): Svg {
  const r = 92 * size;
  return shadow(
    'low',
    shape(blob(random, { x, y, rx: r, roughness: 0.14, points: 11 }), '#E9D9B4') +
      shape(
        blob(random, { x: x - 1, y: y - 2, rx: r * 0.95, roughness: 0.12, points: 11 }),
        '#FFFCF3',
      ) +
      circle(x + r * 0.05, y + r * 0.03, r * 0.43, '#E39A18') +
      circle(x + r * 0.03, y, r * 0.39, '#F8B930') +
      ellipse({ x: x - r * 0.1, y: y - r * 0.14, rx: r * 0.13, ry: r * 0.07 }, '#fff', {
        angle: -30,
        more: 'opacity=".75"',
      }),
  );
}

export function poachedEgg(random: Random, x: number, y: number, size = 1): Svg {
  const r = 74 * size;
  return shadow(
    'middle',
    shape(blob(random, { x, y, rx: r, ry: r * 0.9, roughness: 0.08 }), '#E6DCC6') +
      shape(
        blob(random, { x: x - 3, y: y - 4, rx: r * 0.92, ry: r * 0.82, roughness: 0.08 }),
        '#FFFDF6',
      ) +
      shape(
        blob(random, { x, y, rx: r * 0.42, ry: r * 0.38, roughness: 0.1 }),
        '#F3B233',
        'opacity=".9"',
      ) +
      stroke(`M${x} ${y + 6}Q${x + 10} ${y + 40} ${x + 26} ${y + 64}`, '#F0A71F', 15),
  );
}

/** Half a boiled egg. */
export function halfEgg(x: number, y: number, angle: number, size = 1): Svg {
  const drawn =
    ellipse({ x: 0, y: 0, rx: 56 * size, ry: 42 * size }, '#E8DCC4') +
    ellipse({ x: -1, y: -2, rx: 53 * size, ry: 39 * size }, '#FFFCF4') +
    circle(4 * size, 0, 24 * size, '#E49A1C') +
    circle(3 * size, -1, 21 * size, '#F6B936') +
    circle(-3 * size, -7 * size, 5 * size, '#FCE2A0');
  return shadow('low', at(x, y, angle, drawn));
}

export function scrambledEggs(random: Random, area: Area): Svg {
  const { rx, ry = rx } = area;
  return (
    shadow('middle', shape(blob(random, { ...area, roughness: 0.1, points: 14 }), '#E3AE33')) +
    scatter(
      random,
      { ...area, rx: rx * 0.88, ry: ry * 0.88 },
      Math.round((rx * ry) / 260),
      (x, y) =>
        shape(
          blob(random, {
            x,
            y,
            rx: random.between(18, 34),
            ry: random.between(13, 22),
            roughness: 0.2,
            angle: random.angle(),
          }),
          random.pick(['#F6CC57', '#FBDB7C', '#F0BE42', '#FFE9A4']),
        ),
    )
  );
}

/** Slices of mozzarella or goat cheese. */
export function cheeseSlice(random: Random, x: number, y: number, r = 62): Svg {
  return shadow(
    'middle',
    shape(blob(random, { x, y, rx: r, roughness: 0.04 }), '#E8DFC9') +
      shape(blob(random, { x: x - 3, y: y - 4, rx: r * 0.93, roughness: 0.04 }), '#FFFBF0') +
      shape(
        blob(random, {
          x: x - r * 0.25,
          y: y - r * 0.3,
          rx: r * 0.4,
          ry: r * 0.25,
          roughness: 0.2,
        }),
        '#fff',
        'opacity=".8"',
      ),
  );
}

/** Melted cheese with brown spots, as on a bake or a pizza. */
export function meltedCheese(random: Random, area: Area, count: number, spots = true): Svg {
  const bubble = (x: number, y: number): Svg => {
    const at = {
      x,
      y,
      rx: random.between(26, 50),
      ry: random.between(20, 36),
      roughness: 0.2,
      angle: random.angle(),
    };
    return shape(
      blob(random, at),
      random.pick(['#F6CE6B', '#FADD8F', '#F0BE4E', '#FDE9B4']),
      'opacity=".92"',
    );
  };
  const spot = (x: number, y: number): Svg => {
    const at = {
      x,
      y,
      rx: random.between(6, 19),
      ry: random.between(5, 12),
      roughness: 0.3,
      angle: random.angle(),
    };
    return shape(blob(random, at), random.pick(['#B96A1E', '#9C5213', '#CF8633']), 'opacity=".6"');
  };
  return (
    scatter(random, area, count, bubble) +
    (spots ? scatter(random, area, Math.round(count * 0.9), spot) : '')
  );
}

export function butterPat(x: number, y: number, angle: number): Svg {
  const drawn =
    rectangle({ x: 2, y: 5, width: 74, height: 62, round: 9 }, '#E2B848') +
    rectangle({ x: 0, y: 0, width: 74, height: 62, round: 9 }, '#F9E08D') +
    rectangle({ x: -8, y: -11, width: 42, height: 20, round: 8 }, '#fff', 'opacity=".5"');
  return shadow('low', at(x, y, angle, drawn));
}

export function iceCream(
  random: Random,
  x: number,
  y: number,
  r: number,
  [edge, top]: readonly [string, string] = ['#E9D9B4', '#FBF2DA'],
): Svg {
  const folds = scatter(random, { x, y, rx: r * 0.75 }, 12, (fx, fy) =>
    stroke(`M${fx.toFixed(1)} ${fy.toFixed(1)}q14 -10 30 2`, edge, 4, 'stroke-opacity=".7"'),
  );
  return shadow(
    'middle',
    shape(blob(random, { x, y, rx: r, roughness: 0.06, points: 14 }), edge) +
      shape(
        blob(random, {
          x: x - r * 0.06,
          y: y - r * 0.08,
          rx: r * 0.88,
          roughness: 0.05,
          points: 14,
        }),
        top,
      ) +
      folds +
      ellipse({ x: x - r * 0.34, y: y - r * 0.38, rx: r * 0.22, ry: r * 0.13 }, '#fff', {
        angle: -35,
        more: 'opacity=".8"',
      }),
  );
}

/** A ring of piped cream or meringue peaks. */
export function pipedPeak(
  x: number,
  y: number,
  r: number,
  [dark, light]: readonly [string, string] = ['#EADBC2', '#FFFBF2'],
): Svg {
  let drawn = circle(x, y, r, dark);
  for (let petal = 0; petal < 8; petal++) {
    const turn = (petal * 45 * Math.PI) / 180;
    const area = {
      x: x + Math.cos(turn) * r * 0.62,
      y: y + Math.sin(turn) * r * 0.62,
      rx: r * 0.42,
      ry: r * 0.27,
    };
    drawn += ellipse(area, light, { angle: petal * 45 + 30 });
  }
  return shadow(
    'low',
    drawn +
      circle(x, y, r * 0.4, light) +
      circle(x - r * 0.05, y - r * 0.05, r * 0.18, dark, 'opacity=".7"'),
  );
}
