/** Says that it is another day where the plan is than on this device. */
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
  const whose = householdId === undefined ? 'your home' : 'your community';
  return (
    <p className={classes.note}>
      It’s {isAhead ? 'already' : 'still'} {weekdayName(weekdayOf(today))} in {placeOf(timeZone)},{' '}
      {isChosen ? `where ${whose} is` : `whose time ${whose} uses`}.
    </p>
  );
}
