/** The entries of the menu of a list beside the plan's. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, VisuallyHidden } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconHandMove from '@tabler/icons-react/dist/esm/icons/IconHandMove.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import {
  namedListAsText,
  type NamedList,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { shareText } from '../../../../ui/share-text';
import type { NamedListActions } from './use-named-list-actions';

export interface NamedMenuItemsProps {
  list: NamedList;
  actions: NamedListActions;
  onRename: () => void;
  onRemove: () => void;
}

export function NamedMenuItems({ list, actions, onRename, onRemove }: NamedMenuItemsProps) {
  return (
    <>
      {list.ticked.length > 0 && (
        <Menu.Item leftSection={icon(IconChecks)} onClick={actions.clearTicked}>
          <Trans>Clear ticked items</Trans>
        </Menu.Item>
      )}
      <Menu.Item leftSection={icon(IconPencil)} onClick={onRename}>
        <Trans>Rename</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={icon(IconHandMove)}
        rightSection={list.isByHand && icon(IconCheck)}
        onClick={() => actions.setByHand(!list.isByHand)}
      >
        <Trans>Sort by hand</Trans>
        {list.isByHand && (
          <VisuallyHidden>
            {', '}
            <Trans>on</Trans>
          </VisuallyHidden>
        )}
      </Menu.Item>
      <Menu.Item
        disabled={list.open.length === 0}
        leftSection={icon(IconShare)}
        onClick={() => share(list)}
      >
        <Trans>Share as text</Trans>
      </Menu.Item>
      <Menu.Item c="var(--danger)" leftSection={icon(IconTrash)} onClick={onRemove}>
        <Trans>Remove the list</Trans>
      </Menu.Item>
    </>
  );
}

const share = (list: NamedList): void =>
  void shareText({
    title: list.name,
    text: namedListAsText(list),
    copied: t`List copied`,
    failed: t`The list could not be copied`,
  });

const icon = (Icon: typeof IconCheck) => <Icon size={20} stroke={1.75} aria-hidden />;
