/** The name of the week as the heading. It opens: whose plan, which week, and what is done with all of it. */
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { formatWeek } from '@saltbush/domain/meal-plans/week';
import { useState } from 'react';
import { mainPart } from '../../../ui/layout/main-part';
import { CalendarFeedDialog } from '../../calendar-feed';
import type { View } from '../../view-mode';
import { ViewModeItems } from '../../view-mode/menu-items';
import type { ShownWeek } from '../../view-mode';
import { WeekItems } from '../../view-mode/menu-items';
import classes from './period-menu.module.css';

export interface PeriodMenuProps {
  shown: ShownWeek;
  view: View;
  actions: WeekActions;
}

/** Undefined: not offered. */
export interface WeekActions {
  onMonth: (() => void) | undefined;
  onCopyLastWeek: (() => void) | undefined;
  onTemplates: (() => void) | undefined;
  onClear: (() => void) | undefined;
  onShare: (() => void) | undefined;
  onSharePicture: (() => void) | undefined;
}

const ownLabel = 'My plan';

/** The name of the week and its menu, and what the menu opens. */
export function PeriodMenu(props: PeriodMenuProps) {
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <>
      <WeekMenu {...props} onCalendar={() => setCalendarOpen(true)} />
      <CalendarFeedDialog
        scope={props.view.scope}
        isOpen={isCalendarOpen}
        onClose={() => setCalendarOpen(false)}
      />
    </>
  );
}

interface WeekMenuProps extends PeriodMenuProps {
  onCalendar: () => void;
}

function WeekMenu({ shown, view, actions, onCalendar }: WeekMenuProps) {
  const { households, household } = view;
  const owner = households.length > 0 ? (household?.name ?? ownLabel) : undefined;
  return (
    <Menu position="bottom-start" width={288} portalProps={{ target: mainPart() }}>
      <h1 className={classes.heading} tabIndex={-1}>
        <Menu.Target>
          <UnstyledButton className={classes.button} data-far={!shown.relation || undefined}>
            <PeriodName shown={shown} owner={owner} />
          </UnstyledButton>
        </Menu.Target>
      </h1>
      <Menu.Dropdown className={classes.menu}>
        {households.length > 0 && (
          <>
            <Menu.Label>Whose plan</Menu.Label>
            <ViewModeItems view={view} ownLabel={ownLabel} />
            <Menu.Divider />
            <Menu.Label>Week</Menu.Label>
          </>
        )}
        <WeekItems shown={shown} />
        <Menu.Divider />
        <ActionItems {...actions} onCalendar={onCalendar} />
      </Menu.Dropdown>
    </Menu>
  );
}

function PeriodName({
  shown,
  owner,
}: Pick<PeriodMenuProps, 'shown'> & { owner: string | undefined }) {
  const { week, relation } = shown;
  return (
    <>
      <span className={classes.relation}>
        {relation || week.slice(0, 4)}
        <Comma />
        {owner && (
          <span className={classes.owner}>
            <span aria-hidden> · </span>
            {owner}
            <Comma />
          </span>
        )}
      </span>
      <span className={classes.dates}>{formatWeek(week)}</span>
      <VisuallyHidden component="span">, change</VisuallyHidden>
      <IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden />
    </>
  );
}

/** For screen readers. */
const Comma = () => <VisuallyHidden component="span">, </VisuallyHidden>;

interface ActionItemsProps extends WeekActions {
  onCalendar: () => void;
}

function ActionItems(props: ActionItemsProps) {
  const { onMonth, onCopyLastWeek, onTemplates, onClear } = props;
  const { onShare, onSharePicture, onCalendar } = props;
  const items = [
    { label: 'Month', Icon: IconCalendarMonth, onClick: onMonth },
    { label: 'Copy last week', Icon: IconCopy, onClick: onCopyLastWeek },
    { label: 'Templates', Icon: IconTemplate, onClick: onTemplates },
    { label: 'Clear week', Icon: IconEraser, onClick: onClear },
    { label: 'Share as text', Icon: IconShare, onClick: onShare },
    { label: 'Share as a picture', Icon: IconPhoto, onClick: onSharePicture },
    { label: 'Add to your calendar', Icon: IconCalendarPlus, onClick: onCalendar },
    { label: 'Print', Icon: IconPrinter, onClick: () => window.print() },
  ];
  return items
    .filter(({ onClick }) => onClick !== undefined)
    .map(({ label, Icon, onClick }) => (
      <Menu.Item
        key={label}
        mih={44}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
        onClick={onClick}
      >
        {label}
      </Menu.Item>
    ));
}
