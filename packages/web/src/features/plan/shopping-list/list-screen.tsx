/** A list that is there: bar, rows, sheets. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { usePrefetch } from '../../../ui/use-prefetch';
import { TimeZoneNote } from '../../device/time-zones';
import type { View } from '../../device/view-mode';
import classes from './shopping-list-page.module.css';
import { useListActions } from './actions/use-list-actions';
import { ListBar } from './bar/list-bar';
import type { SheetName } from './bar/sheet-name';
import { BelowBar } from './bar/bar.lazy';
import { lineDetails } from './details/line-details.lazy';
import { ListBody } from './list-body';
import { ListSheets } from './list-sheets';
import { ListContext, type ListContextValue } from './list-context';
import type { ShownList } from './use-list';
import type { ListDays } from './state/use-list-days';

export interface ListScreenProps {
  shownList: ShownList;
  shown: ListDays;
  pageView: View;
}

export function ListScreen({ shownList, shown, pageView }: ListScreenProps) {
  const context = useContextValue(shownList, shown);
  const [sheet, openSheet] = useState<SheetName>();
  usePrefetch(lineDetails.load);
  const { list, status, scope } = context;
  return (
    <ListContext value={context}>
      <ListBar
        shown={shown}
        view={pageView}
        scope={scope}
        status={status}
        progress={list.total > 0 ? list : undefined}
        onOpenSheet={openSheet}
      />
      <BelowBar status={status} scope={scope} />
      <div className={classes.note}>
        <TimeZoneNote householdId={scope.householdId} />
      </div>
      {/* Other rows are no ticks of someone; those until the next shop change by themselves, and stay in place. */}
      <ListBody
        key={shown.kind === 'until-next-shop' ? '' : shown.days.from + shown.days.to}
        onOpenSheet={openSheet}
      />
      <ListSheets sheet={sheet} onClose={() => openSheet(undefined)} />
    </ListContext>
  );
}

function useContextValue(shownList: ShownList, shown: ListDays): ListContextValue {
  const latest = useRef(shownList);
  useLayoutEffect(() => {
    latest.current = shownList;
  });
  const actions = useListActions(
    shownList.scope,
    useCallback(() => latest.current, []),
  );
  const [openKey, openDetails] = useState<string>();
  return { ...shownList, shown, actions, openKey, openDetails };
}
