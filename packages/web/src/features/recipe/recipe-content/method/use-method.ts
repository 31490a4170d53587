/**
 * The parsed steps of a recipe.
 * The parser includes the food table, too large for every page, and amounts that appear later shift
 * the text. So it is loaded when someone is about to open a recipe; a recipe waits for it briefly,
 * then shows the plain text.
 */
import { useEffect, useMemo, useState } from 'react';
import type { ReadingMeasures } from '@saltbush/recipe-parser/ingredients';
import type { Rational } from '@saltbush/recipe-parser/units';
import type { StepPart } from '@saltbush/recipe-parser/steps';
import { useLoaded } from '../../../../ui/use-loaded';
import type { RecipeMethod } from './read-method';
import { useTextFormat } from '../formatted/use-text-format';
import { readMethod } from './read-method.lazy';

/** Short enough not to be noticed. */
const waitMs = 200;

/**
 * Starts loading the parser; call it when someone is about to open a recipe. The promise never
 * rejects: without a network the steps stay plain text.
 */
export async function fetchMethodRules(): Promise<void> {
  await readMethod.load().catch(() => undefined);
}

/** True once the parser has loaded or the wait is over. */
export function useMethodWait(): boolean {
  const loaded = useLoaded(readMethod);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return loaded !== undefined || isOver;
}

/** Undefined until the parser has loaded. It reads the steps without their marks, as soon as these are understood. */
export function useMethod(
  recipe: RecipeMethod,
  factor: Rational,
  to: ReadingMeasures | undefined,
): StepPart[][] | undefined {
  const read = useLoaded(readMethod);
  const format = useTextFormat(recipe.instructions);
  const { numerator, denominator } = factor;
  return useMemo(() => {
    const plain = (step: string) => format?.readFormattedText(step).plain ?? step;
    const instructions = recipe.instructions.map(plain);
    return read?.({ ...recipe, instructions }, { numerator, denominator }, to);
  }, [read, format, recipe, numerator, denominator, to]);
}
