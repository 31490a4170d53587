/** Menu button of an entry. The menu is loaded when the page is idle, or on first use. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { memo, type ComponentPropsWithRef } from 'react';
import { useOnDemand } from '../../../../ui/menu/use-on-demand';
import { usePrefetch } from '../../../../ui/use-prefetch';
import { entryPanel } from './entry-panel.lazy';
import type { EntryMenuProps } from './entry-step';

export const EntryMenu = memo(function EntryMenu(props: EntryMenuProps) {
  usePrefetch(entryPanel.load);
  const [EntryPanel, button] = useOnDemand(entryPanel);
  const trigger = (more: ComponentPropsWithRef<'button'>) => (
    <ActionIcon
      {...more}
      c="var(--ink)"
      data-entry={props.entry.id}
      aria-label={t`Options for ${props.name}`}
    >
      <IconDots size={20} stroke={1.75} />
    </ActionIcon>
  );
  if (!EntryPanel) return trigger({ ...button, 'aria-haspopup': 'dialog' });
  return <EntryPanel {...props} trigger={trigger} />;
});
