/** Public API: sending ticks in the background. */
export { sendTicks } from './offline/tick-queue';
