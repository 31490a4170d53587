/** Chooses the shopping days, or any days of the list on a calendar. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDays } from '@saltbush/domain/plan/days/format-days';
import { useListContext } from '../list-context';
import { useOpenDays } from '../state/use-open-days';
import { DayPicker } from './day-picker';
import { useDaysChoices } from './days-choices';
import classes from './days-sheet.module.css';
import { pickDay, type PickedDays } from './pick-days';
import { ShoppingDayChoice } from './shopping-day-choice';

export function DaysSheet({ onClose }: { onClose: () => void }) {
  const { shown } = useListContext();
  const [picked, setPicked] = useState<PickedDays>();
  const openDays = useOpenDays();
  const finish = (open: () => void) => {
    open();
    onClose();
  };
  return (
    <div className={classes.sheet}>
      <ShoppingDayChoice onChange={() => setPicked(undefined)} />
      <ShopButtons isPrimary={!picked} onOpen={finish} />
      <DayPicker
        shown={shown}
        picked={picked}
        onPick={(date) => setPicked(pickDay(picked, date))}
      />
      {picked && (
        <Button
          fullWidth
          className={`${classes.button} ${classes.show}`}
          onClick={() => finish(() => openDays(picked.days))}
        >
          <Trans>Show list for {formatDays(picked.days)}</Trans>
        </Button>
      )}
    </div>
  );
}

interface ShopButtonsProps {
  isPrimary: boolean;
  onOpen: (open: () => void) => void;
}

/** Nothing while no shopping day is known. */
function ShopButtons({ isPrimary, onOpen }: ShopButtonsProps) {
  const { shops } = useDaysChoices(useListContext().shown);
  return shops.map(({ text, open }, index) => (
    <Button
      key={index}
      fullWidth
      variant={index === 0 && isPrimary ? 'filled' : 'default'}
      className={classes.button}
      onClick={() => onOpen(open)}
    >
      {text}
    </Button>
  ));
}
