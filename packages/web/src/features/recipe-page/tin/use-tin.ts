/** The tin that a cake is read for; only recipes that name a tin have one. */
import { useMemo, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { findTin } from '@saltbush/domain/recipes/tins/find-tin';
import { tinFactor, tinLabel, usualTins, type Tin } from '@saltbush/domain/recipes/tins/tin';
import { rational, type Rational } from '@saltbush/recipe-parser/units';

export interface TinChoice {
  /** Of the recipe. */
  own: Tin;
  chosen: Tin;
  /** The recipe's first. */
  tins: readonly Tin[];
  choose: (tin: Tin) => void;
}

/** The choice, absent without a tin, and what it multiplies the amounts by. */
export function useTin(recipe: Pick<RecipeOnWire, 'instructions' | 'ingredients'>): {
  tin: TinChoice | undefined;
  tinFactor: Rational;
} {
  const { instructions, ingredients } = recipe;
  const own = useMemo(() => findTin({ instructions, ingredients }), [instructions, ingredients]);
  const [chosen, choose] = useState(own);
  if (!own || !chosen) return { tin: undefined, tinFactor: rational(1) };
  const others = usualTins.filter((tin) => tinLabel(tin) !== tinLabel(own));
  return {
    tin: { own, chosen, choose, tins: [own, ...others] },
    tinFactor: tinFactor(own, chosen),
  };
}
