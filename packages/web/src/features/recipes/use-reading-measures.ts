/** In whose measures recipes are read on this device; the rule and its food table load when asked for. */
import { useEffect, useState } from 'react';
import type * as Conversions from '@saltbush/domain/foods/convert-ingredient';
import type { ConvertedAmount, ReadingMeasures } from '@saltbush/domain/foods/convert-ingredient';
import type { Rational } from '@saltbush/domain/ingredients/rational';
import { scaleAmount } from '@saltbush/domain/ingredients/scale';
import type { Ingredient, Measures } from '@saltbush/domain/ingredients/ingredient';
import { keepText, readText } from '../../api/local-store';

export type MeasuresChoice = 'written' | ReadingMeasures;
export const measuresChoices: readonly MeasuresChoice[] = ['written', 'metric', 'au', 'us'];

export interface MeasuresReading {
  choice: MeasuresChoice;
  choose: (choice: MeasuresChoice) => void;
  /** Absent while amounts are to be read as written. */
  convert: typeof Conversions.convertIngredient | undefined;
  /** The rule could not be fetched: offline, most likely. */
  hasFailed: boolean;
}

export function useReadingMeasures(): MeasuresReading {
  const [choice, setChoice] = useState(keptChoice);
  const [loaded, setLoaded] = useState<typeof Conversions>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (choice === 'written' || loaded) return;
    let isWanted = true;
    import('@saltbush/domain/foods/convert-ingredient').then(
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
      setChoice(next);
      setFailed(false);
      keepText(choiceKey, next);
    },
    convert: choice === 'written' ? undefined : loaded?.convertIngredient,
    hasFailed: hasFailed && choice !== 'written',
  };
}

/** How an ingredient's amount is read now: multiplied, and converted when that was asked for. */
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

function keptChoice(): MeasuresChoice {
  const kept = readText(choiceKey);
  return measuresChoices.find((choice) => choice === kept) ?? 'written';
}
