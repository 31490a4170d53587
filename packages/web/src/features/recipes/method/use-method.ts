/**
 * The steps of a recipe as they were understood.
 *
 * The rules come with the food table, too much for every page, and amounts that come later move the
 * lines of a text that is being read. So they are fetched as soon as someone is about to open a
 * recipe, a recipe waits for them a moment, and then shows the author's text without them.
 */
import { useEffect, useMemo, useState } from 'react';
import type { Rational } from '@saltbush/domain/ingredients/rational';
import type { StepPart } from '@saltbush/domain/method/step-parts';
import type * as Reading from './read-method';
import type { RecipeMethod } from './read-method';

/** Too short to be felt as waiting. */
const waitMs = 200;

/** To be called when someone is about to open a recipe. */
export function fetchMethodRules(): void {
  // Without a network the steps stay as the author wrote them.
  load().catch(() => undefined);
}

/** Whether a recipe need not wait any more: the rules are there, or they take too long. */
export function useMethodWait(): boolean {
  const rules = useRules();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return rules !== undefined || isOver;
}

/** Undefined until the rules have loaded. */
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
