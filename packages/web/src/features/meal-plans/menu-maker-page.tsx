/** The meal plan page (Spec 1 and 4, Menu): seven days beside the recipe picker. */
import { Alert, Button } from '@mantine/core';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { describeError } from '../../api/describe-error';
import { paths } from '../../paths';
import { useUser } from '../../api/session';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/layout/page';
import { WeekGrid } from './week-grid/week-grid';
import { WeekGridSkeleton } from './week-grid/week-grid-skeleton';
import { menuKey } from './sync/menu-storage';
import { useMenu } from './sync/use-menu';
import classes from './menu-maker-page.module.css';
import { SaveStatus } from './save-status';
import { usePickerRecipes } from './recipe-picker/use-picker-recipes';
import { usePageView, ViewModeMenu } from '../view-mode';
import { useWeek } from './week/use-week';
import { WeekSwitch } from './week/week-switch';

export function MenuMakerPage() {
  const user = useUser();
  return user ? <WeekOf userId={user._id} /> : null;
}

function WeekOf({ userId }: { userId: string }) {
  const shown = useWeek();
  const view = usePageView(userId, 'enableMealPlanning');
  const { menuSync, state } = useMenu(view.scope, shown.week);
  // Requested in parallel with the menu.
  const picker = usePickerRecipes();
  const retry = () => void menuSync.sync({ isFresh: true });
  return (
    <Page
      title="Meal Plan"
      lead={view.households.length > 0 && <ViewModeMenu view={view} ownLabel="My plan" />}
      actions={
        <LinkButton
          to={paths.shoppingList}
          search={{ week: shown.isThisWeek ? undefined : shown.week }}
          leftSection={<IconShoppingCart size={20} stroke={1.75} aria-hidden />}
        >
          Shopping list
        </LinkButton>
      }
    >
      <div className={classes.bar}>
        <WeekSwitch shown={shown} />
        {!state.isLoading && <SaveStatus saving={state.saving} onRetry={retry} />}
      </div>
      {!state.isKnown && <LoadError error={state.error} onRetry={retry} />}
      {state.isLoading ? (
        <WeekGridSkeleton week={shown.week} />
      ) : (
        <WeekGrid
          key={menuKey(view.scope, shown.week)}
          scope={view.scope}
          menuSync={menuSync}
          state={state}
          picker={picker}
          today={shown.today}
        />
      )}
    </Page>
  );
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === undefined) return null;
  return (
    <Alert
      color="yellow"
      className={classes.alert}
      title="This week could not be loaded"
      role="alert"
    >
      <p>
        {describeError(error).message} What you plan now is kept on this device and joined with what
        is there.
      </p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
