/** Chooses the seven days that a recipe is planned in: these or the next. */
import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';

/** A control has texts as values. */
export type WeeksAhead = '0' | '1';

export interface WeekSwitchProps {
  value: WeeksAhead;
  isFromToday: boolean;
  onChange: (weeksAhead: WeeksAhead) => void;
}

export function WeekSwitch({ value, isFromToday, onChange }: WeekSwitchProps) {
  return (
    <SegmentedControl
      fullWidth
      mb="sm"
      aria-label={t`Week`}
      value={value}
      onChange={onChange}
      data={[
        { value: '0', label: isFromToday ? t`From today` : t`This week` },
        { value: '1', label: isFromToday ? t`The 7 days after` : t`Next week` },
      ]}
    />
  );
}
