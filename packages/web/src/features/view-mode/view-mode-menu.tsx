/** Chooses whose plan and list is shown. Absent while there is only one's own. */
import { Button, Menu } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { chooseViewMode } from '../../api/view-mode';
import { mainPart } from '../../ui/layout/main-part';
import type { View } from './use-view';
import classes from './view-mode-menu.module.css';

export interface ViewModeMenuProps {
  view: View;
  /** "My plan", "My list" */
  ownLabel: string;
}

/** @example <ViewModeMenu view={view} ownLabel="My plan" /> */
export function ViewModeMenu({ view: { household, households }, ownLabel }: ViewModeMenuProps) {
  if (households.length === 0) return null;
  return (
    <Menu position="bottom-start" width={240} portalProps={{ target: mainPart() }}>
      <Menu.Target>
        <Button
          className={classes.button}
          classNames={{ label: classes.label }}
          variant="subtle"
          aria-label={`${household?.name ?? ownLabel}, change`}
          rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        >
          {household?.name ?? ownLabel}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ViewModeItems view={{ household, households }} ownLabel={ownLabel} />
      </Menu.Dropdown>
    </Menu>
  );
}

export interface ViewModeItemsProps extends Pick<ViewModeMenuProps, 'ownLabel'> {
  view: Pick<View, 'household' | 'households'>;
}

/** The same choices in a menu of the page. */
export function ViewModeItems({ view: { household, households }, ownLabel }: ViewModeItemsProps) {
  return (
    <>
      <Choice name={ownLabel} isChosen={!household} Icon={IconUser} />
      {households.map(({ _id: id, name }) => (
        <Choice
          key={id}
          name={name}
          householdId={id}
          isChosen={id === household?._id}
          Icon={IconUsers}
        />
      ))}
    </>
  );
}

interface ChoiceProps {
  name: string;
  householdId?: string;
  isChosen: boolean;
  Icon: typeof IconUser;
}

function Choice({ name, householdId, isChosen, Icon }: ChoiceProps) {
  return (
    <Menu.Item
      mih={44}
      aria-current={isChosen || undefined}
      className={classes.choice}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      rightSection={isChosen && <IconCheck size={18} stroke={1.75} aria-hidden />}
      onClick={() => chooseViewMode(householdId)}
    >
      {name}
    </Menu.Item>
  );
}
