/** How the busy pages are photographed. Screenshots have no light, blur or noise. */
import {
  dotsInText,
  inWords,
  numbersInText,
  nutritionBelow,
  nutritionBox,
  otherPhoneApp,
  phoneApp,
  pictureAbove,
  pictureAtLeft,
} from './busy-layouts';
import { flat, fromLeft, fromTop, lamp, print, shadow } from './shots';
import type { Shot } from './take-photo';

const screenshot = { ...flat, noise: 0, jpegQuality: 92, light: 'none' };
const photo = { ...flat, light: fromLeft, tilt: 'rotate(1.2deg)' };

/** In the order of `busyRecipesForTuning`. */
export const busyShotsForTuning: Shot[] = [
  { ...screenshot, name: 'app', layout: phoneApp, print: print('"Liberation Sans"', 28) },
  { ...photo, name: 'nutrition box', layout: nutritionBox, print: print('Figtree', 27) },
  { ...photo, name: 'picture at left', layout: pictureAtLeft, print: print('"DejaVu Serif"', 23) },
  { ...photo, name: 'numbers in text', layout: numbersInText, print: print('Fraunces', 28) },
  {
    ...photo,
    name: 'German',
    layout: inWords('Zutaten', 'Zubereitung'),
    print: print('"Liberation Serif"', 29),
  },
  {
    ...photo,
    name: 'French',
    layout: inWords('Ingrédients', 'Préparation'),
    print: print('"DejaVu Sans"', 25),
    light: lamp,
  },
];

/** In the order of `busyRecipesSetAside`. */
export const busyShotsSetAside: Shot[] = [
  { ...screenshot, name: 'app', layout: otherPhoneApp, print: print('Figtree', 28) },
  {
    ...photo,
    name: 'nutrition below',
    layout: nutritionBelow,
    print: print('"DejaVu Serif"', 24),
    light: fromTop,
  },
  {
    ...photo,
    name: 'picture above',
    layout: pictureAbove,
    print: print('"Liberation Sans"', 24),
    tilt: 'rotate(-1.5deg)',
  },
  { ...photo, name: 'dots in text', layout: dotsInText, print: print('"Liberation Serif"', 27) },
  {
    ...photo,
    name: 'German',
    layout: inWords('Zutaten', 'Zubereitung'),
    print: print('Figtree', 27),
    light: shadow,
  },
  {
    ...photo,
    name: 'Spanish',
    layout: inWords('Ingredientes', 'Preparación'),
    print: print('"Liberation Sans"', 28),
    tilt: 'rotate(-1deg)',
  },
  {
    ...photo,
    name: 'Italian',
    layout: inWords('Ingredienti', 'Preparazione'),
    print: print('"DejaVu Serif"', 24),
    light: fromTop,
  },
];
