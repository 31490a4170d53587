/** Chooses the week, and whose list it is. */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { formatWeek } from '@saltbush/domain/plan/meal-plans/week';
import { LazyMenu, menuCode } from '../../../../ui/menu/lazy-menu';
import type { ShownWeek, View } from '../../../device/view-mode';
import classes from './period-menu.module.css';

const code = menuCode(async () => (await import('./period-items')).PeriodItems);

export interface PeriodMenuProps {
  shown: ShownWeek;
  view: View;
}

export function PeriodMenu({ shown, view }: PeriodMenuProps) {
  const { households, household } = view;
  const owner = households.length > 0 ? (household?.name ?? ownLabel) : undefined;
  const { week, relation } = shown;
  const text = [owner, relation, formatWeek(week)].filter(Boolean).join(', ');
  return (
    <LazyMenu
      code={code}
      itemProps={{ shown, view, ownLabel }}
      position="bottom-start"
      width={264}
      className={classes.menu}
      trigger={(props) => (
        <UnstyledButton {...props} className={classes.button} aria-label={`${text}, change`}>
          <span className={classes.text}>{text}</span>
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    />
  );
}

const ownLabel = 'My list';
