/**
 * A remark that asks for an amount of its own: "plus 1 egg", "beaten with 1 tbsp milk", "2 carrots".
 *
 * - "plus 2 tbsp for dusting" is more of the same food.
 * - Without a joining word it must be another known food: "¼ cup lemon juice, 2 lemons" is no extra.
 */
import { findListedFood } from '../foods/find-food';
import { findNamedFood } from '../foods/food-index';
import { foodWords, singularWords } from '../foods/food-words';
import type { Ingredient } from '../recipe/ingredient';
import { findUnit } from '../units/find-unit';
import type { UnitId } from '../units/units';
import { parseIngredient } from '../ingredients/parse-ingredient';

/** @example extraRow('plus 1 egg', '3 egg yolks') // { name: 'egg', amount: '1', unit: '' } */
export function extraRow(piece: string, head: string): Ingredient | undefined {
  const extra = amountPattern.test(piece) ? extraAmount.exec(piece)?.[1] : undefined;
  if (extra === undefined) return undefined;
  const { amountText, unitText, name, note } = parseIngredient(extra);
  // "Hellers 1869 mustard": a year is no amount.
  if (amountText === '' || (unitText === '' && /^\d{4}$/.test(amountText))) return undefined;
  // "1 brick" of cream cheese is the pack of it.
  const pack = findUnit(name) ?? findUnit(`${name}s`);
  if (!isAdded(piece) && unitText === '' && pack !== undefined) return undefined;
  const row = { amount: amountText, unit: unitText };
  if (isAdded(piece) && unitText === '' && littleMore.test(name)) return undefined;
  if (isAdded(piece) && sameFood.test(name)) return { ...row, name: head };
  const unit = unitOfHead(name, head);
  // "8 cloves garlic, 4 chopped and 4 whole cloves": these are the same eight.
  if (unit !== undefined) return isMore(piece) ? { ...row, unit, name: head } : undefined;
  const part = isAdded(piece) ? partOfHead(name, head) : undefined;
  if (part !== undefined) return { ...row, name: part };
  if (isAdded(piece) && isInTin(name, piece, head)) return undefined;
  if (!isAdded(piece) && !isOther(name, head)) return undefined;
  return { ...row, name, ...(note === '' ? {} : { note }) };
}

/** "Plus 1 tbsp sauce" of a tin, "plus 2 tbsp of the oil": it is bought with what it is from. Steak has no sauce in it. */
function isInTin(name: string, piece: string, head: string): boolean {
  const aisle = findListedFood(head)?.aisle;
  if (/\bof (?:the|their|its) \p{L}+/iu.test(piece) && liquidOfTin.test(name)) return true;
  // What is thick in a tin of coconut milk.
  if (/^(?:the )?cream$/i.test(name) && /\bcoconut\b/i.test(head)) return true;
  if (liquidOfTin.test(name) && !/\boil$/i.test(name))
    return aisle === 'Pantry' || aisle === 'International' || aisle === 'Deli';
  return (
    /^(?:the )?oil$/.test(name) &&
    (/\bof the oil\b/i.test(piece) || /\bin (?:\p{L}+ )?oil\b/iu.test(head))
  );
}

const liquidOfTin =
  /^(?:(?:the|their|its) )?(?:(?:pickling|canning|soaking|jar|tin|can|reserved) )?(?:sauce|adobo|juices?|brine|liquid|syrup|marinade|oil)(?: (?:from|in|of) (?:the|its|their) (?:jar|can|tin|bottle|packet))?$/i;

/** "Cloves" after garlic are no spice. */
function unitOfHead(name: string, head: string): UnitId | undefined {
  const unit = findUnit(name.replace(/^(?:whole|more|extra) /i, ''));
  return unit !== undefined && findListedFood(head)?.pieces.has(unit) ? unit : undefined;
}

/** "Lemon zest plus 3 tbsp juice": the juice is of the lemon. */
function partOfHead(name: string, head: string): string | undefined {
  const said = /^(?:juice|zest|rind|peel)\b/i.exec(name)?.[0];
  const whole = head.replace(/\s+(?:juice|zest|rind|peel)$/i, '');
  const part = `${whole} ${said}`;
  return said !== undefined && findNamedFood(part) ? part : undefined;
}

const isMore = (piece: string): boolean => /^(?:plus|\+)\s/i.test(piece);

/** "plus", "+", "and": it comes to the row, whatever it is. */
export function isAdded(piece: string): boolean {
  return /^(?:plus|\+|&|and)\s/i.test(piece);
}

function isOther(name: string, head: string): boolean {
  if (!findListedFood(name)) return false;
  const said = new Set(singularWords(foodWords(head)));
  return !singularWords(foodWords(name)).some((word) => said.has(word));
}

/** A quick check for every remark; few match. */
const amountPattern = /[\d¼-¾⅐-⅞]|\b(?:an?|one|two|three|half)\s/i;
const extraAmount =
  /^(?:(?:\p{L}+\s+)?(?:with|in|into|plus|\+|&|and)\s+)?((?=[\d¼-¾⅐-⅞]|(?:an?|one|two|three|half)\s).+)$/iu;
/** "Plus a swirl to finish", "plus a scattering": no unit, and nothing that a shop has by that name. */
const littleMore =
  /^(?:(?:small|big|little|tiny|good|generous|final|extra|light) )*(?:swirl|dribble|trickle|dusting|dust|grating|scattering|sprinkling|shower|slick|lick|slosh|smear|schmear|smudge|touch|tad|bit|little|few|lot|glob|blob|spritz|spray|squirt|mist|scrape|coating|brushing|spoonful|ladleful|cupful|capful|fistful|palmful|mound|heap|pile|more|extra)s?(?: (?:extra|more))?(?: (?:for|to|on|over|of it)\b.*)?$/i;
const sameFood = /^(?:extra|more)?\s?(?:(?:for|to|para|pour|per|zum|zur|für|voor|om)\b.*)?$/i;
