/** Entry point: session, page, then background work. */
import { eraseUnusedData } from './app/erase-unused-data';
import { followNavigation } from './app/follow-navigation';
import { watchSession } from './app/watch-session';
import { leaveWhenSignedOut } from './app/leave-when-signed-out';
import { mountApp } from './app/mount-app';
import { prefetchPages } from './app/prefetch-pages';
import { checkOnResume } from './app/resume-check';
import { registerServiceWorker } from './app/register-service-worker';
import { router } from './app/router';
import { watchBrowserInstall } from './features/install-prompt';

watchSession();
checkOnResume();
leaveWhenSignedOut(router);
followNavigation(router);
prefetchPages(router);
registerServiceWorker();
watchBrowserInstall();
eraseUnusedData();

void mountApp(document.getElementById('root')!);
