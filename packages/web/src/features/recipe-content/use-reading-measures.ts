/** The measures chosen on this device. The conversion code and its food table load on demand. */
import { useEffect, useState } from 'react';
import type * as Conversions from '@saltbush/recipe-parser/ingredients/convert';
import {
  type ConvertedAmount,
  type ReadingMeasures,
  scaleAmount,
} from '@saltbush/recipe-parser/ingredients';
import type { Rational } from '@saltbush/recipe-parser/units';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { useStoredChoice } from '../../api/use-stored-choice';

export type MeasuresChoice = 'written' | ReadingMeasures;
export const measuresChoices = [
  'written',
  'metric',
  'au',
  'us',
] as const satisfies MeasuresChoice[];

export interface MeasuresReading {
  choice: MeasuresChoice;
  choose: (choice: MeasuresChoice) => void;
  /** Undefined while amounts are shown as written. */
  convert: typeof Conversions.convertIngredient | undefined;
  /** The conversion code could not be loaded, most likely offline. */
  hasFailed: boolean;
}

export function useReadingMeasures(): MeasuresReading {
  const [choice, choose] = useStoredChoice<MeasuresChoice>(choiceKey, measuresChoices);
  const [loaded, setLoaded] = useState<typeof Conversions>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (choice === 'written' || loaded) return;
    let isWanted = true;
    import('@saltbush/recipe-parser/ingredients/convert').then(
      (conversions) => isWanted && setLoaded(conversions),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [choice, loaded]);

  return {
    choice,
    choose: (next) => {
      choose(next);
      setFailed(false);
    },
    convert: choice === 'written' ? undefined : loaded?.convertIngredient,
    hasFailed: hasFailed && choice !== 'written',
  };
}

/** The amount of an ingredient as shown: scaled, and converted if chosen. */
export function amountReader(
  { choice, convert }: MeasuresReading,
  from: Measures,
  factor: Rational,
): (ingredient: Ingredient) => ConvertedAmount {
  if (convert && choice !== 'written') {
    return (ingredient) => convert(ingredient, { from, to: choice }, factor);
  }
  return ({ amount, unit }) => ({
    amount: scaleAmount(amount, unit, factor),
    unit,
    isApproximate: false,
  });
}

const choiceKey = 'saltbush.reading-measures';
