/** The frame of every page: skip link, navigation, the page itself, timers and toasts. */
import { Trans } from '@lingui/react/macro';
import { Outlet, useRouterState, type RouterState } from '@tanstack/react-router';
import { useSession } from '../../api/session';
import { findParent, findTab, hasTabs } from '../../parent-pages';
import { paths } from '../../paths';
import { ParentPage } from '../../ui/layout/parent-page';
import { Toasts } from '../../ui/feedback/toasts';
import { BottomBar } from './bottom-bar';
import { Timers } from './timers';
import { TopBar } from './top-bar';
import { useMenu } from './use-menu';
import classes from './shell.module.css';

export function Shell() {
  const address = useRouterState({ select: addressOf });
  // Until the address is verified nothing else opens.
  const isAlone = address === paths.unverified;
  const hasMenu = useSession() !== undefined && !isAlone;
  const withTabs = hasMenu && hasTabs(address);
  const menu = useMenu();
  return (
    <div
      className={classes.shell}
      data-tabs={withTabs || undefined}
      data-title-bar={(hasMenu && findTab(address)) || undefined}
    >
      <a className={classes.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <TopBar isAlone={isAlone} menuButton={menu.button} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <ParentPage value={hasMenu ? findParent(address) : undefined}>
          <Outlet />
        </ParentPage>
      </main>
      {withTabs && <BottomBar address={address} menuButton={menu.button} />}
      {hasMenu && menu.panel}
      {hasMenu && <Timers />}
      <Toasts />
      <Progress />
    </div>
  );
}

/** From the first paint on: a header that goes away would move the page. */
const addressOf = ({ resolvedLocation, location }: RouterState): string =>
  (resolvedLocation ?? location).pathname;

/** Progress bar while the next page loads. */
function Progress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={classes.progress} aria-hidden /> : null;
}
