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
    /prote|eiwit|eiweiß|carb|kohlen|koolhydr|glucid|hidrat|karbo|kolhydr|kulhydr|hiilihydr|białko|węglow|bílkov|bielkov|sacharid|fehérje|beljakov|белк|білк|белтъч|углев|πρωτε/i.test(
      line,
    ),
  );
  return isNamed && nutrients.length >= lines.length * 0.6;
}

function isNutrient(line: string): boolean {
  return (
    isNutritionLine(line) || (line.length <= longestLine && nutrient.test(withoutBullet(line)))
  );
}

/** Parts of fat, sugar and protein, and minerals, which tables for athletes list one by one. */
const parts =
  '(?:\\p{L}+[- ])?(?:arginine|aspart(?:ic acid|ate)|cyst(?:e)?ine|glutam(?:ine|ate|ic acid)|glycine|histidine|(?:hydroxy)?proline|(?:iso)?leucine|lysine|methionine|(?:phenyl)?alanine|serine|threonine|tryptophan|tyrosine|valine)|(?:\\p{L}+[- ]){0,2}acids?(?: \\(\\p{L}{2,4}\\))?|(?:mono|poly)unsaturated(?: fats?)?|(?:fruct|gluc|lact|malt|galact|sucr)ose|starch|ash|magnesium|phosph?orus|zinc|zink|manganese|selenium|copper|folate|niacin|riboflavin|thiamine?|choline|betaine|caffeine|lycopene|retinol|beta[- ]carotene';

const names = [
  parts,
  'k?cals?|calories|kj|kilojoules?|energy|protein|carb(?:s|ohydrates?)|fats?|fib(?:re|er)s?|sugars?|sodium|saturated|saturates|cholesterol|omega[- ]?[369]|potassium|calcium|iron|vitamin \\p{L}\\d*|[pcf]',
  'kalorien|energie|brennwert|eiweiß|kohlenhydrate|fett|gesättigte fettsäuren|ballaststoffe|zucker',
  'calories|énergie|protéines?|glucides|lipides|matières grasses|fibres',
  'calorías|energía|proteínas?|hidratos(?: de carbono)?|carbohidratos|grasas?|azúcares|fibra',
  'calorie|energia|proteine|carboidrati|grassi|zuccheri|fibre',
  'calorias|proteínas?|carboidratos|hidratos de carbono|gorduras?(?: \\p{L}+)?|lípidos|fibras',
  'energie|eiwit(?:ten)?|koolhydraten|vet(?:ten)?|vezels?|suikers',
  'energi|kolhydrater|kulhydrat(?:er)?|karbohydrat(?:er)?|fett|fedt|fibrer|kostfibre|protein(?:er)?|sockerarter',
  'energia|proteiini[a]?|hiilihydraat(?:it|teja)|rasva[a]?|kuitu[a]?',
  'kalorie|energia|białko|węglowodany|tłuszcze?|błonnik|bílkoviny|sacharidy|tuky|vláknina|bielkoviny|energie',
  'kalória|fehérje|szénhidrát|zsír|rost|calorii|proteine|carbohidrați|grăsimi|kalorije|proteini|ugljikohidrati|masti|beljakovine|maščobe',
  'калори(?:и|йность)|белки|жиры|углеводы|енергия|протеин|въглехидрати|мазнини|білки|жири|вуглеводи|калорії|енергія',
  'θερμίδες|πρωτεΐνη|πρωτεΐνες|υδατάνθρακες|λιπαρά|ενέργεια|kalori|protein|karbonhidrat|yağ|enerji',
].join('|');
const amount = '\\d+(?:[.,]\\d+)?\\s?(?:k?cals?|calories|kj|mg|mcg|µg|g|г|ккал|γρ)?';
const nutrient = new RegExp(
  `^(?:(?:total|net|saturated|trans|dietary|added|of which|monounsaturated|polyunsaturated)\\s)?(?:${amount}\\s*(?:${names})?|(?:${names})\\s*[:=–-]?\\s*${amount})(?:\\s(?:per|each|pro|par|por)\\s.{1,20})?\\P{L}*$`,
  'iu',
);
const energy =
  /\d\s?(?:k?cals?|calories|kj)(?!\p{L})|(?:calories|energy|kalorien|kcal)\P{L}{0,4}\d/iu;
const opening = /^[^:\d]{0,40}:/u;
