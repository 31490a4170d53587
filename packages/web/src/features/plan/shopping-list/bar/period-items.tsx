/** The weeks to choose from, and whose list it is; loaded by `period-menu.tsx`. */
import { Menu } from '@mantine/core';
import type { ShownWeek, View } from '../../../device/view-mode';
import { ViewModeItems, WeekItems } from '../../../device/view-mode/menu-items';

export interface PeriodItemsProps {
  shown: ShownWeek;
  view: View;
  ownLabel: string;
}

export function PeriodItems({ shown, view, ownLabel }: PeriodItemsProps) {
  return (
    <>
      {view.households.length > 0 && (
        <>
          <Menu.Label>Whose list</Menu.Label>
          <ViewModeItems view={view} ownLabel={ownLabel} />
          <Menu.Divider />
          <Menu.Label>Week</Menu.Label>
        </>
      )}
      <WeekItems shown={shown} />
    </>
  );
}
