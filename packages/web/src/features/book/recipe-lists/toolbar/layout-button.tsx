/** Changes between cards and a compact list; the device remembers it. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import type { CardLayout } from '../../../../ui/layout/card-grid';

export interface LayoutButtonProps {
  layout: CardLayout;
  onLayout: (layout: CardLayout) => void;
}

export function LayoutButton({ layout, onLayout }: LayoutButtonProps) {
  const [other, label, Icon] =
    layout === 'grid'
      ? (['list', t`Show as a list`, IconList] as const)
      : (['grid', t`Show as cards`, IconLayoutGrid] as const);
  return (
    <ActionIcon aria-label={label} onClick={() => onLayout(other)}>
      <Icon size={20} stroke={1.75} />
    </ActionIcon>
  );
}
