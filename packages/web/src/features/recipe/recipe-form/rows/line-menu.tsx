/** What is done with a line: one button, which is dragged to move the line and pressed for the rest. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { ComponentPropsWithRef } from 'react';
import { LazyMenu } from '../../../../ui/menu/lazy-menu';
import type { LineMenuItemsProps } from './line-menu-items';
import { lineMenuItems } from './line-menu-items.lazy';

export interface LineMenuProps extends LineMenuItemsProps {
  /** What the line is called: "ingredient 2". */
  name: string;
  /** Whether the Tab key reaches it. */
  isStop: boolean;
}

export function LineMenu({ name, isStop, ...itemProps }: LineMenuProps) {
  return (
    <LazyMenu
      code={lineMenuItems}
      itemProps={itemProps}
      position="bottom-end"
      width={220}
      trigger={(props: ComponentPropsWithRef<'button'>) => (
        <ActionIcon
          {...props}
          tabIndex={isStop ? 0 : -1}
          color="gray"
          size="44px"
          aria-label={t`More for ${name}`}
        >
          <IconGripVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    />
  );
}
