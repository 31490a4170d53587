/**
 * A name that the food table does not know, without what hides the food in it.
 *
 * - A brand: "Martin's potato rolls", "Lifeway strawberry kefir", and whatever stands before "®".
 * - The cut that a page prints in front of the food: "breast fillet chicken breast".
 * - The form in which it is sold crumbled: "goat cheese crumbles" are bought as goat cheese.
 * - What is frozen or cooked at home is bought fresh or dry: "peeled and frozen orange", "cooked brown rice".
 * - The part or shape behind a vegetable or a fish, "powder" behind a spice: "kale leaves", "hake loins",
 *   "sumac powder".
 */
import {
  type Aisle,
  type Food,
  findListedFood,
  findNamedFood,
  isQualifier,
  withoutBrand,
  withoutUnknownCapitals,
} from '@saltbush/recipe-parser/foods';
import { kindOfFood } from './kind-of-food';

/**
 * The same name where nothing hides a food.
 *
 * @example plainName('Goat cheese crumbles') // 'Goat cheese'
 * @example plainName('quandong bark') // 'quandong bark'
 */
export function plainName(name: string): string {
  if (marks.test(name)) return plainName(withoutMarks(name));
  if (ofSomebody.test(name)) return plainName(name.replace(ofSomebody, ''));
  const fresh = name.replace(frozenAtHome, '');
  if (findListedFood(fresh)) return fresh;
  return (
    behindName(fresh) ??
    withoutForm(fresh) ??
    uncooked(fresh) ??
    withoutCut(fresh) ??
    withoutMaker(fresh) ??
    fresh
  );
}

const marks = /[®™]/;

/** "The pickling liquid", "my tomato sauce". */
const ofSomebody = /^(?:the|my|our|your) (?=\p{L})/iu;

/** What stands before a mark is a maker, and what follows is sold; a mark at the end is none of the name. */
function withoutMarks(name: string): string {
  return (withoutBrand(name) ?? name).replace(/\s*[®™]\*{0,2}\s*/g, ' ').trim();
}

const frozenAtHome =
  /\b(?:peeled|sliced|chopped|diced|halved|hulled|pitted|mashed)(?:,? and|,| &) frozen (?=\p{L})/iu;

/** "Rice vinegar unseasoned": what is behind the food only describes it. */
function behindName(name: string): string | undefined {
  const words = name.split(' ');
  const [rest, last] = [words.slice(0, -1).join(' '), words.at(-1)!.toLowerCase()];
  if (rest === '' || !findListedFood(rest)) return undefined;
  const turned = `${last} ${rest}`;
  return isQualifier(last) ? rest : findNamedFood(turned) && turned;
}

/** What is left of the form must be a food of the aisles that are sold in it. */
function withoutForm(name: string): string | undefined {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  const rest = name.slice(0, -last.length).trim();
  const aisle = formAisles.get(last);
  const isForm = aisle !== undefined || cutsOfFish.has(last);
  const food = isForm ? findListedFood(rest) : undefined;
  if (food && cutsOfFish.has(last) && isFish(food)) return rest;
  return food && (aisle === 'any' || food.aisle === aisle) && !isChilli.test(rest)
    ? rest
    : undefined;
}

/** @example isCutOfFish('swordfish steaks', findFood('swordfish')) // true */
export function isCutOfFish(name: string, food: Food): boolean {
  return isFish(food) && cutsOfFish.has(name.split(' ').at(-1)?.toLowerCase() ?? '');
}

/** Shops sell most fish as fillets. */
const isFish = ({ id, parentId }: Food): boolean => id === fillet || parentId === fillet;

const fillet = 'fish-fillet';
const cutsOfFish: ReadonlySet<string> = new Set(
  'fillet fillets steak steaks loin loins cheek cheeks tail tails portion portions'.split(' '),
);

/** Its powder is another product than the dried fruit. */
const isChilli = /\bchil/i;

const formAisles: ReadonlyMap<string, Aisle | 'any'> = new Map<string, Aisle | 'any'>([
  ['crumbles', 'any'],
  ['powder', 'Herbs & Spices'],
  ...'leaves leaf stems caps hearts trimmings florets spears cheek cheeks'
    .split(' ')
    .map((word): [string, Aisle] => [word, 'Fruit & Veg']),
]);

/** Grains, pasta and pulses are bought dry. */
function uncooked(name: string): string | undefined {
  const rest = name.replace(cookedAtHome, '');
  return rest !== name && findListedFood(rest)?.aisle === 'Pantry' ? rest : undefined;
}

const cookedAtHome = /^(?:(?:hot|warm|cold|freshly|leftover) )?(?:cooked|steamed|boiled) /i;

function withoutCut(name: string): string | undefined {
  const words = name.split(' ');
  const start = words.findIndex((word) => !cuts.has(word.toLowerCase()));
  if (start < 1) return undefined;
  const rest = words.slice(start).join(' ');
  return findNamedFood(rest) ? rest : undefined;
}

const cuts: ReadonlySet<string> = new Set(
  'breast breasts fillet fillets thigh thighs leg legs wing wings drumstick drumsticks loin chop chops cutlet cutlets steak steaks'.split(
    ' ',
  ),
);

/** What remains must end in a food, or the brand is all that says what to buy. */
function withoutMaker(name: string): string | undefined {
  const rest = withoutBrand(name) ?? withoutUnknownCapitals(name);
  if (rest === undefined) return undefined;
  const last = rest.split(' ').at(-1) ?? '';
  const isFood = findListedFood(rest) ?? kindOfFood(rest) ?? findNamedFood(last);
  return isFood ? rest : undefined;
}
