/** The door: what the app does for the list without showing it. */
export { sendTicks } from './keeping/tick-queue';
