/** Chooses the days, and whose list it is. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { LazyMenu } from '../../../../ui/menu/lazy-menu';
import type { View } from '../../../device/view-mode';
import { daysText } from '../state/days-text';
import type { ListDays } from '../state/use-list-days';
import { periodItems } from './bar.lazy';
import classes from './period-menu.module.css';
import type { SheetName } from './sheet-name';

export interface PeriodMenuProps {
  shown: ListDays;
  view: View;
  /** Absent while there is no list. */
  onOpenSheet: ((sheet: SheetName) => void) | undefined;
}

export function PeriodMenu({ shown, view, onOpenSheet }: PeriodMenuProps) {
  const { households, household } = view;
  const owner = households.length > 0 ? (household?.name ?? ownLabel) : undefined;
  const { name, dates } = daysText(shown);
  const text = [owner, name, dates].filter(Boolean).join(', ');
  return (
    <LazyMenu
      code={periodItems}
      itemProps={{ shown, view, ownLabel, onOpenSheet }}
      position="bottom-start"
      width={296}
      className={classes.menu}
      trigger={(props) => (
        <UnstyledButton {...props} className={classes.button} aria-label={t`${text}, change`}>
          <span className={classes.text}>
            {owner && <span className={classes.owner}>{owner},</span>}{' '}
            <span className={classes.days}>
              {name && <span className={classes.name}>{name}</span>}
              <span className={classes.dates}>{name ? `, ${dates}` : dates}</span>
            </span>
          </span>
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    />
  );
}

const ownLabel = t`My list`;
