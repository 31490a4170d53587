/** The shopping list of some days (Spec 1, decision 0105), for the shop: grouped by aisle, ticked with a thumb. */
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { isLimited } from '@saltbush/domain/account/households/roles';
import { useUser } from '../../../api/session';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { scopeKey, usePageView } from '../../device/view-mode';
import { ListBar } from './bar/list-bar';
import { BelowBar } from './bar/bar.lazy';
import { LimitedList } from './limited/limited-list.lazy';
import { ListScreen } from './list-screen';
import { ListSkeleton } from './empty/list-skeleton';
import { NoList } from './empty/no-list';
import classes from './shopping-list-page.module.css';
import { forgetUndo } from './state/undo';
import { useList } from './use-list';
import { useListDays } from './state/use-list-days';

export function ShoppingListPage() {
  const user = useUser();
  return user ? <ListOf userId={user._id} /> : null;
}

function ListOf({ userId }: { userId: string }) {
  const view = usePageView(userId, 'enableShoppingLists');
  const shown = useListDays(view.scope);
  const { shownList, status } = useList(view.scope, shown.days, shown.today);
  const key = scopeKey(view.scope);
  useEffect(() => forgetUndo, [key, shown.days.from, shown.days.to]);
  return (
    <div className={classes.page}>
      <DocumentTitle title={t`Shopping List`} />
      {shownList && isLimited(view.household?.role) ? (
        <LimitedList key={key} shownList={shownList} shown={shown} pageView={view} />
      ) : shownList ? (
        <ListScreen key={key} shownList={shownList} shown={shown} pageView={view} />
      ) : (
        <>
          <ListBar
            shown={shown}
            view={view}
            scope={view.scope}
            status={status}
            progress={undefined}
          />
          <BelowBar status={status} scope={view.scope} />
          {status.isOffline ? <NoList scope={view.scope} /> : <ListSkeleton />}
        </>
      )}
    </div>
  );
}
