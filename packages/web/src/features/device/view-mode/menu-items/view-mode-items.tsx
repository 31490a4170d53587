/** Chooses whose plan and list is shown, in a menu of the page. */
import { Menu } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { chooseViewMode } from '../../../../api/view-mode';
import type { View } from '../use-view';
import classes from './view-mode-items.module.css';

export interface ViewModeItemsProps {
  view: Pick<View, 'household' | 'households'>;
  /** "My plan", "My list" */
  ownLabel: string;
}

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
