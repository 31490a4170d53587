/** The tin that a cake is read for; only recipes that name a tin have one. */
import { useMemo, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { clampServes } from '@saltbush/domain/recipe/recipes/serves';
import { findTin } from '@saltbush/domain/recipe/recipes/tins/find-tin';
import { tinFactor, tinLabel, usualTins, type Tin } from '@saltbush/domain/recipe/recipes/tins/tin';
import { rational, rationalToNumber, type Rational } from '@saltbush/recipe-parser/units';

export interface TinChoice {
  /** Of the recipe. */
  own: Tin;
  chosen: Tin;
  /** The recipe's first. */
  tins: readonly Tin[];
  choose: (tin: Tin) => void;
}

export interface TinReading {
  /** Undefined where the recipe names no tin. */
  choice: TinChoice | undefined;
  /** What the chosen tin multiplies the amounts by. */
  factor: Rational;
  /** For cooking and shopping, which count serves: the nearest number of the chosen tin. */
  serves: number;
  /** Of another tin than the recipe's. */
  label: string | undefined;
}

/** @param serves as chosen, in the tin of the recipe */
export function useTin(
  { instructions, ingredients }: Pick<RecipeOnWire, 'instructions' | 'ingredients'>,
  serves: number,
): TinReading {
  const own = useMemo(() => findTin({ instructions, ingredients }), [instructions, ingredients]);
  const [chosen, choose] = useState(own);
  if (!own || !chosen) return { choice: undefined, factor: rational(1), serves, label: undefined };
  const others = usualTins.filter((tin) => tinLabel(tin) !== tinLabel(own));
  const factor = tinFactor(own, chosen);
  return {
    choice: { own, chosen, choose, tins: [own, ...others] },
    factor,
    serves: clampServes(serves * rationalToNumber(factor)),
    label: chosen === own ? undefined : tinLabel(chosen),
  };
}
