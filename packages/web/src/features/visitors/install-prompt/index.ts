/** Offers to install the app. */
export { watchBrowserInstall } from './browser-install';
export { InstallPrompt } from './install-prompt';
