/**
 * The parsed steps of a recipe.
 * The parser includes the food table, too large for every page, and amounts that appear later shift
 * the text. So it is loaded when someone is about to open a recipe; a recipe waits for it briefly,
 * then shows the plain text.
 */
import { useEffect, useMemo, useState } from 'react';
import type { Rational } from '@saltbush/recipe-parser/units';
import type { StepPart } from '@saltbush/recipe-parser/steps';
import type * as Reading from './read-method';
import type { RecipeMethod } from './read-method';

/** Short enough not to be noticed. */
const waitMs = 200;

/**
 * Starts loading the parser; call it when someone is about to open a recipe. The promise never
 * rejects: without a network the steps stay plain text.
 */
export async function fetchMethodRules(): Promise<void> {
  await load().catch(() => undefined);
}

/** True once the parser has loaded or the wait is over. */
export function useMethodWait(): boolean {
  const rules = useRules();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return rules !== undefined || isOver;
}

/** Undefined until the parser has loaded. */
export function useMethod(recipe: RecipeMethod, factor: Rational): StepPart[][] | undefined {
  const rules = useRules();
  const { numerator, denominator } = factor;
  return useMemo(
    () => rules?.readMethod(recipe, { numerator, denominator }),
    [rules, recipe, numerator, denominator],
  );
}

function useRules(): typeof Reading | undefined {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (rules) return;
    let isWanted = true;
    load().then(
      (found) => isWanted && setRules(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [rules]);
  return rules;
}

let loaded: typeof Reading | undefined;

async function load(): Promise<typeof Reading> {
  loaded = await import('./read-method');
  return loaded;
}
