/**
 * Collects what several callers write for one owner into one transaction: they would wait for each other's lock, and each
 * for a flush of its own.
 *
 * - The first caller does not wait. Who comes while a transaction of the owner runs is in the next one, in the order in
 *   which they came.
 * - Each gets its own result once all of it is committed, or its own refusal.
 * - When the transaction of several fails for what one of them wrote, each is run in one of its own. When the database
 *   fails, all hear of it: nobody can tell what is stored.
 */
import { AppError } from '@saltbush/contract/errors';
import { DatabaseError } from 'pg';

export interface GroupOptions<Work, Result> {
  /** In one transaction. */
  most: number;
  /**
   * Runs it all in one transaction, and commits.
   *
   * @returns what became of each
   * @throws when nothing of it is stored
   */
  run(owner: string, works: readonly Work[]): Promise<PromiseSettledResult<Result>[]>;
}

interface Waiting<Work, Result> {
  work: Work;
  answer(outcome: PromiseSettledResult<Result>): void;
}

/**
 * @example
 * const push = openGroups<Push, Pushed>({ most: 16, run: (ownerId, pushes) => runInTransaction(ownerId, pushes) });
 * await push(ownerId, { operations });
 */
export function openGroups<Work, Result>({ most, run }: GroupOptions<Work, Result>) {
  const waiting = new Map<string, Waiting<Work, Result>[]>();

  const runGroup = async (owner: string, group: readonly Waiting<Work, Result>[]) => {
    try {
      const outcomes = await run(
        owner,
        group.map(({ work }) => work),
      );
      group.forEach(({ answer }, place) => answer(outcomes[place]!));
    } catch (reason) {
      if (group.length > 1 && isOfOne(reason)) {
        for (const one of group) await runGroup(owner, [one]);
      } else for (const { answer } of group) answer({ status: 'rejected', reason });
    }
  };

  const runAll = async (owner: string, queue: Waiting<Work, Result>[]) => {
    while (queue.length > 0) await runGroup(owner, queue.splice(0, most));
    waiting.delete(owner);
  };

  return (owner: string, work: Work): Promise<Result> =>
    new Promise((resolve, reject) => {
      const answer: Waiting<Work, Result>['answer'] = (outcome) =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason as Error);
      const queue = waiting.get(owner);
      if (queue) queue.push({ work, answer });
      else {
        const begun = [{ work, answer }];
        waiting.set(owner, begun);
        void runAll(owner, begun);
      }
    });
}

/** Whether it may be one caller's mistake: not a timeout, a deadlock, or a database that has gone. */
function isOfOne(error: unknown): boolean {
  if (error instanceof AppError) return true;
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // What does not fit its type or the constraints (PostgreSQL, appendix A), or the storage (storage-full.ts).
  return reason instanceof DatabaseError && /^(?:22|23|SB)/.test(reason.code ?? '');
}
