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
  /** "£13", "£12.50": hundredths only where there are some. */
  short: (cents: number) => string;
  /** "£" */
  sign: string;
}

export function moneyOf(home: HomeCountry): Money {
  const text: Money['text'] = (cents) => moneyText(cents, home, language);
  const whole: Money['whole'] = (cents) => wholeMoneyText(cents, home, language);
  return {
    text,
    whole,
    short: (cents) => (cents % 100 === 0 ? whole : text)(cents),
    sign: currencySign(home, language),
  };
}

export function useMoney(householdId: string | undefined): Money {
  const home = useHomeCountry(householdId);
  return useMemo(() => moneyOf(home), [home]);
}
