/**
 * Rows that take what another part of the recipe keeps: "1 cup reserved marinade", "all of the cookie dough".
 *
 * - "Remaining 2 tbsp butter" may be in no other row, and is bought.
 */
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { isKeptAbroad } from '../names/made-before-abroad';

/** @example isKept('½ cup reserved pasta water') // true */
export function isKept(text: string): boolean {
  return reserved.test(text) || isKeptAbroad(text);
}

/** @example withoutOrigin({ name: 'bacon fat from the pan', amount: '', unit: '' }).name // 'bacon fat' */
export function withoutOrigin(row: Ingredient): Ingredient {
  return { ...row, name: row.name.replace(origin, '') };
}

const reserved =
  /^(?:[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ ./–-]*(?:\p{L}+ )?)?(?:(?:the|remaining) )?reserved\b|^(?:(?:the )?(?:remaining|rest of)|all of the)\b[^\d¼-¾⅐-⅞]*$/iu;
const origin = /^(?:(?:the )?rest of|all of)(?: the)?\s|\s(?:from|for)\s.*$/gi;
