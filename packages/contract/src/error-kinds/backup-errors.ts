/** Errors about backups of the instance. */
import { say } from '@saltbush/domain/texts/say';
import { kind, type ErrorKind } from './kind';

export const backupErrorKinds = {
  BACKUP_RUNNING: kind(
    409,
    say('Already under way'),
    say('A backup is being made or restored. Please wait until it is done.'),
  ),
  INSTANCE_IN_USE: kind(
    409,
    say('Not empty'),
    say('A backup can only be restored here while nobody has an account. Sign in instead.'),
  ),
} satisfies Record<string, ErrorKind>;
