/** Errors about backups of the instance. */
import { kind, type ErrorKind } from './kind';

export const backupErrorKinds = {
  BACKUP_RUNNING: kind(
    409,
    'Already under way',
    'A backup is being made or restored. Please wait until it is done.',
  ),
  INSTANCE_IN_USE: kind(
    409,
    'Not empty',
    'A backup can only be restored here while nobody has an account. Sign in instead.',
  ),
} satisfies Record<string, ErrorKind>;
