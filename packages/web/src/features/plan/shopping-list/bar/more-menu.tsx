/** What is needed less often than ticking and adding. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { LazyMenu } from '../../../../ui/menu/lazy-menu';
import { useScreenChoice } from '../../../device/screen-on';
import { moreItems } from './bar.lazy';
import type { SheetName } from './sheet-name';

export function MoreMenu({ onOpenSheet }: { onOpenSheet: (sheet: SheetName) => void }) {
  const screen = useScreenChoice();
  return (
    <LazyMenu
      code={moreItems}
      itemProps={{ screen, onOpenSheet }}
      position="bottom-end"
      width={272}
      trigger={(props) => (
        <ActionIcon {...props} aria-label={t`More`}>
          <IconDotsVertical size={22} stroke={1.75} />
        </ActionIcon>
      )}
    />
  );
}
