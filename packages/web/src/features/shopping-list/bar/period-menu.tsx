/** Chooses the week, and whose list it is. */
import { Menu, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useNavigate } from '@tanstack/react-router';
import { addWeeks, formatWeek, mondayOf, type PlainDate } from '@saltbush/domain/meal-plans/week';
import { mainPart } from '../../../ui/layout/main-part';
import type { ShownWeek } from '../../meal-plans';
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
/** From last week on; and around the week that is shown. */
const steps = [-1, 0, 1, 2, 3];

function WeekItems({ shown: { week, today } }: { shown: ShownWeek }) {
  const navigate = useNavigate();
  const thisWeek = mondayOf(today);
  const near = steps.map((step) => addWeeks(thisWeek, step));
  const around = [-1, 0, 1].map((step) => addWeeks(week, step));
  const weeks = [...new Set([...near, ...around])].sort();
  const open = (to: PlainDate) => {
    const search = (before: object) => ({ ...before, week: to === thisWeek ? undefined : to });
    void navigate({ to: '.', search, resetScroll: false });
  };
  return weeks.map((one) => (
    <Menu.Item
      key={one}
      mih={44}
      aria-current={one === week || undefined}
      rightSection={one === week && <IconCheck size={18} stroke={1.75} aria-hidden />}
      onClick={() => open(one)}
    >
      {weekText(one, thisWeek)}
    </Menu.Item>
  ));
}

/** @example weekText('2026-11-16', '2026-11-16') // 'This week, 16 – 22 November' */
function weekText(week: PlainDate, thisWeek: PlainDate): string {
  const relation = relations.find(({ step }) => addWeeks(thisWeek, step) === week)?.text;
  return [relation, formatWeek(week)].filter(Boolean).join(', ');
}

const relations = [
  { step: -1, text: 'Last week' },
  { step: 0, text: 'This week' },
  { step: 1, text: 'Next week' },
];
