/**
 * Lines that give nutrients: "45 g protein | 480 kcal", "Calories: 410".
 *
 * - Every part of the line is a nutrient with its number, and one of them is energy; or the line names
 *   energy alone. "Fat: 20 g" alone may be an ingredient.
 * - A word before a colon ("Macros per burrito:") does not matter.
 */

import { withoutBullet } from './bullets';

const longestLine = 120;

/** @example isNutritionLine('45g protein | 480 kcal') // true */
export function isNutritionLine(line: string): boolean {
  if (line.length > longestLine || !energy.test(line)) return false;
  const parts = withoutBullet(line)
    .replace(opening, '')
    .split(/[|·•,;/]|\s[-–—]\s/);
  return parts.every((part) => nutrient.test(part.trim()));
}

/**
 * Lines below each other of which one gives energy and all the others a nutrient.
 *
 * @example isNutritionList(['Calories: 410', 'Fat: 20 g']) // true
 */
export function isNutritionList(lines: readonly string[]): boolean {
  return lines.some(isNutritionLine) && lines.every((line) => isNutrient(line));
}

/**
 * Whether most of the lines are nutrients, as in a table of nutrition facts; oil and sugar of a recipe are a few.
 *
 * @example isMostlyNutrients(['Fat 17g', 'Carbohydrates 76g', 'Salt 1.2g']) // true
 */
export function isMostlyNutrients(lines: readonly string[]): boolean {
  const nutrients = lines.filter(
    (line) => isNutrient(line) || /^[-–\s]*salt\s*[\d.,]+\s?m?g$/i.test(line),
  );
  const isNamed = nutrients.some((line) =>
    /protein|eiwit|eiweiß|carb|kohlen|glucid|hidrat/i.test(line),
  );
  return isNamed && nutrients.length >= lines.length * 0.6;
}

function isNutrient(line: string): boolean {
  return (
    isNutritionLine(line) || (line.length <= longestLine && nutrient.test(withoutBullet(line)))
  );
}

const names =
  'k?cals?|calories|kalorien|calorías|calorie|kj|kilojoules?|energy|energie|protein(?:e|as|ine)?|eiweiß|carb(?:s|ohydrates?)|kohlenhydrate|fats?|fett|fib(?:re|er)|sugars?|sodium|saturated|[pcf]';
const amount = '\\d+(?:[.,]\\d+)?\\s?(?:k?cals?|calories|kj|mg|g)?';
const nutrient = new RegExp(
  `^(?:(?:total|net|saturated)\\s)?(?:${amount}\\s*(?:${names})?|(?:${names})\\s*[:=–-]?\\s*${amount})(?:\\s(?:per|each|pro|par|por)\\s.{1,20})?\\P{L}*$`,
  'iu',
);
const energy =
  /\d\s?(?:k?cals?|calories|kj)(?!\p{L})|(?:calories|energy|kalorien|kcal)\P{L}{0,4}\d/iu;
const opening = /^[^:\d]{0,40}:/u;
