/** Twelve ways to photograph a page, for each half of the measurement: other fonts, papers, light and hands. */
import {
  beside,
  boxAtRight,
  card,
  column,
  listInTwo,
  magazine,
  twoPages,
  type Print,
} from './layouts';
import type { Shot } from './take-photo';

export const print = (font: string, size: number, more: Partial<Print> = {}): Print => ({
  font,
  size,
  ink: '#1c1a18',
  paper: '#fbf8f0',
  hasFractionSigns: true,
  ...more,
});

const evenLight = 'none';
export const fromLeft = 'linear-gradient(95deg, #fff 20%, #8a8378)';
export const fromTop = 'linear-gradient(185deg, #fff, #6f6a66)';
export const lamp = 'radial-gradient(circle at 30% 25%, #fff 10%, #7d6f58 85%)';
export const shadow = 'linear-gradient(70deg, #fff 52%, #7c7a80 60%, #8a888c)';
const dusk = 'linear-gradient(200deg, #9a9080, #4f483f)';

export const flat = { blur: 0, noise: 3, quarterTurns: 0, jpegQuality: 85, tilt: 'none' };

/** In the order of `recipesForTuning`. */
export const shotsForTuning: Shot[] = [
  {
    ...flat,
    name: 'flat, clean',
    layout: column,
    print: print('"Liberation Serif"', 30),
    light: evenLight,
  },
  {
    ...flat,
    name: 'columns, tilted',
    layout: beside,
    print: print('"DejaVu Sans"', 23),
    tilt: 'rotate(2.5deg)',
    light: fromLeft,
  },
  {
    ...flat,
    name: 'card, lamp',
    layout: card,
    print: print('"Liberation Mono"', 27, { paper: '#f6e7b4' }),
    tilt: 'rotate(-4deg)',
    light: lamp,
    blur: 1,
  },
  {
    ...flat,
    name: 'box at right',
    layout: boxAtRight,
    print: print('Fraunces', 24),
    tilt: 'perspective(2600px) rotateX(5deg)',
    light: fromTop,
    noise: 6,
  },
  {
    ...flat,
    name: 'sections, sideways',
    layout: column,
    print: print('Figtree', 27),
    light: fromLeft,
    quarterTurns: 1,
  },
  {
    ...flat,
    name: 'list in two, noisy',
    layout: listInTwo,
    print: print('"DejaVu Serif"', 24),
    tilt: 'rotate(1deg)',
    light: lamp,
    noise: 14,
  },
  {
    ...flat,
    name: 'light on dark',
    layout: column,
    print: print('"Liberation Sans"', 28, { ink: '#f4efe2', paper: '#24303a' }),
    light: fromTop,
  },
  {
    ...flat,
    name: 'magazine, blurred',
    layout: magazine,
    print: print('"Liberation Serif"', 27),
    tilt: 'rotate(-1.5deg)',
    light: shadow,
    blur: 1.6,
  },
  {
    ...flat,
    name: 'two pages',
    layout: twoPages,
    print: print('Fraunces', 30),
    tilt: 'rotate(3deg)',
    light: fromLeft,
    jpegQuality: 60,
  },
  {
    ...flat,
    name: 'head over',
    layout: beside,
    print: print('"Liberation Sans"', 25, { hasFractionSigns: false }),
    tilt: 'rotate(-2deg)',
    light: fromLeft,
    quarterTurns: 2,
  },
  {
    ...flat,
    name: 'green paper, dusk',
    layout: column,
    print: print('"DejaVu Serif"', 25, { paper: '#bcd8b0', ink: '#20352a' }),
    light: dusk,
    noise: 8,
  },
  {
    ...flat,
    name: 'narrow type, perspective',
    layout: card,
    print: print('"Liberation Sans Narrow"', 29),
    tilt: 'perspective(2200px) rotateX(7deg) rotateY(-5deg) rotate(2deg)',
    light: shadow,
    jpegQuality: 65,
  },
];

/** In the order of `recipesSetAside`. */
export const shotsSetAside: Shot[] = [
  {
    ...flat,
    name: 'flat, clean',
    layout: column,
    print: print('Figtree', 28, { hasFractionSigns: false }),
    light: evenLight,
  },
  {
    ...flat,
    name: 'columns, tilted',
    layout: beside,
    print: print('Fraunces', 23),
    tilt: 'rotate(-3deg)',
    light: lamp,
  },
  {
    ...flat,
    name: 'card, lamp',
    layout: card,
    print: print('"DejaVu Sans Mono"', 25, { paper: '#f3dcd2' }),
    tilt: 'rotate(3.5deg)',
    light: lamp,
    blur: 1.2,
  },
  {
    ...flat,
    name: 'sections, box at right',
    layout: boxAtRight,
    print: print('"Liberation Sans"', 24),
    tilt: 'perspective(2400px) rotateX(6deg) rotateY(3deg)',
    light: fromTop,
    noise: 7,
  },
  {
    ...flat,
    name: 'sideways',
    layout: column,
    print: print('"Liberation Serif"', 29),
    light: fromTop,
    quarterTurns: 3,
  },
  {
    ...flat,
    name: 'list in two, noisy',
    layout: listInTwo,
    print: print('Figtree', 25),
    tilt: 'rotate(-1.2deg)',
    light: shadow,
    noise: 12,
  },
  {
    ...flat,
    name: 'light on dark',
    layout: card,
    print: print('"DejaVu Serif"', 25, { ink: '#fff6e0', paper: '#4a2230' }),
    light: fromLeft,
  },
  {
    ...flat,
    name: 'magazine, blurred',
    layout: magazine,
    print: print('"DejaVu Sans"', 23),
    tilt: 'rotate(1.8deg)',
    light: fromLeft,
    blur: 1.5,
  },
  {
    ...flat,
    name: 'two pages',
    layout: twoPages,
    print: print('"Liberation Sans"', 31),
    tilt: 'rotate(-2deg)',
    light: lamp,
    jpegQuality: 60,
  },
  {
    ...flat,
    name: 'head over',
    layout: card,
    print: print('"Liberation Serif"', 31),
    tilt: 'rotate(1.5deg)',
    light: shadow,
    quarterTurns: 2,
  },
  {
    ...flat,
    name: 'blue paper, dusk',
    layout: beside,
    print: print('"DejaVu Sans"', 22, { paper: '#b4cbe0', ink: '#1d2a44' }),
    light: dusk,
    noise: 9,
  },
  {
    ...flat,
    name: 'perspective',
    layout: column,
    print: print('Fraunces', 27),
    tilt: 'perspective(2100px) rotateX(-6deg) rotateY(6deg) rotate(-2.5deg)',
    light: lamp,
    jpegQuality: 65,
  },
];
