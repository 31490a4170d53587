/** The country of a household or a person, to be changed. */
import { t } from '@lingui/core/macro';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { useSaveHome } from '../use-save-home';
import { CountryField } from './country-field';

export interface CountrySettingProps {
  /** Absent: the person's own. */
  householdId?: string;
  /** That of Australia until one is chosen. */
  current: HomeCountry;
}

/** @example <CountrySetting householdId={household._id} current={household.homeCountry} /> */
export function CountrySetting({ householdId, current }: CountrySettingProps) {
  const { isBusy, saveCountry } = useSaveHome(householdId);
  return (
    <CountryField
      description={
        householdId === undefined
          ? t`Sets currency, shops, cups and spoons, and pack sizes.`
          : t`Sets currency, shops, cups and spoons, and pack sizes, for everyone.`
      }
      value={current.code}
      isBusy={isBusy}
      onChoose={(country) => {
        if (country !== current.code) void saveCountry(country);
      }}
    />
  );
}
