/** Entry point: session, page, then background work. */
import { followNavigation } from './app/follow-navigation';
import { watchSession } from './app/watch-session';
import { leaveWhenSignedOut } from './app/leave-when-signed-out';
import { mountApp } from './app/mount-app';
import { router } from './app/router';
import { startAfterLoad } from './app/after-load.lazy';
import { watchBrowserInstall } from './features/visitors/install-prompt';

watchSession();
leaveWhenSignedOut(router);
followNavigation(router);
watchBrowserInstall();

void mountApp(document.getElementById('root')!);

if (document.readyState === 'complete') startLater();
else window.addEventListener('load', startLater, { once: true });

function startLater(): void {
  // Without a network: the next visit does it.
  startAfterLoad.load().then(
    (start) => start(),
    () => undefined,
  );
}
