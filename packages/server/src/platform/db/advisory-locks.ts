/**
 * The numbers of all advisory locks. PostgreSQL knows an advisory lock by its number alone: two uses of one number
 * would wait for each other. `advisory-locks.test.ts` refuses a number that stands anywhere else.
 */
import { sql, type SQL } from 'drizzle-orm';

export const advisoryLocks = {
  /** "salt", in ASCII: one server owns a folder of data. */
  clusterOwner: 0x73616c74,
  /** "salu", in ASCII: tables are changed by one process. */
  migrations: 0x73616c75,
  firstAccount: 7_258_278,
  sampleRecipes: 7_258_279,
  /** Recipes with recipes in them are saved one after the other. */
  subRecipes: 7_258_282,
  /** With a second number for each sender and address: mails between people are counted in turn. */
  mailCounts: 7_258_280,
  /** A backup is made, proved or restored. */
  backups: 7_258_281,
} as const;

/** Waits for the lock, and has it until the transaction ends. */
export async function lockUntilCommit(
  tx: { execute(statement: SQL): PromiseLike<unknown> },
  lock: 'firstAccount' | 'sampleRecipes' | 'subRecipes',
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[lock]})`);
}
