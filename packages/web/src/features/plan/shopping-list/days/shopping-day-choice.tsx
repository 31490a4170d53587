/** The weekdays of the big shop: those that somebody chose for everyone who has this list, or what was learned. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  daysOfWeek,
  shortWeekday,
  type Weekday,
  weekdayName,
  weekdays,
} from '@saltbush/domain/plan/days/week';
import { listSettingsOf } from '@saltbush/domain/plan/shopping-list/shopping-days-of-rows';
import { formatList } from '../../../../ui/format-list';
import { useListContext } from '../list-context';
import { useOpenDays } from '../state/use-open-days';
import classes from './days-sheet.module.css';
import { toggleShoppingDay } from './pick-days';

export function ShoppingDayChoice({ onChange }: { onChange: () => void }) {
  const { view, shown } = useListContext();
  const { shoppingDays: chosen } = listSettingsOf(view.rows);
  const setDays = useSetShoppingDays(onChange);
  const learned = chosen ? [] : shown.shoppingDays;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <Trans>When do you do the big shop?</Trans>
      </legend>
      <div className={classes.weekdays}>
        {daysOfWeek(shown.thisWeek).map(({ weekday: day, name }) => (
          <UnstyledButton
            key={day}
            className={classes.weekday}
            aria-pressed={learned.includes(day) ? 'mixed' : (chosen?.includes(day) ?? false)}
            onClick={() => setDays(toggleShoppingDay(chosen ?? [], day))}
          >
            <span aria-hidden>{shortWeekday(day)}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </UnstyledButton>
        ))}
      </div>
      <div className={classes.said}>
        <output className={classes.note}>{noteOf(chosen, learned)}</output>
        {chosen && (
          <Button variant="subtle" px="xs" onClick={() => setDays(null)}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function useSetShoppingDays(onChange: () => void): (days: Weekday[] | null) => void {
  const { actions, shown } = useListContext();
  const openDays = useOpenDays();
  return (shoppingDays) => {
    actions.changer.change({ name: 'setListSettings', args: { change: { shoppingDays } } });
    shown.choosePeriod('until-next-shop');
    openDays({});
    onChange();
  };
}

function noteOf(chosen: readonly Weekday[] | undefined, learned: readonly Weekday[]): string {
  if (chosen) return t`Your list goes from one shop to the next: ${names(chosen)}.`;
  if (learned.length > 0) return t`Learned from your last shops: ${names(learned)}.`;
  return t`Pick one or two days. Your list then goes from one shop to the next.`;
}

const names = (days: readonly Weekday[]): string =>
  formatList(weekdays.filter((day) => days.includes(day)).map(weekdayName));
