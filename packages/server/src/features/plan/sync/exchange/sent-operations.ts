/** Operations as devices send them: parsed one by one, since one that is refused must not refuse the others. */
import { isOperationName, parseOperationArgs } from '@saltbush/contract/plan/sync-operations';
import type { syncRoutes } from '@saltbush/contract/plan/sync';
import type { ParsedBody } from '@saltbush/contract/route';
import type { QueuedOperation, RefusalCode } from '@saltbush/domain/plan/sync/operations';

export type SentOperation = ParsedBody<(typeof syncRoutes)['exchange']>['operations'][number];

export interface SentOperations {
  /** In their order; the arguments of those that are unreadable are nothing. */
  operations: readonly QueuedOperation[];
  /** By the id of an operation whose name or arguments cannot be read. */
  unreadable: ReadonlyMap<string, RefusalCode>;
}

export function parseSent(sent: readonly SentOperation[]): SentOperations {
  const unreadable = new Map<string, RefusalCode>();
  const operations = sent
    .toSorted((one, other) => one.seq - other.seq)
    .map((one): QueuedOperation => {
      const args = isOperationName(one.name) ? parseOperationArgs(one.name, one.args) : undefined;
      if (!isOperationName(one.name)) unreadable.set(one.id, 'UNKNOWN_OPERATION');
      else if (args === undefined) unreadable.set(one.id, 'INVALID');
      return { ...one, args } as QueuedOperation;
    });
  return { operations, unreadable };
}
