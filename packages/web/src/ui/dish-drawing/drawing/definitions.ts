import type { Svg } from './svg';

/** Shadows and gradients that the drawings name. Light comes from the upper left. */
export const definitionsOf = (isDark: boolean): Svg =>
  [
    dropShadow('low', 2, 3, 2, 0.4),
    dropShadow('middle', 4, 6, 5, 0.38),
    dropShadow('high', 10, 18, 16, 0.38),
    '<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>',
    '<filter id="soften" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.2"/></filter>',
    gradient(
      'plate',
      '.36 .3 .85',
      isDark
        ? ['0 #8C857A', '.75 #7A7469', '1 #615B52']
        : ['0 #FFFDF8', '.75 #F2ECE0', '1 #DDD3C2'],
    ),
    gradient(
      'well',
      '.6 .66 .62',
      isDark
        ? ['0 #837C71', '.86 #756F64', '1 #5C564D']
        : ['0 #FBF7EF', '.86 #F0E9DC', '1 #D9CFBE'],
    ),
    gradient('dome', '.38 .34 .75', ['0 #ffffff', '1 #ffffff'], ['.34', '0']),
    gradient('hollow', '.5 .5 .5', ['.72 #000000', '1 #000000'], ['0', '.22']),
    gradient('vignette', '.42 .38 .8', ['.45 #1d0f05', '1 #1d0f05'], ['0', '.3']),
  ].join('');

function dropShadow(name: string, dx: number, dy: number, blur: number, strength: number): Svg {
  return (
    `<filter id="shadow-${name}" x="-30%" y="-30%" width="160%" height="170%">` +
    `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#2b1a0c" flood-opacity="${strength}"/></filter>`
  );
}

/** `place` is "cx cy r"; a stop is "offset colour". */
function gradient(
  id: string,
  place: string,
  stops: readonly string[],
  opacities: readonly string[] = [],
): Svg {
  const [cx, cy, r] = place.split(' ');
  const drawn = stops.map((stop, index) => {
    const [offset, colour] = stop.split(' ');
    const opacity = opacities[index];
    return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  });
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${drawn.join('')}</radialGradient>`;
}
