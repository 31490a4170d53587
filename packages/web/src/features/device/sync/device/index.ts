/** Public API: what this browser can do offline. Separate from `sync/index.ts`, which nearly every page loads. */
export { OfflineHelp } from './offline-help';
