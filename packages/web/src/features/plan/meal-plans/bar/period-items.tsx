/** Whose plan, which days, and what is done with all of them; loaded by `period-menu.tsx`. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { weekdayName } from '@saltbush/domain/plan/days/week';
import type { ShownWeek, View } from '../../../device/view-mode';
import { choosePlanDays } from '../week/plan-days';
import { ViewModeItems } from '../../../device/view-mode/menu-items';
import type { WeekActions } from '../plan/use-week-actions';
import { calendarDialog, jobsDialog, nutritionDialog, shareDialog } from './period-dialogs';

interface PeriodItemsProps {
  shown: ShownWeek;
  view: View;
  ownLabel: string;
  actions: WeekActions;
  onDialog: (dialog: ReactNode) => void;
}

export function PeriodItems({ shown, view, ownLabel, actions, onDialog }: PeriodItemsProps) {
  const { scope } = view;
  return (
    <>
      {view.households.length > 0 && (
        <>
          <Menu.Label>
            <Trans>Whose plan</Trans>
          </Menu.Label>
          <ViewModeItems view={view} ownLabel={ownLabel} />
          <Menu.Divider />
        </>
      )}
      <Menu.Label>
        <Trans>Days</Trans>
      </Menu.Label>
      <DaysItems {...shown} />
      <Menu.Divider />
      <ActionItems
        {...actions}
        onShare={actions.onShareAsText && (() => onDialog(shareDialog(actions)))}
        onNutrition={() => onDialog(nutritionDialog(scope, shown))}
        onJobs={() => onDialog(jobsDialog(scope))}
        onCalendar={() => onDialog(calendarDialog(scope))}
      />
    </>
  );
}

/** The week, or seven days from today. Others: by the arrows beside the name of the week, and by the month. */
function DaysItems({ firstWeekday, isFromToday, isThisWeek }: ShownWeek) {
  const navigate = useNavigate();
  const choose = (days: 'week' | 'from-today') => {
    choosePlanDays(days);
    const search = (before: object) => ({ ...before, week: undefined });
    void navigate({ to: '.', search, resetScroll: false });
  };
  const isShown = (isOfChoice: boolean) => isThisWeek && isOfChoice;
  return (
    <>
      <DaysItem
        text={t`This week, from ${weekdayName(firstWeekday)}`}
        Icon={IconCalendarWeek}
        isChosen={isShown(!isFromToday)}
        onClick={() => choose('week')}
      />
      <DaysItem
        text={t`7 days from today`}
        Icon={IconCalendarEvent}
        isChosen={isShown(isFromToday)}
        onClick={() => choose('from-today')}
      />
    </>
  );
}

interface DaysItemProps {
  text: string;
  Icon: typeof IconCalendarEvent;
  isChosen: boolean;
  onClick: () => void;
}

const DaysItem = ({ text, Icon, isChosen, onClick }: DaysItemProps) => (
  <Menu.Item
    aria-current={isChosen || undefined}
    leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
    rightSection={isChosen && <IconCheck size={18} stroke={1.75} aria-hidden />}
    onClick={onClick}
  >
    {text}
  </Menu.Item>
);

interface ActionItemsProps extends Omit<WeekActions, 'onShareAsText' | 'onShareAsImage'> {
  onShare: (() => void) | undefined;
  onNutrition: () => void;
  onJobs: () => void;
  onCalendar: () => void;
}

function ActionItems(props: ActionItemsProps) {
  const { onMonth, onCopyLastWeek, onTemplates, onClear } = props;
  const { onShare, onNutrition, onJobs, onCalendar } = props;
  const items = (all: readonly Action[]) =>
    all
      .filter(({ onClick }) => onClick !== undefined)
      .map((action) => <ActionItem key={action.label} {...action} />);
  return (
    <>
      {items([
        { label: t`Month`, Icon: IconCalendarMonth, onClick: onMonth },
        { label: t`Nutrition`, Icon: IconChartBar, onClick: onNutrition },
        { label: t`Small jobs`, Icon: IconSnowflake, onClick: onJobs },
        { label: t`Copy the week before`, Icon: IconCopy, onClick: onCopyLastWeek },
        { label: t`Templates`, Icon: IconTemplate, onClick: onTemplates },
        { label: t`Clear week`, Icon: IconEraser, onClick: onClear },
        { label: t`Share`, Icon: IconShare, onClick: onShare },
        { label: t`Add to your calendar`, Icon: IconCalendarPlus, onClick: onCalendar },
        { label: t`Print`, Icon: IconPrinter, onClick: () => window.print() },
      ])}
    </>
  );
}

interface Action {
  label: string;
  Icon: typeof IconCalendarEvent;
  onClick: (() => void) | undefined;
}

const ActionItem = ({ label, Icon, onClick }: Action) => (
  <Menu.Item leftSection={<Icon size={20} stroke={1.75} aria-hidden />} onClick={onClick}>
    {label}
  </Menu.Item>
);
