/** The day and the time at which the dishes are eaten, in the home's time zone. */
import { t } from '@lingui/core/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { formatShortDay } from '@saltbush/domain/plan/days/week';
import { deviceTimeZone } from '../../../../../api/device-time-zone';
import classes from './setup.module.css';
import type { ServingTimeChoice } from './use-serving-time';

export function ServingTime({
  date,
  time,
  days,
  setDate,
  setTime,
  timeZone,
}: ServingTimeChoice & { timeZone: TimeZone }) {
  return (
    <div className={classes.times}>
      <NativeSelect
        label={t`Day`}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        data={days.map((day, index) => ({
          value: day,
          label: [t`Today`, t`Tomorrow`][index] ?? formatShortDay(day),
        }))}
      />
      <TextInput
        type="time"
        label={deviceTimeZone() === timeZone ? t`Eat at` : t`Eat at, ${placeOf(timeZone)} time`}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
    </div>
  );
}
