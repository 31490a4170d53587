/**
 * Rows whose food stands in their remark: "Maizena (cornflour)", "Kashmiri powder (chilli powder)".
 *
 * - A name without any food is what the remark says. The same holds for a spice whose name has another spice in it.
 * - In "pudding mix (lemon)" the remark is the flavour; several foods are what is in the mix.
 */
import { findListedFood, findNamedFood } from '@saltbush/recipe-parser/foods';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';

/**
 * The row, or one with the food of its remark as its name.
 *
 * @param row with its fields filled
 * @example withFoodOfNote({ name: 'Maizena', amount: '', unit: '', note: 'cornflour' }).name // 'cornflour'
 */
export function withFoodOfNote(row: Ingredient): Ingredient {
  const { name, note = '', amount } = row;
  const [said = '', ...others] = note.split(/\s*,\s*/);
  const first = said.split(/\s*\/\s*/).find((text) => findNamedFood(text));
  const isMeasured = others.length === 0 || amount.trim() !== '';
  if (!isMeasured || first === undefined || findListedFood(name)) return row;
  const rest = others.join(', ');
  if (flavoured.test(name) && others.length > 0 && /\band\b/.test(rest)) return row;
  if (flavoured.test(name)) return { ...row, name: `${first} ${name}`, note: rest };
  const isNamed = name.split(' ').some((word) => isOtherFood(word, first));
  return isNamed ? row : { ...row, name: first, note: rest === '' ? name : `${name}, ${rest}` };
}

/** Cumin in "shahi jeera (caraway)" is of the name of a spice, but peanuts in "peanut sauce (soy sauce)" are in it. */
function isOtherFood(word: string, said: string): boolean {
  const aisle = findListedFood(word)?.aisle;
  const isSpice = aisle === 'Herbs & Spices' && findNamedFood(said)?.aisle === aisle;
  return aisle !== undefined && !isSpice;
}

/** "Instant pudding mix (lemon)": what is in brackets is its flavour. */
const flavoured =
  /\b(?:mix|filling|puddings?|dessert|topping|drink|soda|cordial|syrup|extract|essence|gelatine?|jello|jelly|icing|frosting|bars?|chips|crackers|cereal|ice cream|sorbet|tea|gum|lollies|candy|candies)$/i;
