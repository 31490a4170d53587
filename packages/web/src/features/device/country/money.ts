/** The money of the plan that is shown. */
import { useMemo } from 'react';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { currencySign, moneyText, wholeMoneyText } from '@saltbush/domain/account/countries/money';
import { language } from '../../../locale';
import { useHomeCountry } from './use-home-country';

/** How money is written. Amounts are hundredths of the currency. */
export interface Money {
  /** "£12.50" */
  text: (cents: number) => string;
  /** "£13" */
  whole: (cents: number) => string;
  /** "£" */
  sign: string;
}

export const moneyOf = (home: HomeCountry): Money => ({
  text: (cents) => moneyText(cents, home, language),
  whole: (cents) => wholeMoneyText(cents, home, language),
  sign: currencySign(home, language),
});

export function useMoney(householdId: string | undefined): Money {
  const home = useHomeCountry(householdId);
  return useMemo(() => moneyOf(home), [home]);
}
