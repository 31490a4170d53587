/** Menu button of an entry. The menu is loaded when the page is idle, or on first use. */
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { memo } from 'react';
import { LazyMenu } from '../../../../ui/menu/lazy-menu';
import type { EntryMenuProps } from './entry-menu-items';
import { entryMenuItems } from './entry-menu-items.lazy';
import classes from './entry-menu.module.css';

export const EntryMenu = memo(function EntryMenu(props: EntryMenuProps) {
  return (
    <LazyMenu
      code={entryMenuItems}
      itemProps={props}
      position="bottom-end"
      width={324}
      middlewares={{ flip: true, shift: { mainAxis: true, crossAxis: true, padding: 8 } }}
      trigger={(more) => (
        <ActionIcon
          {...more}
          data-entry={props.entry.id}
          className={classes.target}
          aria-label={`Options for ${props.name}`}
        >
          <IconDots size={20} stroke={1.75} />
        </ActionIcon>
      )}
    />
  );
});
