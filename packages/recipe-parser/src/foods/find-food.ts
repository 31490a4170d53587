/**
 * From the text of an ingredient to the food it means.
 *
 * - The whole name is tried first; then without its remark ("for frying"), without what follows a
 *   comma, and without the qualifiers that don't matter ("finely chopped", "large").
 * - The kind before the name of a food of that kind is dropped: "beef rump steak".
 * - A brand before a food is dropped, where nothing was found with it; so are capitalised words before it that no food is
 *   called by. A name with one end at the other is turned round.
 * - "onion, red" is "red onion"; but what follows a comma and matters stays part of the name.
 * - Singular, plural and spellings are one ("chilies" is "chilli").
 * - The identity of a food that is not in the table is its own words in the singular, so that
 *   "quandong bark" merges with "quandong barks" and with nothing else.
 * - Two alternatives ("butter or margarine") are a food of their own: neither may be chosen here.
 * - What is no food in English may be one in another language (`languages/`).
 * - Words are read in the English of the recipe's country: an American "coriander" is the spice, and
 *   "shallots" are bulbs in every English but the Australian, where it may be spring onions too.
 */
import type { Measures } from '../units/measures';
import { withoutBrand, withoutBrandBehind, withoutOrigin } from './brands';
import type { Food } from './food';
import { findFoodById, findFoodByWords, findNamedFood } from './food-index';
import { foodWords, singularWords } from './food-words';
import { findForeignFood } from './languages/find-foreign-food';
import { findForeignName } from './languages/foreign-names';
import { nameParts } from './name-parts';
import type { NameParts } from './name-parts';
import {
  findBehindUnknownWords,
  findFormBehind,
  findTurned,
  withoutUnknownCapitals,
} from './turned-names';
import { unknownFood, withoutLooseConjunctions } from './unknown-food';
import type { FoodIdentity } from './unknown-food';
import { carePhrases, isCare, isQualifier, isShapeOrState, remarkStart } from './qualifiers';

export type { FoodIdentity } from './unknown-food';

/**
 * @param measures the English of the recipe: an American "coriander" is the spice
 * @example findFood('finely chopped bell peppers').key // 'capsicum'
 * @example findFood('Smoked paprika').key // 'smoked-paprika'
 * @example findFood('quandong barks').key // 'quandong-bark'
 */
export function findFood(text: string, measures: Measures = 'au'): FoodIdentity {
  const found = foundIn(text, measures);
  found.identity ??= found.food
    ? { key: found.food.id, name: found.food.name, food: found.food }
    : unknownFood(typedWords(nameParts(text)), text);
  return found.identity;
}

/**
 * The food of the table that a text means: what `findFood` answers, without the name and the key
 * of a food that is not in the table.
 *
 * @example findListedFood('finely chopped bell peppers')?.id // 'capsicum'
 */
export function findListedFood(text: string, measures: Measures = 'au'): Food | undefined {
  return foundIn(text, measures).food;
}

interface Found {
  readonly food: Food | undefined;
  identity: FoodIdentity | undefined;
}

function foundIn(text: string, measures: Measures): Found {
  const memory = foundByText[measures];
  const known = memory.get(text);
  if (known) return known;
  const found = { food: readFood(text, measures), identity: undefined };
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(text, found);
  return found;
}

function readFood(text: string, measures: Measures): Food | undefined {
  const american = measures === 'us' ? americanFoods.get(text.trim().toLowerCase()) : undefined;
  const found =
    findNamedFood(american ?? text) ??
    findFormBehind(text) ??
    findInParts(nameParts(text)) ??
    findSaltless(text) ??
    findOfStyle(text) ??
    findChilliPepper(text) ??
    findOfOrigin(text) ??
    findBehindBrand(text) ??
    findBeforeBrand(text) ??
    findInvertedByOf(text) ??
    findTurned(text) ??
    findExactlyForeign(text) ??
    findBehindUnknownWords(text) ??
    findOfOrigin(withoutUnknownCapitals(text) ?? '') ??
    findInOtherLanguage(text);
  const isBulb = found?.id === ambiguousShallot && measures !== 'au';
  return (isBulb ? findFoodById(bulbShallot) : undefined) ?? found;
}

/** Before capitals count as a brand: "Genueser Salami". */
function findExactlyForeign(text: string): Food | undefined {
  const id = findForeignName(foodWords(text));
  return id === undefined ? undefined : findFoodById(id);
}

/** "Passata Mutti". */
function findBeforeBrand(text: string): Food | undefined {
  const rest = withoutBrandBehind(text);
  return rest === undefined ? undefined : findListedFood(rest);
}

function findInOtherLanguage(text: string): Food | undefined {
  const id =
    findForeignFood(text) ??
    findForeignFood(withoutBrand(text) ?? '') ??
    findForeignFood(text.replace(remarkStart, '').replace(asMuchAsNeeded, ''));
  return id === undefined ? undefined : findFoodById(id);
}

/** "Pepe q.b.", "sal c.s.". */
const asMuchAsNeeded = /\s(?:q\.\s?[bs]|c\.\s?s)\.?$/i;

/** "Greek-style yoghurt" is Greek yoghurt, "Chinese-style sesame oil" is sesame oil. */
function findOfStyle(text: string): Food | undefined {
  if (!style.test(text)) return undefined;
  return (
    findListedFood(text.replace(style, '$1')) ?? findListedFood(text.replace(style, ' ').trim())
  );
}

const style = /\b(\p{L}+)[- ]style\b/iu;

/** "No-salt-added diced tomatoes": only what is in tins and packets says so. */
function findSaltless(text: string): Food | undefined {
  const plain = text.replace(noSalt, ' ').trim();
  if (plain === text.trim()) return undefined;
  return findNamedFood(`canned ${plain}`);
}

/** "Australian pork mince", "Greek extra virgin olive oil": where it comes from. */
function findOfOrigin(text: string): Food | undefined {
  const rest = withoutOrigin(text);
  return rest === undefined ? undefined : (findNamedFood(rest) ?? findInParts(nameParts(rest)));
}

/** "Ancho peppers" are ancho chillies: America calls both so. */
function findChilliPepper(text: string): Food | undefined {
  const chilli = text.replace(chilliPepper, ' chilli');
  return chilli === text ? undefined : findNamedFood(chilli);
}

const chilliPepper = /(?: chil\p{L}{1,4})? peppers?$/iu;

const noSalt = /\bno[- ](?:salt[- ]added|added[- ]salt)\b/i;

/** "Shoulder of pork" is pork shoulder, "yolks from large eggs" are egg yolks. */
function findInvertedByOf(text: string): Food | undefined {
  const [, first, last] = /^([\p{L}\d -]+?) (?:of|from) ([\p{L} -]+)$/u.exec(text.trim()) ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (pieceWord.test(first)) return findNamedFood(last) ?? findInParts(nameParts(last));
  const words = (said: string) =>
    foodWords(said).filter((word) => !isQualifier(word) && !isShapeOrState(word));
  return findFoodByWords(singularWords([...words(last), ...words(first)]));
}

/** "13-by-17-inch sheets" of filo pastry. */
const pieceWord = /\b(?:sheet|slice|piece|strip|cube|chunk|round|wedge|ball|block|log)s?$/i;

function findBehindBrand(text: string): Food | undefined {
  const other = withoutBrand(text);
  if (other === undefined) return undefined;
  return (
    findNamedFood(other) ??
    findInParts(nameParts(other)) ??
    findOfOrigin(other) ??
    findMarkedProduct(text.slice(0, -other.length))
  );
}

/** "Tajín® Clásico Seasoning": what is sold under its mark is a food by that name. */
function findMarkedProduct(brand: string): Food | undefined {
  return /[®™]/.test(brand)
    ? findNamedFood(brand.replace(/[®™]|\bbrand\b/gi, ' ').trim())
    : undefined;
}

function findInParts(parts: NameParts): Food | undefined {
  const typed = withoutCare(parts.head);
  const words = foodWords(typed);
  return (
    findInverted(words, parts.remarks) ?? findWithoutQualifiers([...parts.mattering, ...words])
  );
}

function typedWords({ head, mattering }: NameParts): string[] {
  return [...mattering, ...withoutCare(head).split(' ')];
}

function withoutCare(head: string): string {
  const compared = sizeOfSeveralWords.exec(head);
  const isSize = compared !== null && !findNamedFood(compared[1] ?? '');
  return (isSize ? head.slice(compared[0].length) : head).replace(carePhrases, ' ');
}

/** "Street taco sized", "golf ball-sized", but no "chicken bite-sized". */
const sizeOfSeveralWords = /^(\p{L}+)[- ]\p{L}+[- ]sized? /iu;

/** A remark that is part of the name: "onion, red". */
function findInverted(words: readonly string[], remarks: readonly string[]): Food | undefined {
  for (const remark of remarks) {
    const food = findFoodByWords([...foodWords(remark), ...words]);
    if (food) return food;
  }
  return undefined;
}

function findWithoutQualifiers(words: readonly string[]): Food | undefined {
  const exact = findFoodByWords(words) ?? findBehindStates(words);
  if (exact || words.includes('or')) return exact;
  const [first, ...rest] = words;
  if (leadingAdjectives.has(first ?? '')) return findWithoutQualifiers(rest);
  const bare = withoutLooseConjunctions(words.filter((word) => !isQualifier(word)));
  return (
    findFoodByWords(bare) ?? findWithoutShapes(bare) ?? findHotLiquid(bare) ?? findOfItsKind(bare)
  );
}

/** "Lean minced beef": a word that elsewhere says what a cook does may be of the name behind what only describes. */
function findBehindStates(words: readonly string[]): Food | undefined {
  const start = words.findIndex((word) => !isShapeOrState(word) && !isCare(word));
  const isSold = start > 0 && isQualifier(words[start] ?? '');
  return isSold ? findFoodByWords(words.slice(start)) : undefined;
}

/** "Beef rump steak" is rump steak, which is beef; "lamb osso buco" is not osso buco, which is beef too. */
function findOfItsKind([kind, ...words]: readonly string[]): Food | undefined {
  const food = words.length === 0 ? undefined : findFoodByWords(words);
  for (
    let each = food;
    each;
    each = each.parentId === undefined ? undefined : findFoodById(each.parentId)
  ) {
    if (each.names.some((name) => foodWords(name).includes(kind!))) return food;
  }
  return undefined;
}

/** "Cold butter pieces" is tried as "butter pieces" too, for foods whose name has such a word. */
function findWithoutShapes(words: readonly string[]): Food | undefined {
  const start = words.findIndex((word) => !isShapeOrState(word));
  const shapeless = words.filter((word) => !isShapeOrState(word));
  const food = findFoodByWords(words.slice(Math.max(start, 0))) ?? findFoodByWords(shapeless);
  // A whole snapper and its fillets are different things to buy.
  const isWholeAnimal = food?.aisle === 'Meat & Seafood' && words.includes('whole');
  return isWholeAnimal ? undefined : food;
}

/** Hot stock is stock, but hot paprika is not paprika. */
function findHotLiquid(words: readonly string[]): Food | undefined {
  const food = words[0] === 'hot' ? findFoodByWords(words.slice(1)) : undefined;
  return food?.isSoldByVolume ? food : undefined;
}

/** Before a food; behind one they are another: a lemon tart. */
const leadingAdjectives: ReadonlySet<string> = new Set(['tart', 'ultra', 'good', 'best', 'nice']);

const mostRemembered = 5000;
const foundByText: Readonly<Record<Measures, Map<string, Found>>> = {
  au: new Map(),
  us: new Map(),
  uk: new Map(),
  metric: new Map(),
};

const ambiguousShallot = 'shallot';
const bulbShallot = 'french-shallot';

/** Words that mean another food in an American recipe. */
const americanFoods: ReadonlyMap<string, string> = new Map([
  ['coriander', 'ground coriander'],
  ['corn flour', 'masa harina'],
  ['chili powder', 'mexican chilli powder'],
  ['chile powder', 'mexican chilli powder'],
  ['chilli powder', 'mexican chilli powder'],
  ['apple cider', 'apple juice'],
  ['chicken cutlet', 'chicken breast'],
  ['chicken cutlets', 'chicken breast'],
]);
