import { PassThrough } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeLog } from '../../logging/log';
import { levelOf, passOnLog } from './postgres-log';

test.each([
  ['postmaster|LOG:  database system is ready to accept connections', 'debug'],
  ['client backend|FATAL:  the database system is starting up', 'debug'],
  ['autovacuum worker|ERROR:  could not read block 7', 'error'],
  ['checkpointer|PANIC:  could not write to file', 'error'],
  ['client backend|WARNING:  page verification failed', 'warn'],
  ['a line of no known shape', 'debug'],
] as const)('the line "%s" of PostgreSQL is logged as %s', (line, level) => {
  expect(levelOf(line)).toBe(level);
});

test('the last lines of PostgreSQL are given to a person, without who wrote them', async () => {
  const stderr = new PassThrough();
  const log = passOnLog(stderr, makeLog('silent'));
  for (let line = 1; line <= 20; line += 1) stderr.write(`postmaster|LOG:  line ${line}\n`);
  await soon();
  expect(log.tail().split('\n')).toHaveLength(12);
  expect(log.tail()).toMatch(/^LOG: {2}line 9\n[^]*line 20$/);
});

test('the log has nothing of what PostgreSQL told a client', async () => {
  const stderr = new PassThrough();
  const lines: string[] = [];
  passOnLog(stderr, makeLog('trace', { write: (line) => void lines.push(line) }));
  stderr.write(
    [
      'client backend|ERROR:  duplicate key value violates unique constraint "titles"',
      'client backend|DETAIL:  Key (title)=(Nana’s jam) already exists.',
      '\tWith Nana’s second line.',
      'client backend|STATEMENT:  insert into recipes values (‘Nana’)',
      'client backend|FATAL:  the database system is shutting down',
    ].join('\n') + '\n',
  );
  await soon();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('shutting down');
});
