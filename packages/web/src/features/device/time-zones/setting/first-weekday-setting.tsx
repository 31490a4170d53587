/** The weekday that the weeks of a household or a person start on, to be changed. */
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { firstWeekdayOr } from '@saltbush/domain/plan/days/first-weekday';
import { weekdayName, weekdays, type Weekday } from '@saltbush/domain/plan/days/week';
import { useSaveHome } from '../use-save-home';

export interface FirstWeekdaySettingProps {
  /** Absent: the person's own. */
  householdId?: string;
  /** Null until it is chosen. */
  chosen: string | null | undefined;
}

/** @example <FirstWeekdaySetting householdId={household._id} chosen={household.firstWeekday} /> */
export function FirstWeekdaySetting({ householdId, chosen }: FirstWeekdaySettingProps) {
  const { isBusy, saveFirstWeekday } = useSaveHome(householdId);
  return (
    <NativeSelect
      label={t`Week starts on`}
      description={householdId === undefined ? undefined : t`The plan’s first day, for everyone.`}
      disabled={isBusy}
      value={firstWeekdayOr(chosen)}
      onChange={(event) => void saveFirstWeekday(event.currentTarget.value as Weekday)}
      data={weekdays.map((weekday) => ({ value: weekday, label: weekdayName(weekday) }))}
    />
  );
}
