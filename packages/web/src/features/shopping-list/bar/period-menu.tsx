/** Chooses the week, and whose list it is. */
import { Menu, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { formatWeek } from '@saltbush/domain/meal-plans/week';
import { mainPart } from '../../../ui/layout/main-part';
import { WeekItems, type ShownWeek } from '../../meal-plans';
import { ViewModeItems, type View } from '../../view-mode';
import classes from './period-menu.module.css';

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
    <Menu position="bottom-start" width={264} portalProps={{ target: mainPart() }}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`${text}, change`}>
          <span className={classes.text}>{text}</span>
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {households.length > 0 && (
          <>
            <Menu.Label>Whose list</Menu.Label>
            <ViewModeItems view={view} ownLabel={ownLabel} />
            <Menu.Divider />
            <Menu.Label>Week</Menu.Label>
          </>
        )}
        <WeekItems shown={shown} />
      </Menu.Dropdown>
    </Menu>
  );
}

const ownLabel = 'My list';
