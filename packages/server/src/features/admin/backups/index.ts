/** Backups of the instance: how the last ones went, and who may make or restore one now. */
export { withBackupLock } from './backup-lock';
export { readStatus } from './backup-status';
