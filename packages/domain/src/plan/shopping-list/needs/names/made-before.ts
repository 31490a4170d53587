/**
 * Rows of what was made before, by another recipe or in another pot: "1 batch pizza dough", "Chocolate ganache, see note".
 *
 * - What shops have as well is bought where the row says so: "1 pie crust, store-bought or homemade (recipe below)".
 * - "1 quantity bolognese" is how a recipe of one's own stands in another (`sub-recipes`); once it was deleted, the row itself
 *   is all that is left to buy.
 */
import { findListedFood } from '@saltbush/recipe-parser/foods';
import { findUnit } from '@saltbush/recipe-parser/units';
import type { NeededFood } from '../list-need';
import { hasRecipeAbroad } from './made-before-abroad';
import { isMadeInKitchens, isMadePart } from './part-headings';

/**
 * @param text of the whole row
 * @example isMadeBefore(foodOf(findFood('tahini dressing')), '1 portion tahini dressing') // true
 */
export function isMadeBefore(identity: NeededFood, text: string): boolean {
  if (isMixture(identity.name)) return true;
  if (isReadyMade.test(text)) return false;
  if (hasRecipe.test(text) || hasRecipeAbroad(text) || isBatchOf(identity, text)) return true;
  const name = identity.name.replace(ofCooks, '');
  const isKnown = findListedFood(name) !== undefined;
  // "Sugar, divided (see instructions)" is bought.
  if (seesMethod.test(text) && isMadeInKitchens(name)) return true;
  if (isFromAbove.test(text)) return !isKnown || isMadeInKitchens(name);
  if (isOfThePart(text)) return true;
  if (!isMadePart(name)) return false;
  return ofCook.test(text) || (isMentioned.test(text) && !isKnown);
}

/** "½ cup of the dressing", "half of the spice rub": of this recipe. Shops have soy sauce, but no "sauce". */
function isOfThePart(text: string): boolean {
  const [, share, part = ''] = partOf.exec(text) ?? [];
  if (!isMadePart(part) || (share !== undefined && findUnit(part.split(' ', 1)[0]!))) return false;
  return !part.includes(' ') || !findListedFood(part);
}

const partOf =
  /^(?:(?:(?:half|[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ ./–-]*) ?(?:\p{L}{1,12}\.? )?(?:of )?)?the|(half|[¼-¾⅐-⅞]|\d\/\d)) (\p{L}[\p{L} '’-]*)/iu;

/** Shops have no batches. */
function isBatchOf({ food, usualAisle }: NeededFood, text: string): boolean {
  // "1 batch fresh coriander" is a bunch of it.
  const isFresh = usualAisle === 'Fruit & Veg' && food !== undefined && food.isKind !== true;
  return batch.test(text) && !isFresh;
}

/** "½ cup of the coating mixture"; shops have dried fruit mixture. */
const isMixture = (name: string): boolean => /\bmixture$/i.test(name) && !soldMixture.test(name);

const count = String.raw`(?:(?:[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s./–x×-]*|an?|one|two|half an?|half)\s+)`;
const batch = new RegExp(
  String.raw`^\W*${count}(?:x\s+)?(?:(?:full|half|double|single)\s+)?(?:batch(?:es)?|recipes?)\b`,
  'iu',
);
const isReadyMade =
  /\b(?:bought|purchased|store|shop|supermarket|packaged|packets?|refrigerated|frozen|(?:ready|pre)[- ]?made|jars?|jarred|canned|tinned|cans?(?! (?:be|also|use|make|sub))|tins?|tubs?|bottles?|favou?rite|or (?:use|try|make|follow|see))\b/i;
const soldMixture =
  /\b(?:fruits?|nuts?|seeds?|berr(?:y|ies)|soup|vegetables?|veg|salad|lettuce|leaf|leaves|greens|spices?|herbs?|seasoning|trail|grains?|rice|beans?|lentils?|flour|cheese|seafood|mushrooms?) mixture$/i;
/** "1 quantity dough (recipe below)", "hollandaise (get the recipe)", "pastry (page 12)". */
const hasRecipe =
  /\b(?:(?:see|recipe|from)(?: recipe)?(?:,| on| at)? (?:page|p|pg|pp)\.? ?\d+|page \d+|recipe (?:below|above|follows|here|link(?:ed)?|(?:is )?(?:in|at|on) (?:the |my |our )?(?:notes?|link|bottom|end|blog|site|website))|(?:use|using|try|get|follow|from) (?:(?:the|my|our|this|that|a) )?(?:\p{L}+ ){0,2}recipe|(?:this|that|my|our|an? earlier|(?:the )?previous|last \p{L}+['’]s) (?:\p{L}+ )?post)\b|, p(?:p|g)?\. ?\d{1,3}\b|\((?:(?:my|our|the|basic|master) )*recipe\)/iu;
/** "Duck stock (see instructions)". */
const seesMethod =
  /\b(?:see (?:the |my |our )?(?:recipe|instructions|method|steps)|(?:steps|directions) below|in (?:the )?(?:directions|instructions|method))\b/i;
/** "Spinach purée from step 2", "no-cook pizza sauce, below", "the bones from the roast". */
const isFromAbove =
  /\bfrom (?:the )?(?:recipe )?(?:above|below|(?:day|part|steps?),? \d)\b|^(?:the |leftover )*(?:\p{L}+ )?(?:carcass|bones) (?:from|of) (?!\d)|\b(?:above|below)\W*$/iu;
/** "My tomato sauce" and "Nana's pastry" are in no shop. */
const ofCook =
  /^(?:[^\p{L}]|\p{L}{1,12}\.? (?:of )?){0,3}(?:my|our|(?:mum|mom|nan|nana|nanna|gran|grandma|nonna|granny)['’]s)\s/iu;
const ofCooks = /^(?:my|our)\s/i;
/** "Half of the spice rub" and "1 portion tahini dressing" are of what is made elsewhere, and so is "ganache, see note". */
const isMentioned = new RegExp(
  String.raw`^\W*${count}(?:portions?|servings?)\b|^\W*(?:all|half|most|some|(?:the )?rest|remainder|[\d¼-¾⅐-⅞/]+)(?: of)? the\s|\b(?:see|in) (?:the )?(?:recipe )?notes?\b|\bas (?:above|below|per)\b`,
  'iu',
);
