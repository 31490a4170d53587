/**
 * Phrases of English rows in the words that the rest reads.
 *
 * - "sub maple syrup", "swap for tamari", "(substitute a white fish)" offer a choice: "or maple syrup".
 * - "A mix of parsley and dill", "each salt and pepper" are these foods.
 * - "Salt, to taste and black pepper": a food behind "to taste and" is no part of the remark.
 * - "Whole" behind a food says nothing about which food it is: "garlic cloves whole".
 */
import { findListedFood } from '../../foods/find-food';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';
import type { Ingredient } from '../../recipe/ingredient';
import { splitAtCommas, splitAtConjunctions } from '../conjunctions';

/**
 * @param row with its fields filled
 * @example withPlainPhrases({ name: 'honey', amount: '', unit: '', note: 'sub maple syrup' }).note // 'or maple syrup'
 */
export function withPlainPhrases(row: Ingredient): Ingredient {
  const listed = eachOf.test(row.name) ? withEach(row) : row;
  const plain = withoutWhole({ ...listed, name: withoutMix(inChoices(listed.name)) });
  if (plain.note === undefined) return plain;
  return { ...plain, note: inChoices(plain.note.replace(afterTaste, '$1, ')) };
}

/** "Each spice: cumin, paprika" is "cumin, each, paprika". */
function withEach(row: Ingredient): Ingredient {
  const [name, ...others] = splitAtCommas(row.note ?? '');
  if (name === undefined || others.length === 0) return row;
  return { ...row, name, note: ['each', ...others].join(', ') };
}

const eachOf = /^(?:of )?each (?:spice|herb|seasoning|nut|seed|vegetable|fruit|ingredient)$/i;

const inChoices = (text: string) => text.replace(offered, '$1or ');

/** At the start of a remark, or behind "or" and "can"; "sub rolls" are a bread. */
const offered =
  /((?:^|[,;(])\s*)(?:or )?(?:(?:you )?(?:can|could|may) )?(?:also )?(?:be )?(?:sub(?:stitut(?:ed?|ing)|bed)?|swap(?:ped)?)(?: (?:in|for|with|out for))? (?:(?:an?|some) )?(?=\p{L}{3})(?!(?:rolls?|sandwich|buns?|bread)\b)/giu;

/** "To taste and pepper". */
const afterTaste = /\b(to taste)\s+(?:and|&|plus)\s+(?=\p{L}{3})/giu;

function withoutMix(name: string): string {
  const rest = name.replace(opensMix, '');
  if (rest === name) return name;
  const parts = splitAtConjunctions(rest);
  return parts.every(({ text }) => findListedFood(text)) ? rest : name;
}

const opensMix =
  /^(?:(?:an? )?(?:equal )?(?:mix(?:ture)?|combination|blend|combo) of|(?:of )?each(?: of)?(?: the)?)\s+/i;

const wholePlant =
  /\s+(?:whole|(?:leaves|stalks|stems|roots?),? (?:and|&|plus) (?:tender )?(?:leaves|stalks|stems|roots?))$/i;

/** Behind "cloves whole" the unit is found only now. */
function withoutWhole(row: Ingredient): Ingredient {
  const name = row.name.replace(wholePlant, '');
  if (name === row.name || !findListedFood(name)) return row;
  const isCount = row.amount !== '' && row.unit === '';
  return isCount ? { ...row, ...splitIngredientLine(`${row.amount} ${name}`) } : { ...row, name };
}
