/** Says that it is another day where the plan is than on this device. */
import { t } from '@lingui/core/macro';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { weekdayName, weekdayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import { useChosenTimeZone, useTimeZone } from '../view-mode';
import classes from './time-zone-note.module.css';

export interface OtherDayProps {
  householdId: string | undefined;
  today: PlainDate;
  /** Of the day of the device. */
  isAhead: boolean;
}

export function OtherDay({ householdId, today, isAhead }: OtherDayProps) {
  const timeZone = useTimeZone(householdId);
  const isChosen = useChosenTimeZone(householdId) !== null;
  const [day, place] = [weekdayName(weekdayOf(today)), placeOf(timeZone)];
  return (
    <p className={classes.note}>
      {householdId === undefined
        ? homeText({ day, place, isAhead, isChosen })
        : communityText({ day, place, isAhead, isChosen })}
    </p>
  );
}

interface DayThere {
  day: string;
  place: string;
  isAhead: boolean;
  isChosen: boolean;
}

function homeText({ day, place, isAhead, isChosen }: DayThere): string {
  if (isChosen) {
    return isAhead
      ? t`It’s already ${day} in ${place}, where your home is.`
      : t`It’s still ${day} in ${place}, where your home is.`;
  }
  return isAhead
    ? t`It’s already ${day} in ${place}, whose time your home uses.`
    : t`It’s still ${day} in ${place}, whose time your home uses.`;
}

function communityText({ day, place, isAhead, isChosen }: DayThere): string {
  if (isChosen) {
    return isAhead
      ? t`It’s already ${day} in ${place}, where your community is.`
      : t`It’s still ${day} in ${place}, where your community is.`;
  }
  return isAhead
    ? t`It’s already ${day} in ${place}, whose time your community uses.`
    : t`It’s still ${day} in ${place}, whose time your community uses.`;
}
