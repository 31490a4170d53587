/**
 * What is seen before the app has loaded, on a page that was not prerendered for its reader: the bars, and that it is
 * loading. The build renders it into every page (decision 0095); `app.tsx` removes it. Without ids, since the page
 * that replaces it has them.
 */
import { findTab } from '../../parent-pages';
import { Spinner } from '../../ui/feedback/spinner';
import { BottomBar } from './bottom-bar';
import { LoadingScreen } from './loading-screen';
import { TopBar } from './top-bar';
import classes from './shell.module.css';

export interface LoadingShellProps {
  isSignedIn: boolean;
  /** Of the page; absent where it is not known: nearly all of those have a title bar. */
  address?: string | undefined;
}

export function LoadingShell({ isSignedIn, address }: LoadingShellProps) {
  const withTitleBar = isSignedIn && (address === undefined || findTab(address) !== undefined);
  return (
    <div
      className={classes.shell}
      data-tabs={isSignedIn || undefined}
      data-title-bar={withTitleBar || undefined}
    >
      <TopBar isAlone={false} menuButton={loadsStill} />
      <main className={classes.main}>{isSignedIn ? <LoadingScreen /> : <Spinner />}</main>
      {isSignedIn && <BottomBar address={address} menuButton={loadsStill} />}
    </div>
  );
}

/** What is pressed is repeated by `early-use.ts`. */
const loadsStill = { 'aria-expanded': false };
