/**
 * Runs the operations that devices send. What comes while a transaction of the plan's owner runs is in the next one
 * together (`platform/db/group-commit.ts`, decision 0100).
 */
import type { Deps } from '../../../../deps';
import { openGroups } from '../../../../platform/db/group-commit';
import { inPipeline } from '../../../../platform/db/transaction';
import { runGroup, type Push, type Pushed } from './run-group';
import { parseSent } from './sent-operations';

/**
 * @returns also when the session is not open, and then nothing ran
 * @throws AppError FORBIDDEN or NOT_FOUND when access has ended; CONFLICT when another owner took the id of a meal
 */
export type RunPush = (ownerId: string, push: Push) => Promise<Pushed>;

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

export function openPushes({ database, clock, planNotices }: Context): RunPush {
  const { statementPool } = database;
  return openGroups<Push, Pushed>({
    most: mostInGroup,
    run: async (ownerId, pushes) => {
      const sent = pushes.map((push) => ({ ...push, ...parseSent(push.operations) }));
      const outcomes = await inPipeline(statementPool, (tx) =>
        runGroup(tx, ownerId, { sent, clock }),
      );
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected' || !outcome.value.ran) continue;
        planNotices.announce(ownerId, outcome.value.ran.changes.version);
        break;
      }
      return outcomes;
    },
  });
}

/** So that none waits for long: each takes about a millisecond. */
const mostInGroup = 16;
