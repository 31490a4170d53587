/** The time zone of a household or a person, to be changed. */
import { t } from '@lingui/core/macro';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { TimeZoneField } from './time-zone-field';
import { useSaveHome } from '../use-save-home';

export interface TimeZoneSettingProps {
  /** Absent: the person's own. */
  householdId?: string;
  /** Null until it is chosen. */
  chosen: TimeZone | null;
}

/** @example <TimeZoneSetting householdId={household._id} chosen={household.timeZone} /> */
export function TimeZoneSetting({ householdId, chosen }: TimeZoneSettingProps) {
  const { isBusy, saveTimeZone } = useSaveHome(householdId);
  return (
    <TimeZoneField
      description={
        householdId === undefined ? search : t`Which day is today, for everyone. ${search}.`
      }
      value={chosen ?? standInTimeZone}
      isBusy={isBusy}
      onChoose={(timeZone) => {
        if (timeZone !== chosen) void saveTimeZone(timeZone);
      }}
    />
  );
}

const search = t`Search for a city near you`;
