/**
 * What cooks write around a food that a shop has under a plainer name.
 *
 * - "A dash or two of Tabasco" is Tabasco: "or two" is of the measure before it.
 * - "Leftover gravy" is gravy: who has none left buys it.
 * - "Pastry" of a pie is shortcrust pastry, and not what bakers sell as pastries.
 * - "White fish fillets (cod, haddock or pollock)" are sold by that name, and the kinds are examples.
 * - "Feta – optional toppings": that is of all foods of the row.
 * - "Thai basil works too" offers a choice: "or Thai basil", and so do "pork or turkey all work" and "rose harissa if you have it"
 *   behind harissa.
 * - "Half pork, half beef" behind mince is pork and beef mince.
 * - "Chicken, boneless and skinless" is boneless chicken: nobody roasts it.
 * - "Peas on the side" are served with it.
 */
import { findListedFood } from '../../foods/find-food';
import { findNamedFood } from '../../foods/food-index';
import { singular } from '../../foods/plurals';
import type { Ingredient } from '../../recipe/ingredient';
import { splitAtCommas, splitAtConjunctions } from '../conjunctions';

/**
 * @param row with its fields filled
 * @example withShopName({ name: 'or two of cayenne', amount: '', unit: 'pinch' }).name // 'cayenne'
 */
export function withShopName(row: Ingredient): Ingredient {
  const mixed = withoutBone(withHalves(withServed(row)));
  const measured = mixed.unit === '' ? mixed.name : mixed.name.replace(orTwo, '');
  const name = pastryOfPie(withoutLeftover(measured), mixed);
  const note = mixed.note === undefined ? undefined : plainNote(mixed.note, name);
  return name === row.name && note === row.note ? row : { ...mixed, name, note };
}

function withServed(row: Ingredient): Ingredient {
  const name = row.name.replace(beside, '');
  if (name === row.name) return row;
  return { ...row, name, note: [row.note, 'to serve'].filter(Boolean).join(', ') };
}

const beside = /\s(?:on the side|alongside)$/i;

function withoutBone(row: Ingredient): Ingredient {
  const isWhole = animal.test(row.name) && /\bboneless\b/i.test(row.note ?? '');
  return isWhole ? { ...row, name: `boneless ${row.name}` } : row;
}

const animal = /^(?:chicken|turkey|duck|pork|lamb|beef|veal|goat|rabbit)$/i;

/** It is no half of an animal. */
function withHalves(row: Ingredient): Ingredient {
  const [, first, second, rest = ''] = halves.exec(row.note ?? '') ?? [];
  if (first === undefined || second === undefined || !minced.test(row.name)) return row;
  const mince = row.name.replace(groundMeat, 'mince').replace(kindOfMince, '');
  return { ...row, name: `${first} and ${second} ${mince}`, note: rest === '' ? undefined : rest };
}

const halves = /^half (\p{L}+)(?:,| and| &|,? \+)? half (\p{L}+)(?:$|, )(.*)$/iu;
const minced = /\b(?:mince|(?:ground|minced) (?:meat|beef|pork|lamb|veal|turkey|chicken))$/i;
const groundMeat = /\b(?:ground|minced) (?:meat|beef|pork|lamb|veal|turkey|chicken)$/i;
const kindOfMince = /\b(?:beef|pork|lamb|veal|turkey|chicken) (?=mince)/i;

const orTwo = /^or (?:two|three|2|3|so)\b(?: of)?\s+(?=\p{L})/iu;

function withoutLeftover(name: string): string {
  const rest = name.replace(leftover, '');
  return rest === name || findNamedFood(name) ? name : rest;
}

const leftover = /^(?:(?:any|some|your) )?left-?over (?=\p{L}{3})/iu;

function pastryOfPie(name: string, { amount, note = '' }: Ingredient): string {
  const isPastry = /^pastry(?: dough)?$/i.test(name);
  return isPastry && (amount !== '' || pie.test(note)) ? 'shortcrust pastry' : name;
}

const pie =
  /\b(?:pies?|tarts?|tartlets?|quiches?|flans?|galettes?|past(?:y|ies)|crusts?|cases?|shells?)\b/i;

function plainNote(note: string, name: string): string {
  const plain = note.replace(optionalExtras, ', all optional');
  const pieces = splitAtCommas(plain);
  const listed = withAllThatWork(pieces.map((piece) => preferredKind(piece, name)));
  const offered = listed.replace(worksToo, asChoice);
  return generalFish.test(name) ? withExamples(offered) : offered;
}

const optionalExtras =
  /\s*(?:\s[–—-]+|\()\s*optional (?:toppings?|extras?|garnish(?:es)?|add-ins?|mix-ins?|sides?|accompaniments?|additions?)\)?$/i;

function withAllThatWork(pieces: readonly string[]): string {
  const at = pieces.findIndex((piece) => allWork.test(piece));
  if (at === -1) return pieces.join(', ');
  const foodsOf = (piece: string) =>
    splitAtConjunctions(piece.replace(/^or\s+/i, '')).map(({ text }) => text);
  const areFoods = (piece: string) => foodsOf(piece).every((text) => findListedFood(text));
  const last = (pieces[at] ?? '').replace(allWork, '');
  if (!areFoods(last)) return pieces.join(', ');
  const before = pieces.slice(0, at);
  const start = before.findLastIndex((piece) => !areFoods(piece)) + 1;
  const choices = [...before.slice(start), last].flatMap(foodsOf).map((food) => `or ${food}`);
  return [...before.slice(0, start), ...choices, ...pieces.slice(at + 1)].join(', ');
}

const allWork =
  /\s(?:would |will )?(?:all|both|each|either)(?: of (?:them|these|which))? (?:would |will )?(?:works?|do|(?:be|are|is) (?:fine|good|great|lovely|delicious))(?: too| as well| well| fine| here| great| nicely)*$/i;

/** "Rose harissa if you have it" is no reason to leave harissa out. */
function preferredKind(piece: string, name: string): string {
  const [, use, food] = ifAtHand.exec(piece) ?? [];
  if (food === undefined) return piece;
  const isKind = lastWordOf(food) === lastWordOf(name);
  return use !== undefined || isKind ? `or ${food}` : piece;
}

const lastWordOf = (text: string): string => singular(text.split(' ').at(-1)?.toLowerCase() ?? '');
const ifAtHand =
  /^(?:(use|try) )?(\p{L}[\p{L} '’-]{2,40}?) if you(?:['’]ve)? (?:have|got|can (?:get|find)) (?:it|them|some|any|one)$/iu;

const asChoice = (said: string, before: string, food: string): string =>
  findListedFood(food) ? `${before}or ${food}` : said;

/** "A stock cube is fine" is how it is made. */
const worksToo =
  /(^|[,;(]\s*)(?:or )?(?!(?:an?|one|the|this|that|it) )(\p{L}[\p{L} '’-]{2,40}?) (?:(?:also |would )?works?(?: too| as well| well| fine| here| great)*|will (?:also )?(?:do|work)(?: too)?|(?:is|are) (?:also )?(?:fine|good|great|ok|okay)(?: too| here| as well)?|(?:can|may|could) (?:also )?be used(?: instead)?|instead)(?=$|[,;)])/giu;

/** Of several kinds none is meant before the others. */
function withExamples(note: string): string {
  const pieces = splitAtCommas(note);
  const end = pieces.findIndex((piece) => !listsFish(piece));
  const kinds = (end === -1 ? pieces : pieces.slice(0, end)).flatMap((piece) =>
    splitAtConjunctions(piece.replace(/^or\s+/i, '')).map(({ text }) => text),
  );
  if (kinds.length < 2) return note;
  const rest = end === -1 ? [] : pieces.slice(end);
  return [`such as ${kinds.join(' or ')}`, ...rest].join(', ');
}

const listsFish = (piece: string): boolean =>
  splitAtConjunctions(piece.replace(/^or\s+/i, '')).every(
    ({ text }) => findListedFood(text)?.parentId === 'fish-fillet',
  );

/** What fishmongers write on a tray: not "fish" alone, of which a kind is bought. */
const generalFish =
  /^(?:(?:skinless|skin-on|boneless|firm|fresh|raw|thick|white) )*(?:white fish|fish fillets?|white fish fillets?|white fish steaks?|white fish pieces)$/i;
