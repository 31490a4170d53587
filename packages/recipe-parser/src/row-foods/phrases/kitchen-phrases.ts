/**
 * What cooks write around a food that a shop has under a plainer name.
 *
 * - "A dash or two of Tabasco" is Tabasco: "or two" is of the measure before it.
 * - "Leftover gravy" is gravy: who has none left buys it.
 * - "Pastry" of a pie is shortcrust pastry, and not what bakers sell as pastries.
 * - "White fish fillets (cod, haddock or pollock)" are sold by that name, and the kinds are examples.
 * - "Feta – optional toppings": that is of all foods of the row.
 * - "Thai basil works too" offers a choice: "or Thai basil".
 */
import { findListedFood } from '../../foods/find-food';
import { findNamedFood } from '../../foods/food-index';
import type { Ingredient } from '../../recipe/ingredient';
import { splitAtCommas, splitAtConjunctions } from '../conjunctions';

/**
 * @param row with its fields filled
 * @example withShopName({ name: 'or two of cayenne', amount: '', unit: 'pinch' }).name // 'cayenne'
 */
export function withShopName(row: Ingredient): Ingredient {
  const measured = row.unit === '' ? row.name : row.name.replace(orTwo, '');
  const name = pastryOfPie(withoutLeftover(measured), row);
  const note = row.note === undefined ? undefined : plainNote(row.note, name);
  return name === row.name && note === row.note ? row : { ...row, name, note };
}

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
  const offered = note.replace(optionalExtras, ', all optional').replace(worksToo, asChoice);
  return generalFish.test(name) ? withExamples(offered) : offered;
}

const optionalExtras =
  /\s*(?:\s[–—-]+|\()\s*optional (?:toppings?|extras?|garnish(?:es)?|add-ins?|mix-ins?|sides?|accompaniments?|additions?)\)?$/i;

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
