/** The days to choose from, and whose list it is; loaded by `period-menu.tsx`. */
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { View } from '../../../device/view-mode';
import { ViewModeItems } from '../../../device/view-mode/menu-items';
import { useDaysChoices, type DaysChoice } from '../days/days-choices';
import type { ListDays } from '../state/use-list-days';
import type { SheetName } from './sheet-name';

export interface PeriodItemsProps {
  shown: ListDays;
  view: View;
  ownLabel: string;
  onOpenSheet: ((sheet: SheetName) => void) | undefined;
}

export function PeriodItems({ shown, view, ownLabel, onOpenSheet }: PeriodItemsProps) {
  const { shops, weeks } = useDaysChoices(shown);
  return (
    <>
      {view.households.length > 0 && (
        <>
          <Menu.Label>
            <Trans>Whose list</Trans>
          </Menu.Label>
          <ViewModeItems view={view} ownLabel={ownLabel} />
          <Menu.Divider />
          <Menu.Label>
            <Trans>Days</Trans>
          </Menu.Label>
        </>
      )}
      {[...shops, ...weeks].map((choice) => (
        <DaysItem key={choice.text} choice={choice} />
      ))}
      {onOpenSheet && (
        <Menu.Item onClick={() => onOpenSheet('Choose days')}>
          <Trans>Choose days…</Trans>
        </Menu.Item>
      )}
    </>
  );
}

const DaysItem = ({ choice: { text, isShown, open } }: { choice: DaysChoice }) => (
  <Menu.Item
    aria-current={isShown || undefined}
    rightSection={isShown && <IconCheck size={18} stroke={1.75} aria-hidden />}
    onClick={open}
  >
    {text}
  </Menu.Item>
);
