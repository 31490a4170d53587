/** Menu button of an entry. The menu is loaded when the page is idle, or on first use. */
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { memo, type ComponentPropsWithRef } from 'react';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { useOnDemand } from '../../../../ui/menu/use-on-demand';
import { usePrefetch } from '../../../../ui/use-prefetch';
import { entryPanel } from './entry-panel.lazy';

export interface EntryMenuProps {
  entry: MenuEntry;
  date: PlainDate;
  name: string;
  /** It has a recipe that can be read. */
  isRecipe: boolean;
  /** It has no day yet: `date` is the first of those that it is wanted on. */
  isUndated?: boolean;
  /** It is cooked at another meal. */
  isLeftovers: boolean;
  /** Other meals are leftovers of it. */
  hasLeftovers: boolean;
}

export const EntryMenu = memo(function EntryMenu(props: EntryMenuProps) {
  usePrefetch(entryPanel.load);
  const [EntryPanel, button] = useOnDemand(entryPanel);
  const trigger = (more: ComponentPropsWithRef<'button'>) => (
    <ActionIcon
      {...more}
      c="var(--ink)"
      data-entry={props.entry.id}
      aria-label={`Options for ${props.name}`}
    >
      <IconDots size={20} stroke={1.75} />
    </ActionIcon>
  );
  if (!EntryPanel) return trigger({ ...button, 'aria-haspopup': 'dialog' });
  return <EntryPanel {...props} trigger={trigger} />;
});
