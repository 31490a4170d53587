import { parsedIngredientLine } from '@saltbush/recipe-parser/ingredients';

/** {id, sentence} to {id, amount, amountMax, unit, name, note}. */
export function parseIngredients(input: unknown): object {
  const { id, sentence } = input as { id: unknown; sentence: string };
  return { id, ...parsedIngredientLine(sentence) };
}
