/** How the last backups went, in the words of the admin who reads it: what is stored has kinds, and English. */
import { say } from '@saltbush/domain/texts/say';
import { failureInWords } from '../../../platform/failure-in-words';
import type { BackupStatus } from './backup-status';

export function statusInWords({ failure, copy, proof }: BackupStatus): BackupStatus {
  return {
    ...(failure && { failure: { ...failure, message: messageOf(failure) } }),
    ...(copy && {
      copy:
        copy.failure === undefined ? copy : { ...copy, failure: worded(copy.kind, copy.failure) },
    }),
    ...(proof && {
      proof:
        proof.reason === undefined ? proof : { ...proof, reason: worded(proof.kind, proof.reason) },
    }),
  };
}

type Failure = NonNullable<BackupStatus['failure']>;

const messageOf = ({ kind, message, space }: Failure): string =>
  space ? spaceInWords(space) : worded(kind, message);

const worded = (kind: Failure['kind'], message: string) => failureInWords({ kind, message });

/** @example spaceInWords({ neededBytes: 2 ** 20, spareBytes: 0 }) // 'A backup needs 1 MB, and 0 MB are free for it.' */
export function spaceInWords({ neededBytes, spareBytes }: NonNullable<Failure['space']>): string {
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;
  const [needed, spare] = [megabytes(neededBytes), megabytes(spareBytes)];
  return say('A backup needs {needed}, and {spare} are free for it.', { needed, spare });
}
