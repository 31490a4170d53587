/** What to buy for a week (Spec 1): by aisle in the order one walks, ticked with a thumb. */
import { ActionIcon, Alert, Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import { describeError } from '../../api/describe-error';
import { useUser } from '../../api/session';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { useWeek, WeekSwitch, type ShownWeek } from '../meal-plans';
import { AisleIcon, doneIconId } from './aisles/aisle-icon';
import { ListSkeleton } from './list-skeleton';
import { ListStatus } from './list-status';
import { ShoppingList } from './shopping-list';
import classes from './shopping-list-page.module.css';
import { useShoppingList, type ShownList } from './keeping/use-shopping-list';

export function ShoppingListPage() {
  const user = useUser();
  return user ? <ListOf userId={user._id} /> : null;
}

function ListOf({ userId }: { userId: string }) {
  const shown = useWeek();
  const shopping = useShoppingList(userId, shown.week);
  return (
    <Page
      title="Shopping List"
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
      <Content key={shown.week} shown={shown} shopping={shopping} />
    </Page>
  );
}

function Content({ shown, shopping }: { shown: ShownWeek; shopping: ShownList }) {
  const { list, error, isFetching, retry } = shopping;
  const search = { week: shown.isThisWeek ? undefined : shown.week };
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
      {shopping.isBehindMenu && (
        <Alert className={classes.alert} color="yellow" title="The meal plan has changed">
          <p>Its changes are on this device and will be in the list once they are synced.</p>
          <Button variant="default" loading={isFetching} onClick={retry}>
            Sync now
          </Button>
        </Alert>
      )}
      {isEmpty ? (
        <>
          {error !== null && <ListStatus shopping={shopping} list={list} />}
          <EmptyState
            picture={<AisleIcon id={doneIconId} />}
            title="Nothing to buy yet"
            hint="Put recipes on the week, and their ingredients are added up here."
          >
            <LinkButton
              to={paths.menuMaker}
              search={search}
              leftSection={<IconCalendarWeek size={20} stroke={1.75} aria-hidden />}
            >
              Plan the week
            </LinkButton>
          </EmptyState>
        </>
      ) : (
        <ShoppingList list={list} shopping={shopping} />
      )}
    </>
  );
}
