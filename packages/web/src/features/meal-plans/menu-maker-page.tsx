/** The week's plan (Spec 1 and 4, Menu): seven days, the person's recipes beside them. */
import { Alert, Button } from '@mantine/core';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { describeError } from '../../api/describe-error';
import { paths } from '../../app/paths';
import { useUser } from '../../api/session';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { MenuBoard } from './board/menu-board';
import { BoardSkeleton } from './board/board-skeleton';
import { useMenu } from './keeping/use-menu';
import classes from './menu-maker-page.module.css';
import { SaveStatus } from './save-status';
import { useShelfRecipes } from './shelf/use-shelf-recipes';
import { useWeek } from './week/use-week';
import { WeekSwitch } from './week/week-switch';

export function MenuMakerPage() {
  const user = useUser();
  return user ? <WeekOf userId={user._id} /> : null;
}

function WeekOf({ userId }: { userId: string }) {
  const shown = useWeek();
  const { keeper, state } = useMenu(userId, shown.week);
  // Asked for beside the week, not after it.
  const shelf = useShelfRecipes();
  const retry = () => void keeper.sync({ isFresh: true });
  return (
    <Page
      title="Meal Plan"
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
      {state.error !== undefined && !state.isKnown && (
        <Alert
          color="yellow"
          className={classes.alert}
          title="This week could not be loaded"
          role="alert"
        >
          <p>
            {describeError(state.error).message} What you plan now is kept on this device and joined
            with what is there.
          </p>
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      {state.isLoading ? (
        <BoardSkeleton week={shown.week} />
      ) : (
        <MenuBoard
          key={shown.week}
          keeper={keeper}
          state={state}
          shelf={shelf}
          today={shown.today}
        />
      )}
    </Page>
  );
}
