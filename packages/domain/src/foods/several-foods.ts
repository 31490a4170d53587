/**
 * Several foods in one breath: "salt and pepper", "ground cumin and coriander".
 *
 * - A comma, "and", "&" and "+" part them.
 * - A state said once holds for all where that is a food: "ground cumin and coriander" is ground
 *   coriander, but "dried oregano and salt" is salt.
 * - A last word said once does too: "red and green capsicums", "chicken and vegetable stock".
 * - What the table knows by the whole name is one food ("half and half"), but for salt and pepper.
 */
import { findFood } from './find-food';
import { findNamedFood } from './food-index';

/**
 * The names as they would be written alone.
 *
 * @example foodsNamed('red and green capsicums') // ['red capsicums', 'green capsicums']
 */
export function foodsNamed(name: string): readonly string[] {
  const items = name.split(joint).filter((item) => item !== '');
  return items.map((item, index) => completed(item, items.slice(0, index), items.at(-1) ?? item));
}

/**
 * The same where only the foods tell that there are several: each must be known, the whole not.
 *
 * @example knownFoodsNamed('lime wedges and coriander, to serve')
 * // ['lime wedges', 'coriander']
 * @example knownFoodsNamed('half and half') // ['half and half']
 */
export function knownFoodsNamed(name: string): readonly string[] {
  const [foods = name] = name.split(',');
  const names = saysAnd.test(foods) && !isOneFood(foods) ? foodsNamed(foods) : [name];
  return names.length > 1 && names.every((each) => findFood(each).food) ? names : [name];
}

function completed(item: string, before: readonly string[], last: string): string {
  const [first = ''] = before;
  const state = statesBefore.exec(first)?.[0];
  const candidates = [
    ...(state === undefined ? [] : [`${state}${item}`]),
    ...(item === last ? [] : endings(last).map((ending) => `${item} ${ending}`)),
  ];
  return candidates.find(isOneFood) ?? item;
}

/** The words behind the first: "vegetable stock cubes" gives "stock cubes" and "cubes". */
function endings(name: string): string[] {
  const words = name.split(' ');
  const all = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  // Pepper is a food beside others: lemon and black pepper are no lemon pepper.
  return all.filter((ending) => !/^pepper$/i.test(ending));
}

function isOneFood(name: string): boolean {
  const food = findNamedFood(name);
  return food !== undefined && food.id !== saltAndPepper;
}

/** The table knows the pair, for those who write it on a list by hand. */
const saltAndPepper = 'salt-and-pepper';
const saysAnd = /\s(?:and|&|\+)\s/i;
const joint = /\s*,\s*(?:(?:and|&|\+)\s+)?|\s+(?:and|&|\+)\s+/i;
const statesBefore = /^(?:(?:ground|dried|fresh|frozen|canned|tinned|powdered)\s+)+/i;
