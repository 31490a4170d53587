/** The meal plan page (Spec 1 and 4, Menu): seven days beside the recipe picker. */
import { Alert, Button } from '@mantine/core';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { paths } from '../../paths';
import { useUser } from '../../api/session';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/layout/page';
import { WeekGrid } from './week-grid/week-grid';
import { WeekGridSkeleton } from './week-grid/week-grid-skeleton';
import classes from './menu-maker-page.module.css';
import { usePickerRecipes } from './recipe-picker/use-picker-recipes';
import { syncNow, SyncStatusText } from '../sync';
import { scopeKey, usePageView, ViewModeMenu, type PlanScope } from '../view-mode';
import { useTakeOff } from './use-take-off';
import { useWeekPlan } from './use-week-plan';
import { useWeek } from './week/use-week';
import { WeekSwitch } from './week/week-switch';

export function MenuMakerPage() {
  const user = useUser();
  return user ? <WeekOf userId={user._id} /> : null;
}

function WeekOf({ userId }: { userId: string }) {
  const shown = useWeek();
  const view = usePageView(userId, 'enableMealPlanning');
  const plan = useWeekPlan(view.scope, shown.week);
  useTakeOff(view.scope, plan);
  // Requested in parallel with the plan.
  const picker = usePickerRecipes(view.scope);
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
        {!plan.isLoading && <SyncStatusText scope={view.scope} />}
      </div>
      {plan.isUnknown && <LoadError scope={view.scope} />}
      {plan.isLoading ? (
        <WeekGridSkeleton week={shown.week} />
      ) : (
        <WeekGrid
          key={`${scopeKey(view.scope)}.${shown.week}`}
          scope={view.scope}
          plan={plan}
          picker={picker}
          today={shown.today}
        />
      )}
    </Page>
  );
}

function LoadError({ scope }: { scope: PlanScope }) {
  return (
    <Alert
      color="yellow"
      className={classes.alert}
      title="This week could not be loaded"
      role="alert"
    >
      <p>
        Saltbush can’t reach its server. What you plan now is saved on this device, and joined with
        what is there as soon as it answers.
      </p>
      <Button variant="default" onClick={() => void syncNow(scope)}>
        Try again
      </Button>
    </Alert>
  );
}
