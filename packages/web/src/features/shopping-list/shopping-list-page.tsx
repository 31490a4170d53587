/** The shopping list of a week (Spec 1), grouped by aisle. */
import { ActionIcon, Alert, Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { describeError } from '../../api/describe-error';
import { useUser } from '../../api/session';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/layout/page';
import { type ShownWeek, useWeek, WeekSwitch } from '../meal-plans';
import { scopeKey, usePageView, ViewModeMenu } from '../view-mode';
import { ListHousehold } from './list-household';
import { AisleIcon, doneIconId } from './aisles/aisle-icon';
import { ListSkeleton } from './list-skeleton';
import { ListStatus } from './list-status';
import { ShoppingList } from './shopping-list';
import classes from './shopping-list-page.module.css';
import { useShoppingList, type ShownList } from './offline/use-shopping-list';

export function ShoppingListPage() {
  const user = useUser();
  return user ? <ListOf userId={user._id} /> : null;
}

function ListOf({ userId }: { userId: string }) {
  const shown = useWeek();
  const view = usePageView(userId, 'enableShoppingLists');
  const shopping = useShoppingList(view.scope, shown.week);
  return (
    <Page
      title="Shopping List"
      lead={view.households.length > 0 && <ViewModeMenu view={view} ownLabel="My list" />}
      actions={
        <ActionIcon
          className={classes.print}
          variant="default"
          aria-label="Print the list"
          onClick={() => window.print()}
        >
          <IconPrinter size={20} stroke={1.75} />
        </ActionIcon>
      }
    >
      <div className={classes.bar}>
        <WeekSwitch shown={shown} />
      </div>
      <ListHousehold value={view.scope.householdId}>
        <Content key={`${scopeKey(view.scope)} ${shown.week}`} shown={shown} shopping={shopping} />
      </ListHousehold>
    </Page>
  );
}

function Content({ shown, shopping }: { shown: ShownWeek; shopping: ShownList }) {
  const { list, error, isFetching, retry } = shopping;
  if (list === undefined) {
    if (!error) return <ListSkeleton />;
    return (
      <ErrorState
        title="The list could not be loaded"
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={retry}
      />
    );
  }
  const isEmpty =
    list === null || [list.aisles, list.staples, list.atHome].every((part) => part.length === 0);
  return (
    <>
      {shopping.isBehindMenu && <MenuChangedAlert isFetching={isFetching} onSync={retry} />}
      {isEmpty ? (
        <>
          {error !== null && <ListStatus shopping={shopping} list={list} />}
          <NothingToBuy week={shown.isThisWeek ? undefined : shown.week} />
        </>
      ) : (
        <ShoppingList list={list} shopping={shopping} />
      )}
    </>
  );
}

function MenuChangedAlert({ isFetching, onSync }: { isFetching: boolean; onSync: () => void }) {
  return (
    <Alert className={classes.alert} color="yellow" title="The meal plan has changed">
      <p>Its changes are on this device and will be in the list once they are synced.</p>
      <Button variant="default" loading={isFetching} onClick={onSync}>
        Sync now
      </Button>
    </Alert>
  );
}

/** `week`: absent for this week. */
function NothingToBuy({ week }: { week: PlainDate | undefined }) {
  return (
    <EmptyState
      picture={<AisleIcon id={doneIconId} />}
      title="Nothing to buy yet"
      hint="Put recipes on the week, and their ingredients are added up here."
    >
      <LinkButton
        to={paths.menuMaker}
        search={{ week }}
        leftSection={<IconCalendarWeek size={20} stroke={1.75} aria-hidden />}
      >
        Plan the week
      </LinkButton>
    </EmptyState>
  );
}
