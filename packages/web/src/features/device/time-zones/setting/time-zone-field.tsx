/** Chooses a time zone: shows the place and what time it is there, and searches by place, region or name. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useState, type FocusEvent } from 'react';
import { type TimeZone } from '@saltbush/domain/account/households/time-zone';
import { deviceTimeZone } from '../../../../api/device-time-zone';
import { findZones, placeAndTime, type KnownZone } from './known-zones';
import classes from './time-zone-field.module.css';

export interface TimeZoneFieldProps {
  description: string;
  value: TimeZone;
  isBusy: boolean;
  onChoose: (timeZone: TimeZone) => void;
}

export function TimeZoneField({ description, value, isBusy, onChoose }: TimeZoneFieldProps) {
  const { typed, now, combobox, search, choose } = useZoneSearch(onChoose);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target>
        <TextInput
          label={t`Time zone`}
          description={description}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          readOnly={isBusy}
          value={typed ?? placeAndTime(value, now)}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onChange={(event) => search(event.currentTarget.value)}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {combobox.dropdownOpened && <ZoneOptions typed={typed ?? ''} value={value} now={now} />}
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** What is typed, and the time that is shown: when the list was opened. */
function useZoneSearch(onChoose: TimeZoneFieldProps['onChoose']) {
  const [typed, setTyped] = useState<string>();
  const [now, setNow] = useState(() => new Date());
  const combobox = useCombobox({
    onDropdownOpen: () => setNow(new Date()),
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
  const choose = (timeZone: TimeZone) => {
    combobox.closeDropdown();
    onChoose(timeZone);
  };
  return { typed, now, combobox, search, choose };
}

const mostOptions = 30;

function ZoneOptions({ typed, value, now }: { typed: string; value: TimeZone; now: Date }) {
  const first = [value, deviceTimeZone()].filter((zone) => zone !== undefined);
  const zones = findZones(typed, first).slice(0, mostOptions);
  return (
    <Combobox.Options aria-label={t`Time zones`} className={classes.options}>
      {zones.map((zone) => (
        <Combobox.Option
          key={zone.timeZone}
          value={zone.timeZone}
          active={zone.timeZone === value}
          className={classes.option}
        >
          <ZoneText {...zone} now={now} />
        </Combobox.Option>
      ))}
      {zones.length === 0 && (
        <Combobox.Empty>
          <Trans>No city called that. Try a bigger one near you.</Trans>
        </Combobox.Empty>
      )}
    </Combobox.Options>
  );
}

function ZoneText({ timeZone, name, now }: KnownZone & { now: Date }) {
  return (
    <>
      <span>{placeAndTime(timeZone, now)}</span>
      <span className={classes.name}>{name}</span>
    </>
  );
}
