/** How the pages in other layouts are photographed. */
import {
  bookPage,
  indented,
  largeNumbers,
  leaders,
  newspaper,
  pictureBetween,
  ruledCard,
  table,
} from './other-layouts';
import { flat, fromLeft, fromTop, lamp, print, shadow } from './shots';
import type { Shot } from './take-photo';

/** In the order of `recipesInOtherLayouts`. */
export const shotsOfOtherLayouts: Shot[] = [
  {
    ...flat,
    name: 'book page, headnote',
    layout: bookPage,
    print: print('"DejaVu Serif Condensed", "DejaVu Serif"', 24),
    tilt: 'rotate(1.2deg)',
    light: fromLeft,
  },
  {
    ...flat,
    name: 'picture between',
    layout: pictureBetween,
    print: print('Figtree', 25),
    tilt: 'perspective(2500px) rotateY(-4deg)',
    light: fromTop,
    noise: 6,
  },
  {
    ...flat,
    name: 'ruled card, typewriter',
    layout: ruledCard,
    print: print('"Liberation Mono"', 26, { paper: '#f7f1df', hasFractionSigns: false }),
    tilt: 'rotate(-2.2deg)',
    light: lamp,
    blur: 0.8,
  },
  {
    ...flat,
    name: 'newspaper, three columns',
    layout: newspaper,
    print: print('"Liberation Serif"', 25, { paper: '#e4e0d6' }),
    tilt: 'rotate(0.8deg)',
    light: shadow,
    noise: 8,
  },
  {
    ...flat,
    name: 'table of two measures',
    layout: table,
    print: print('"DejaVu Sans Condensed", "DejaVu Sans"', 27),
    tilt: 'rotate(-1deg)',
    light: fromLeft,
  },
  {
    ...flat,
    name: 'large numbers, capitals',
    layout: largeNumbers,
    print: print('"Liberation Sans"', 27, { paper: '#fffdf6' }),
    tilt: 'perspective(2300px) rotateX(4deg) rotate(1.5deg)',
    light: lamp,
    jpegQuality: 70,
  },
  {
    ...flat,
    name: 'leaders, sideways',
    layout: leaders,
    print: print('"Liberation Serif"', 30, { hasFractionSigns: false }),
    light: fromTop,
    quarterTurns: 1,
    noise: 6,
  },
  {
    ...flat,
    name: 'centred italics, indents',
    layout: indented,
    print: print('Fraunces', 28),
    tilt: 'rotate(-1.6deg)',
    light: fromLeft,
    blur: 0.8,
  },
];
