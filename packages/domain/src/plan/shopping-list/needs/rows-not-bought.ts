/** Rows that a page has among its ingredients and that nobody buys, and the food that a row names anywhere. */
import { findNamedFood, foodWords } from '@saltbush/recipe-parser/foods';
import type { FoodIdentity } from '@saltbush/recipe-parser/foods';
import { isLabel } from '@saltbush/recipe-parser/row-foods';
import { notBoughtReasons } from '../../../recipe/not-food/not-bought-reasons';
import { reasonNotBought } from '../../../recipe/not-food/not-bought';
import type { NeededFood } from './list-need';
import { isMadeBefore } from './names/made-before';
import { isHeadingAbroad } from './names/part-headings-abroad';

/**
 * With the reason why the row is not bought: an instruction ("Adjust, to taste"), a heading, what a recipe of its own makes.
 *
 * @param text of the whole row
 * @example withReason(foodOf(findFood('dressing')), 'For the dressing').notBought // 'It names nothing to buy.'
 */
export function withReason(identity: NeededFood, text: string): NeededFood {
  const isUnclear =
    identity.key.startsWith(unclearKey) ||
    ((!identity.food || identity.food.isKind === true) && opensRemark.test(text));
  const isRemark = isUnclear && !/[\p{N}]/u.test(text) && !foodNamedIn(text);
  const isHeading =
    heading.test(text) || isHeadingAbroad(text) || isLabel(text.replace(/\W+$/, ''));
  const isInstruction = isRemark || isHeading || isFootnote.test(text);
  if (isLiquidOfTin.test(identity.name)) return { ...identity, notBought: notBoughtReasons.brine };
  const ofOther = isMadeBefore(identity, text) ? notBoughtReasons.recipe : undefined;
  const notBought = isInstruction
    ? notBoughtReasons.instruction
    : (reasonNotBought(identity.key) ?? ofOther);
  return notBought === undefined ? identity : { ...identity, notBought };
}

export const unclearKey = 'not-clear';

/** "Sauce", "Remaining ingredients", "Zutaten für die Knödel". */
const heading =
  /^(?:(?:zutaten|ingrediënten)(?:,?\s(?:für|zum|zur|voor)\s.*)?\W*$|(?:the |for the )?(?:sauce|glaze|toppings?|fillings?|garnish(?:es)?|dressing|marinade|batter|dough|crust|base|streusel|assembly|method|directions|(?:(?:other|remaining|main|all|additional|dry|wet) )?ingredients)\W*$)/i;
/** "Juice from the jar", "Gurkensud": of what another row buys. */
const isLiquidOfTin =
  /^(?:gurken(?:sud|lake)|augurkennat)$|^(?:reserved )?(?:juices?|brine|liquid|oil|marinade|syrup|sauce) (?:from|in|of) (?:the|its|their) (?:jar|can|tin|bottle|packet)$/i;
/** A footnote: "*replace with hot sauce for Whole30". */
const isFootnote = /^\W*(?:replace|substitute|swap|omit)\b/i;
const opensRemark =
  /^\W*(?:for|see|not|notes?|please|you|if|all|click|full|recipe|ingredients?|nutrition)\b/i;

/**
 * The last food of the table that a row names anywhere.
 *
 * @example foodNamedIn('1 stalk, medium (8" long) celery, peeled')?.key // 'celery'
 */
export function foodNamedIn(text: string): FoodIdentity | undefined {
  const words = foodWords(text).slice(0, mostWords);
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longestFood); start < end; start += 1) {
      const food = findNamedFood(words.slice(start, end).join(' '));
      if (food) return { key: food.id, name: food.name, food };
    }
  }
  return undefined;
}

const mostWords = 30;
const longestFood = 4;
