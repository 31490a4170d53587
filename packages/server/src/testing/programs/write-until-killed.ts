/**
 * A program to kill: starts the built-in PostgreSQL of the folder it is given, and writes numbers
 * into it for as long as it lives, printing each one that was acknowledged.
 */
import { connectDatabase } from '../../platform/db/connect';
import { makeLog } from '../../platform/logging/log';

const dataFolder = process.argv[2] ?? '';
const { pool } = await connectDatabase({ dataFolder, log: makeLog('silent') });
await pool.query('CREATE TABLE IF NOT EXISTS written (number serial)');
for (;;) {
  const { rows } = await pool.query<{ number: number }>(
    'INSERT INTO written DEFAULT VALUES RETURNING number',
  );
  process.stdout.write(`${rows[0]?.number}\n`);
}
