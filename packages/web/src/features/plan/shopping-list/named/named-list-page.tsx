/** A list beside the plan's (decision 0149): hardware, a party. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isLimited } from '@saltbush/domain/account/households/roles';
import {
  namedListOf,
  type NamedList,
} from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { useUser } from '../../../../api/session';
import { Sheet } from '../../../../ui/dialog/sheet';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { DocumentTitle } from '../../../../ui/layout/document-title';
import { Page } from '../../../../ui/layout/page';
import { LinkButton } from '../../../../ui/link-button';
import { LoadedPart } from '../../../../ui/loaded-part';
import { usePrefetch } from '../../../../ui/use-prefetch';
import { paths } from '../../../../paths';
import { usePlanRows, useSyncStatus, type PlanView } from '../../../device/sync';
import { usePageView, useToday, type PlanScope } from '../../../device/view-mode';
import { Dock } from '../add/dock';
import { BelowBar } from '../bar/below-bar';
import { ListSkeleton } from '../empty/list-skeleton';
import { LimitedNamedList } from './limited-named-list';
import { useLayout } from '../state/use-layout';
import { useStore } from '../state/use-store';
import { AddToNamedList } from './add-to-named-list';
import { NamedItems } from './named-items';
import { NamedListBar } from './named-list-bar';
import classes from './named-list.module.css';
import { namedDetails } from './named.lazy';
import { useNamedListActions } from './use-named-list-actions';

export function NamedListPage() {
  const user = useUser();
  return user ? <NamedListFor userId={user._id} /> : null;
}

function NamedListFor({ userId }: { userId: string }) {
  const { scope, household } = usePageView(userId, 'enableShoppingLists');
  const { id = '' } = useParams({ strict: false });
  const view = usePlanRows(scope);
  const [store] = useStore();
  const list = useMemo(() => view && namedListOf(view, id, store), [view, id, store]);
  if (list && isLimited(household?.role)) {
    return <LimitedNamedList scope={scope} list={list} mayTick={household.role === 'shopper'} />;
  }
  if (view && list) return <NamedListScreen key={id} scope={scope} view={view} list={list} />;
  if (!view?.isLoaded) return <ListSkeleton />;
  return (
    <Page title={t`We couldn’t find this list`}>
      <EmptyState
        title={t`It was removed, or it is in another community`}
        hint={t`A list that was removed can be brought back in the history of the shopping list.`}
      >
        <LinkButton to={paths.shoppingList}>
          <Trans>Open the shopping list</Trans>
        </LinkButton>
      </EmptyState>
    </Page>
  );
}

interface NamedListScreenProps {
  scope: PlanScope;
  view: PlanView;
  list: NamedList;
}

function NamedListScreen({ scope, view, list }: NamedListScreenProps) {
  const status = useSyncStatus(scope);
  const today = useToday(scope.householdId);
  const actions = useNamedListActions(scope, { view, list, today });
  const { hasRail } = useLayout();
  const [openId, setOpenId] = useState<string>();
  usePrefetch(namedDetails.load);
  const close = () => setOpenId(undefined);
  const item = [...list.open, ...list.ticked].find(({ id }) => id === openId);
  const add = <AddToNamedList onAdd={actions.add} />;
  return (
    <div className={classes.page}>
      <DocumentTitle title={list.name} />
      <NamedListBar list={list} actions={actions} status={status} scope={scope} />
      <BelowBar status={status} scope={scope} />
      <div className={classes.body}>
        {hasRail && <div className={classes.add}>{add}</div>}
        <NamedItems
          list={list}
          onTick={actions.setTicked}
          onOpen={({ id }) => setOpenId(id)}
          onMove={actions.reorder}
        />
      </div>
      {!hasRail && <Dock>{add}</Dock>}
      <Sheet isOpen={item !== undefined} onClose={close} title={item?.text ?? ''}>
        {item && (
          <LoadedPart
            code={namedDetails}
            partProps={{ item, listId: list.id, view, actions, onClose: close }}
          />
        )}
      </Sheet>
    </div>
  );
}
