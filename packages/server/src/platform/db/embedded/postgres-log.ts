/**
 * Logs what PostgreSQL writes to its standard error, each line at the level it deserves.
 *
 * An ERROR of a client has been answered to that client and often quotes what people wrote: it is not
 * logged, nor are the lines that explain it. One of the server's own workers is.
 */
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { Log } from '../../logging/log';

interface PostgresLog {
  /** The last lines, for the message when it could not start. */
  tail(): string;
}

export function passOnLog(stderr: Readable, log: Log): PostgresLog {
  const last: string[] = [];
  let isOfClient = false;
  createInterface({ input: stderr }).on('line', (line) => {
    // Further lines of a message have no prefix.
    if (!line.startsWith('\t')) isOfClient = isClientError(line);
    if (isOfClient) return;
    last.push(line.replace(/^[^|]*\|/, ''));
    if (last.length > lastLines) last.shift();
    log[levelOf(line)]({ postgres: line }, 'postgres');
  });
  return { tail: () => last.join('\n') };
}

const lastLines = 12;

const isClientError = (line: string): boolean =>
  /^client backend\|(ERROR|DETAIL|HINT|CONTEXT|QUERY|STATEMENT): /.test(line);

/** @example levelOf('autovacuum worker|ERROR:  could not read block 7') // 'error' */
export function levelOf(line: string): 'error' | 'warn' | 'debug' {
  const [, , severity] = /^([^|]*)\|([A-Z]+): /.exec(line) ?? [];
  if (severity === 'PANIC' || severity === 'ERROR') return 'error';
  return severity === 'WARNING' ? 'warn' : 'debug';
}
