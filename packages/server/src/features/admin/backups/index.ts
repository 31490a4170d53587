/** Backups of the instance: how the last ones went. */
export { readStatus } from './backup-status';
