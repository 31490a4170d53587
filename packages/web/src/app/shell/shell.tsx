/** The frame of every page: skip link, navigation, the page itself, timers and toasts. */
import { Outlet, useRouterState, type RouterState } from '@tanstack/react-router';
import { useSession } from '../../api/session';
import { paths } from '../../paths';
import { Toasts } from '../../ui/feedback/toasts';
import { BottomBar } from './bottom-bar';
import { Timers } from './timers';
import { TopBar } from './top-bar';
import { useMenu } from './use-menu';
import classes from './shell.module.css';

export function Shell() {
  const isAlone = useRouterState({ select: isPageAlone });
  const hasMenu = useSession() !== undefined && !isAlone;
  const hasOwnBar = useRouterState({ select: isPageWithBar });
  const menu = useMenu();
  return (
    <div
      className={classes.shell}
      data-signed-in={hasMenu || undefined}
      data-own-bar={(hasMenu && hasOwnBar) || undefined}
    >
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <TopBar isAlone={isAlone} menuButton={menu.button} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      {hasMenu && <BottomBar menuButton={menu.button} />}
      {hasMenu && menu.panel}
      {hasMenu && <Timers />}
      <Toasts />
      <Progress />
    </div>
  );
}

/** Until the address is verified nothing else opens. */
const isPageAlone = (state: RouterState): boolean => addressOf(state) === paths.unverified;

/** Pages whose first line is a title or an image of their own, and a recipe between two of them. */
const isPageWithBar = (state: RouterState): boolean => {
  const address = addressOf(state);
  return pagesWithBar.includes(address) || /^\/recipes\/[^/]+$/.test(address);
};

const pagesWithBar: readonly string[] = [
  paths.menuMaker,
  paths.shoppingList,
  paths.myRecipes,
  paths.browse,
];

/** From the first paint on: a header that goes away would move the page. */
const addressOf = ({ resolvedLocation, location }: RouterState): string =>
  (resolvedLocation ?? location).pathname;

/** Progress bar while the next page loads. */
function Progress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={classes.progress} aria-hidden /> : null;
}
