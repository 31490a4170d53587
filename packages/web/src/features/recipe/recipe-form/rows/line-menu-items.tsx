import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ComponentType, ReactNode } from 'react';

export interface LineMenuItemsProps {
  /** Each is left out where it makes no sense. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  /** A line becomes a heading, and a heading a line. */
  onToggleHeading: (() => void) | undefined;
  isHeading: boolean;
  onAddImage?: (() => void) | undefined;
  onDelete: () => void;
}

export function LineMenuItems(props: LineMenuItemsProps) {
  const { isHeading, onMoveUp, onMoveDown, onToggleHeading, onAddImage, onDelete } = props;
  return (
    <>
      <Item icon={IconArrowUp} onClick={onMoveUp}>
        <Trans>Move up</Trans>
      </Item>
      <Item icon={IconArrowDown} onClick={onMoveDown}>
        <Trans>Move down</Trans>
      </Item>
      <Item icon={IconHeading} onClick={onToggleHeading}>
        {isHeading ? t`Make it a line` : t`Make it a heading`}
      </Item>
      <Item icon={IconPhotoPlus} onClick={onAddImage}>
        <Trans>Add a picture</Trans>
      </Item>
      <Item icon={IconTrash} color="red" onClick={onDelete}>
        <Trans>Delete</Trans>
      </Item>
    </>
  );
}

interface ItemProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  color?: string;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function Item({ icon: Icon, onClick, ...item }: ItemProps) {
  if (!onClick) return null;
  return (
    <Menu.Item
      {...item}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    />
  );
}
