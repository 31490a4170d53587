/**
 * Passes on what PostgreSQL writes to its standard error, each line at the level it deserves.
 * An ERROR of a client has been answered to that client; one of the server's own workers has not.
 */
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { Log } from '../log';

interface PostgresLog {
  /** The last lines, for the message when it could not start. */
  tail(): string;
}

export function passOnLog(stderr: Readable, log: Log): PostgresLog {
  const last: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => {
    last.push(line.replace(/^[^|]*\|/, ''));
    if (last.length > keptLines) last.shift();
    log[levelOf(line)]({ postgres: line }, 'postgres');
  });
  return { tail: () => last.join('\n') };
}

const keptLines = 12;

/** @example levelOf('autovacuum worker|ERROR:  could not read block 7') // 'error' */
export function levelOf(line: string): 'error' | 'warn' | 'debug' {
  const [, who, severity] = /^([^|]*)\|([A-Z]+): /.exec(line) ?? [];
  if (severity === 'PANIC') return 'error';
  if (severity === 'WARNING') return 'warn';
  if (severity === 'ERROR' && who !== 'client backend') return 'error';
  return 'debug';
}
