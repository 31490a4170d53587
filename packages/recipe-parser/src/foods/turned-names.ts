/**
 * Foods behind words that are no part of any food's name, and names that were turned round.
 *
 * Asked only where nothing has exactly the name: that is right as it stands.
 */
import type { Food } from './food';
import { findFoodByWords, isFoodWord } from './food-index';
import { foodWords } from './food-words';
import { isQualifier } from './qualifiers';

const mostWords = 4;

/**
 * "Butter salted", "marjoram dried", "mushroom king oyster": one end of the name stands at the other.
 *
 * @example findTurned('butter salted')?.id // 'salted-butter'
 */
export function findTurned(text: string): Food | undefined {
  const words = foodWords(text);
  if (words.length < 2 || words.length > mostWords) return undefined;
  const [first, last] = [words[0]!, words.at(-1)!];
  const formFirst = forms.has(last) ? findFoodByWords([last, ...words.slice(0, -1)]) : undefined;
  // Of two words the other order is another food: beef gravy and gravy beef.
  return formFirst ?? (words.length > 2 ? findFoodByWords([...words.slice(1), first]) : undefined);
}

/**
 * "Sardines fresh", "mushrooms tinned": the form in which it is sold stands behind. Sardines without it are those in tins.
 *
 * @example findFormBehind('sardines fresh')?.id // 'fresh-sardine'
 */
export function findFormBehind(text: string): Food | undefined {
  const words = foodWords(text);
  const form = formsOfSale.get(words.at(-1) ?? '');
  if (form === undefined || words.length < 2 || words.length > mostWords) return undefined;
  return findFoodByWords([form, ...words.slice(0, -1)]);
}

/**
 * "Essential Buttermilk", "British Blacktail Eggs": capitalised words before a food that no food is called by are a
 * brand.
 *
 * @example findBehindUnknownWords('Essential Buttermilk')?.id // 'buttermilk'
 */
export function findBehindUnknownWords(text: string): Food | undefined {
  const rest = foodWords(withoutUnknownCapitals(text) ?? '').filter((word) => !isQualifier(word));
  return rest.length === 0 ? undefined : findFoodByWords(rest);
}

/**
 * The text behind capitalised words that no food is called by; undefined where there are none, and where the rest could be
 * anything.
 *
 * @example withoutUnknownCapitals('Lifeway Strawberry Kefir') // 'Strawberry Kefir'
 * @example withoutUnknownCapitals('Kashmiri powder') // undefined
 */
export function withoutUnknownCapitals(text: string): string | undefined {
  const words = text.split(' ');
  const start = words.findIndex((word) => !/^\p{Lu}/u.test(word) || isKnown(word));
  if (start < 1 || start >= words.length) return undefined;
  const behind = words.slice(start);
  if (behind.some((word) => joining.has(word)) || frozenRanges.has(words[0]!.toLowerCase()))
    return undefined;
  const rest = foodWords(behind.join(' ')).filter((word) => !isQualifier(word));
  return general.has(rest.join(' ')) ? undefined : behind.join(' ');
}

const isKnown = (text: string): boolean =>
  foodWords(text).some((word) => isFoodWord(word) || isQualifier(word));

const forms: ReadonlySet<string> = new Set(
  'dried fresh frozen canned tinned pickled smoked ground salted unsalted sweetened roasted whole red green white black brown yellow purple golden sweet'.split(
    ' ',
  ),
);

const formsOfSale: ReadonlyMap<string, string> = new Map([
  ...'fresh dried frozen canned pickled smoked'.split(' ').map((form) => [form, form] as const),
  ['tinned', 'canned'],
]);

/** What they stand for is sold in a way of its own. */
const frozenRanges: ReadonlySet<string> = new Set(['steamfresh']);

const joining: ReadonlySet<string> = new Set(['and', 'or', '&', '+']);

/** What stands before these may make them anything. */
const general: ReadonlySet<string> = new Set(
  'sauce fruit powder oil cheese seed leaf paste mix cream water bread milk juice spice sugar flour salt bean nut seasoning dressing marinade blend rub drink soup wine liqueur'.split(
    ' ',
  ),
);
