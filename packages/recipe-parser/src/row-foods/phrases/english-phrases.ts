/**
 * Phrases of English rows in the words that the rest reads.
 *
 * - "sub maple syrup", "swap for tamari", "(substitute a white fish)" offer a choice: "or maple syrup".
 * - "A mix of parsley and dill", "each salt and pepper" are these foods.
 * - "Salt, to taste and black pepper": a food behind "to taste and" is no part of the remark.
 * - "Pasta you like", "your fave salsa" are pasta and salsa.
 * - "Ritz crackers may be used instead" can be left out.
 * - "Juice", "from 1 lemon" is lemon juice.
 * - "Baking flour", "gluten-free 1-to-1": a remark that something is not in it is part of the name.
 * - "Whole" behind a food says nothing about which food it is: "garlic cloves whole".
 * - "S&P" is salt and pepper.
 */
import { findListedFood } from '../../foods/find-food';
import { findNamedFood } from '../../foods/food-index';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';
import type { Ingredient } from '../../recipe/ingredient';
import { singular } from '../../foods/plurals';
import { splitAtCommas, splitAtConjunctions } from '../conjunctions';
import { withoutDescriptions } from '../remark-kinds';
import { withShopName } from './kitchen-phrases';

/**
 * @param typed with its fields filled
 * @example withPlainPhrases({ name: 'honey', amount: '', unit: '', note: 'sub maple syrup' }).note // 'or maple syrup'
 */
export function withPlainPhrases(typed: Ingredient): Ingredient {
  const row = withShopName(withInitials(typed));
  const listed = eachOf.test(row.name) ? withEach(row) : row;
  const said = withFruitOfPart(withoutInstead(withoutWish(listed)));
  const plain = withFreeOf(withoutWhole({ ...said, name: withoutMix(inChoices(said.name)) }));
  if (plain.note === undefined) return plain;
  return { ...plain, note: inChoices(plain.note.replace(afterTaste, '$1, ')) };
}

/** "S+p" is read as "s", "+p". */
function withInitials(row: Ingredient): Ingredient {
  const text = [row.name, row.note ?? ''].join(' ').trim();
  const rest = saltAndPepper.exec(text)?.[1];
  if (rest === undefined) return row;
  return { ...row, name: 'salt and pepper', note: rest.replace(/^[\s,]+/, '') || undefined };
}

const saltAndPepper = /^s ?(?:&|\+|\/|and|n|['’]n['’]?) ?p(?![\p{L}\d])(.*)$/iu;

/** Its verb may have been read as a remark: "pasta you", "like". */
function withoutWish(row: Ingredient): Ingredient {
  const { name, note } = row;
  const rest = name.replace(favourite, '').replace(wish, '');
  if (rest === name || rest === '') return row;
  return / you$/i.test(name)
    ? { ...row, name: rest, note: note?.replace(wished, '') }
    : { ...row, name: rest };
}

const favourite =
  /^(?:fave|favou?rite|(?:whatever|whichever)(?: (?:kind|type|sort) of)?) (?=\p{L})|\b(?:any|your|my) (?:fave|favou?rite) (?=\p{L})/giu;
const wish =
  /\s(?:that |which )?you(?:['’](?:d|ve))?(?:\s(?:like|love|prefer|want|enjoy|have)(?: best| on hand)?)?$/i;
const wished = /^(?:like|love|prefer|want|enjoy|have)(?: best| on hand)?(?:, |$)/i;

/** Measured, not "the juice of 2 limes". */
function withFruitOfPart(row: Ingredient): Ingredient {
  const [, part, inName] = partFrom.exec(row.name) ?? [];
  const pieces = splitAtCommas(row.note ?? '');
  const from = inName ?? pieces.map((piece) => fromFruit.exec(piece)?.[1]).find(Boolean);
  if (part === undefined || from === undefined || row.unit === '') return row;
  const fruit = singular(withoutDescriptions(splitIngredientLine(from).name.toLowerCase()));
  if (findListedFood(fruit)?.aisle !== 'Fruit & Veg') return row;
  const fresh = `fresh ${fruit} ${part}`;
  return { ...row, name: findNamedFood(fresh) ? fresh : `${fruit} ${part}` };
}

const partFrom = /^(?:fresh |freshly squeezed )?(juice|zest|rind|peel)(?: (?:from|of) (.+))?$/i;
const fromFruit =
  /(?:^|\s)(?:from|of) (?:about |roughly )?((?:[\d¼-¾⅐-⅞]|(?:half|one|two|an?)\b).*)$/iu;

function withoutInstead(row: Ingredient): Ingredient {
  const name = row.name.replace(instead, '');
  if (name === row.name) return row;
  return { ...row, name, note: ['optional', row.note].filter(Boolean).join(', ') };
}

const instead =
  /\s(?:(?:may|can|could) (?:also )?be used(?: instead)?|work(?:s)? (?:too|as well)|instead)$/i;

/** "Each spice: cumin, paprika" is "cumin, each, paprika". */
function withEach(row: Ingredient): Ingredient {
  const [name, ...others] = splitAtCommas(row.note ?? '');
  if (name === undefined || others.length === 0) return row;
  return { ...row, name, note: ['each', ...others].join(', ') };
}

const eachOf = /^(?:of )?each (?:spice|herb|seasoning|nut|seed|vegetable|fruit|ingredient)$/i;

/** "Gluten-free" alone, not "gluten-free if needed". */
function withFreeOf(row: Ingredient): Ingredient {
  const pieces = splitAtCommas(row.note ?? '');
  const at = pieces.findIndex((piece) => freeOf.test(piece));
  const said = freeOf.exec(pieces[at] ?? '')?.[1];
  if (said === undefined || freeOfAny.test(row.name)) return row;
  const note = pieces.filter((_, index) => index !== at).join(', ') || undefined;
  return { ...row, name: `${said} ${row.name}`, note };
}

const freeOf =
  /^((?:gluten|wheat|dairy|lactose|sugar|egg|nut|fat|alcohol)[- ]free)(?: (?:1|one)[- ]?(?:to|for|:)[- ]?(?:1|one)| cup[- ]for[- ]cup)?$/i;
const freeOfAny = /[- ]free\b/i;

const inChoices = (text: string) => text.replace(offered, '$1or ');

/** At the start of a remark, or behind "or" and "can", as "could also use"; "sub rolls" are a bread. */
const offered =
  /((?:^|[,;(])\s*)(?:or )?(?:(?:(?:you )?(?:can|could|may) )?(?:also )?(?:be )?(?:sub(?:stitut(?:e[ds]?|ing|ion)|bed)?|swap(?:ped)?)(?::|(?: (?:in|for|with|out for)))?|(?:you )?(?:can|could|may) (?:also )?(?:use|try)):? (?:(?:an?|some) )?(?=\p{L}{3})(?!(?:rolls?|sandwich|buns?|bread)\b)/giu;

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
