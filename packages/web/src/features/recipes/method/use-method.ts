/** The steps of a recipe as they were understood; undefined until the rules have loaded. */
import { useEffect, useMemo, useState } from 'react';
import type { StepPart } from '@saltbush/domain/method/step-parts';
import type { Rational } from '@saltbush/domain/ingredients/rational';
import type * as Reading from './read-method';
import type { RecipeMethod } from './read-method';

/** Called as soon as someone is about to open a recipe: then the text need not move later. */
export function fetchMethodRules(): void {
  // Without a network the steps stay as the author wrote them.
  load().catch(() => undefined);
}

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
