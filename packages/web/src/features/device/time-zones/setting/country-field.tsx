/** Chooses a country by its name, its code, or another name of it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useState, type FocusEvent } from 'react';
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { countryName } from '@saltbush/domain/account/countries/country-name';
import { language } from '../../../../locale';
import { findCountries } from './find-countries';
import classes from './time-zone-field.module.css';

export interface CountryFieldProps {
  description: string;
  value: CountryCode;
  isBusy: boolean;
  onChoose: (country: CountryCode) => void;
}

export function CountryField({ description, value, isBusy, onChoose }: CountryFieldProps) {
  const { typed, combobox, search, choose } = useCountrySearch(onChoose);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target>
        <TextInput
          label={t`Country`}
          description={description}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          readOnly={isBusy}
          value={typed ?? countryName(value, language)}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onChange={(event) => search(event.currentTarget.value)}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {combobox.dropdownOpened && <CountryOptions typed={typed ?? ''} value={value} />}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function useCountrySearch(onChoose: CountryFieldProps['onChoose']) {
  const [typed, setTyped] = useState<string>();
  const combobox = useCombobox({
    onDropdownClose: () => {
      setTyped(undefined);
      combobox.resetSelectedOption();
    },
  });
  const search = (text: string) => {
    setTyped(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  const choose = (code: string) => {
    combobox.closeDropdown();
    onChoose(code as CountryCode);
  };
  return { typed, combobox, search, choose };
}

function CountryOptions({ typed, value }: { typed: string; value: CountryCode }) {
  const found = findCountries(typed);
  return (
    <Combobox.Options aria-label={t`Countries`} className={classes.options}>
      {found.map((code) => (
        <Combobox.Option key={code} value={code} active={code === value} className={classes.option}>
          {countryName(code, language)}
        </Combobox.Option>
      ))}
      {found.length === 0 && (
        <Combobox.Empty>
          <Trans>Not here yet. Choose the one whose shops are most like yours.</Trans>
        </Combobox.Empty>
      )}
    </Combobox.Options>
  );
}
