/** The measures that recipes are shown in. The conversion code and its food table load on demand. */
import { useEffect, useState } from 'react';
import type * as Conversions from '@saltbush/recipe-parser/ingredients/convert';
import {
  type ConvertedAmount,
  type ReadingMeasures,
  scaleIngredient,
} from '@saltbush/recipe-parser/ingredients';
import type { Rational } from '@saltbush/recipe-parser/units';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { readText, removeText } from '../../../api/stored/local-store';
import { useUser } from '../../../api/session';
import { useStoredChoice } from '../../../api/stored/use-stored-choice';
import { conversions } from './conversions.lazy';

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
  /** Undefined as written. */
  to: ReadingMeasures | undefined;
  /** Undefined while amounts are shown as written. */
  convert: typeof Conversions.convertIngredient | undefined;
  /** The conversion code could not be loaded, most likely offline. */
  hasFailed: boolean;
}

export function useReadingMeasures(): MeasuresReading {
  const [choice, choose] = useChoice();
  const [loaded, setLoaded] = useState<typeof Conversions>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (choice === 'written' || loaded) return;
    let isWanted = true;
    conversions.load().then(
      (code) => isWanted && setLoaded(code),
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
    to: choice === 'written' ? undefined : choice,
    convert: choice === 'written' ? undefined : loaded?.convertIngredient,
    hasFailed: hasFailed && choice !== 'written',
  };
}

/** What was chosen on this device, or else the default of the account. */
function useChoice() {
  const stored = useStoredChoice<MeasuresChoice>(choiceKey, measuresChoices);
  const [isOwn, setOwn] = useState(() => readText(choiceKey) !== undefined);
  const byDefault = useUser()?.defaultMeasures ?? 'written';
  const choose = (next: MeasuresChoice) => {
    setOwn(true);
    stored[1](next);
  };
  return [isOwn ? stored[0] : byDefault, choose] as const;
}

/** A new default counts on this device too. */
export const forgetReadingMeasures = (): void => removeText(choiceKey);

/** The amount of an ingredient as shown: scaled, and converted if chosen. */
export function amountReader(
  { to, convert }: MeasuresReading,
  from: Measures,
  factor: Rational,
): (ingredient: Ingredient) => ConvertedAmount {
  if (convert && to) {
    return (ingredient) => convert(ingredient, { from, to }, factor);
  }
  return (ingredient) => scaleIngredient(ingredient, from, factor);
}

const choiceKey = 'saltbush.reading-measures';
