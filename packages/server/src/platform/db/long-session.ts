/**
 * A connection without the time limits of the pool, for work that takes as long as it takes: migrations,
 * backups, restores.
 */
import { Client, type Pool } from 'pg';
import { sessionConfigOf } from './session-config';

/** Closes it when `work` ends; what was not committed by then is undone. */
export async function inLongSession<Result>(
  pool: Pool,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...sessionConfigOf(pool), query_timeout: 0 });
  // Whoever uses it hears of a lost connection from their query; unheard, the event would end us.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await pool.options.onConnect?.(client);
    await client.query(
      'SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = 0',
    );
    return await work(client);
  } finally {
    await client.end();
  }
}
