/** What a unit may do in a line besides following a number. */
import type { UnitId } from '../../../units/units';

/** Packages and pieces that a weight may describe: "400g tin", "5cm piece", "250g punnet". */
export const containers: ReadonlySet<UnitId> = new Set<UnitId>([
  'tin',
  'can',
  'jar',
  'bottle',
  'packet',
  'sachet',
  'envelope',
  'pouch',
  'bag',
  'box',
  'carton',
  'container',
  'tub',
  'tube',
  'punnet',
  'tray',
  'block',
  'bar',
  'log',
  'piece',
  'knob',
  'chunk',
  'bunch',
  'head',
  'loaf',
  'ball',
]);

/** Packages of a shop: what is in them is sold as it is named, "can sliced peaches". */
export const packagingUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'tin',
  'can',
  'jar',
  'bottle',
  'packet',
  'sachet',
  'envelope',
  'pouch',
  'bag',
  'box',
  'carton',
  'container',
  'tub',
  'tube',
]);

/** What a printed size belongs to: packages, and what is sold as one piece, like a punnet or a ball of mozzarella. */
export const sizedUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  ...packagingUnits,
  'punnet',
  'tray',
  'block',
  'log',
  'slab',
  'loaf',
  'ball',
]);

/** Measures that people write without a number: "pinch of salt", "tsp thyme". */
export const numberlessUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'pinch',
  'dash',
  'handful',
  'bunch',
  'sprig',
  'knob',
  'splash',
  'drizzle',
  'drop',
  'squeeze',
  'glug',
  'dollop',
  'grind',
  'grating',
  'twist',
  'sprinkle',
  'tsp',
  'tbsp',
  'dsp',
  'cup',
  'packet',
  'tin',
  'can',
]);

/** Words that name the food itself when singular after a number above one: "2 fillet steaks". */
export const foodLikeUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'fillet',
  'cutlet',
  'leaf',
  'rib',
  'round',
  'bar',
  'ball',
  'cube',
  'square',
  'link',
  'roll',
  'block',
  'sheet',
  'glass',
  'bowl',
  'log',
]);

/** Measures that may follow their food: "3 garlic cloves", "2 celery stalks". */
export const trailingUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'clove',
  'stalk',
  'sprig',
  'stick',
  'head',
  'bulb',
  'spear',
  'ear',
  'rasher',
  'knob',
]);
