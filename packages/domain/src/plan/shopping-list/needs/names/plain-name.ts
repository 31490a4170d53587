/**
 * A name that the food table does not know, without what hides the food in it.
 *
 * - A brand: "Martin's potato rolls", "Lifeway strawberry kefir".
 * - The cut that a page prints in front of the food: "breast fillet chicken breast".
 * - The form in which it is sold crumbled: "goat cheese crumbles" are bought as goat cheese.
 * - What is frozen at home is bought fresh: "peeled and frozen orange".
 */
import {
  findListedFood,
  findNamedFood,
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
  const fresh = name.replace(frozenAtHome, '');
  if (findListedFood(fresh)) return fresh;
  const found = [withoutCrumbles(fresh), withoutCut(fresh), withoutMaker(fresh)];
  return found.find((each) => each !== undefined) ?? fresh;
}

const frozenAtHome =
  /\b(?:peeled|sliced|chopped|diced|halved|hulled|pitted|mashed)(?:,? and|,| &) frozen (?=\p{L})/iu;

function withoutCrumbles(name: string): string | undefined {
  const rest = name.replace(/ crumbles$/i, '');
  return rest !== name && findNamedFood(rest) ? rest : undefined;
}

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
