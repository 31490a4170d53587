/** One ingredient line: parsed, converted, scaled. */
export type { ReadingMeasures } from './amounts/convert-ingredient';
export type { ConvertedAmount } from './amounts/converted-amount';
export { scaleIngredient } from './amounts/scale-ingredient';
export { packagingUnits, sizedUnits } from './line/amount/unit-roles';
export { lookUpWord } from './line/tokens/lexicon';
export { describing, prepared, soldAs } from './line/tokens/word-classes';
export {
  type ParsedIngredient,
  parseIngredient,
  parsedIngredientLine,
  splitIngredientLine,
} from './parse-ingredient';
export { trailingAmountText } from './trailing-amount-text';
