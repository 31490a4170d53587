/**
 * What is seen before the app has loaded, on a page that was not prerendered for its reader: the bars, and that it is
 * loading. The build renders it into every page (decision 0095); `app.tsx` removes it. Without ids, since the page
 * that replaces it has them.
 */
import { Spinner } from '../../ui/feedback/spinner';
import { BottomBar } from './bottom-bar';
import { LoadingScreen } from './loading-screen';
import { TopBar } from './top-bar';
import classes from './shell.module.css';

export interface LoadingShellProps {
  isSignedIn: boolean;
  /** Whether the page has a title bar, as most have for those signed in. */
  hasTitleBar?: boolean;
}

export function LoadingShell({ isSignedIn, hasTitleBar = false }: LoadingShellProps) {
  return (
    <div
      className={classes.shell}
      data-tabs={isSignedIn || undefined}
      data-title-bar={hasTitleBar || undefined}
    >
      <TopBar isAlone={false} menuButton={loadsStill} />
      <main className={classes.main}>{isSignedIn ? <LoadingScreen /> : <Spinner />}</main>
      {isSignedIn && <BottomBar menuButton={loadsStill} />}
    </div>
  );
}

/** What is pressed is repeated by `early-use.ts`. */
const loadsStill = { 'aria-expanded': false };
