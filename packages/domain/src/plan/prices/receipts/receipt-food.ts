/** The food of a receipt line, for finding the line of a list that it is. */
import { findFoodById } from '@saltbush/recipe-parser/foods';
import { productFood } from '../matching/product-food';

/**
 * The key of the food, then those that it is a kind of. Receipts turn names round: "ONION BROWN" is tried as "brown
 * onion" too, and by its first word alone.
 *
 * @example receiptFoods('Onion Brown 1kg') // ['brown-onion', 'onion']
 */
export function receiptFoods(name: string): string[] {
  const words = name.split(' ');
  const [first = '', ...rest] = words;
  const attempts = [name, [...rest.filter(isWord), first].join(' '), first];
  const keys = attempts.map((attempt) => productFood(attempt).key);
  const key = keys.find((each) => findFoodById(each)) ?? keys[0]!;
  return [key, ...ancestorsOf(key)];
}

const isWord = (word: string): boolean => !/\d/.test(word);

function ancestorsOf(key: string): string[] {
  const found: string[] = [];
  for (let id = findFoodById(key)?.parentId; id && !found.includes(id);) {
    found.push(id);
    id = findFoodById(id)?.parentId;
  }
  return found;
}
