/** What is logged of operations that ran, for history, undo, and devices whose answer was lost. */
import type { LoggedOperation, Ran } from '@saltbush/domain/plan/sync/run-operations';
import type { StorageUse } from '@saltbush/domain/plan/sync/storage';
import type { Author } from '../../../platform/http/session';
import type { NewLogEntry } from './rows/save-plan.store';
import { recordsRefusals } from './rows/storage-left.store';

interface Caller extends Author {
  /** Null for a call that is not of a device. */
  deviceId: string | null;
}

interface Before {
  version: number;
  storage: StorageUse | undefined;
  now: Date;
}

/** @param before the operations ran */
export function logEntries(
  author: Caller,
  { log }: Pick<Ran, 'log'>,
  before: Before,
): NewLogEntry[] {
  let { version } = before;
  return log
    .filter(({ refusal }) => !refusal || recordsRefusals(before.storage))
    .map((logged) => {
      const hasChanged = logged.version > version;
      version = logged.version;
      return toEntry(author, logged, { hasChanged, now: before.now });
    });
}

const toEntry = (
  { userId, program, deviceId }: Caller,
  { operation: { id, seq, name, args }, version, was, lost, refusal }: LoggedOperation,
  { hasChanged, now }: { hasChanged: boolean; now: Date },
): NewLogEntry => ({
  id,
  version: hasChanged ? version : null,
  deviceId,
  seq,
  userId,
  program: program ?? null,
  name,
  // What was refused may be anything, also what the database can't store.
  args: refusal ? {} : { ...args },
  was,
  lost: lost.length > 0 ? [...lost] : null,
  refusal: refusal ?? null,
  at: now,
});
