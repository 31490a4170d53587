import { writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorKinds } from '@saltbush/contract/errors';
import { describe, expect, test } from 'vitest';
import { findOutage, isConnectionShortage } from './outages';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('as the driver says it'), { code, ...more });

describe('an outage is told by its code', () => {
  test.each([
    ['57P01', 'DATABASE_UNAVAILABLE'],
    ['57P02', 'DATABASE_UNAVAILABLE'],
    ['57P03', 'DATABASE_UNAVAILABLE'],
    ['08006', 'DATABASE_UNAVAILABLE'],
    ['25006', 'DATABASE_UNAVAILABLE'],
    ['ECONNREFUSED', 'DATABASE_UNAVAILABLE'],
    ['EAI_AGAIN', 'DATABASE_UNAVAILABLE'],
    ['53300', 'SERVER_BUSY'],
    ['57014', 'SERVER_BUSY'],
    ['55P03', 'SERVER_BUSY'],
    ['40001', 'SERVER_BUSY'],
    ['40P01', 'SERVER_BUSY'],
    ['53100', 'DISK_FULL'],
    ['ENOSPC', 'DISK_FULL'],
    ['EDQUOT', 'DISK_FULL'],
    ['58030', 'DISK_FAILING'],
    ['EIO', 'DISK_FAILING'],
    ['23505', undefined],
    ['42P01', undefined],
    ['22P02', undefined],
    ['ENOENT', undefined],
    ['ERR_INVALID_ARG_TYPE', undefined],
  ])('the error code %s means the outage %s', (code, outage) => {
    expect(findOutage(withCode(code))).toBe(outage);
  });
});

test('an outage is found below what Drizzle, flydrive and Node wrap around it', () => {
  const full = withCode('53100');
  expect(findOutage(new DrizzleQueryError('insert', ['secret'], full))).toBe('DISK_FULL');
  expect(findOutage(new Error('cannot write', { cause: withCode('ENOSPC') }))).toBe('DISK_FULL');
  // A name with several addresses, all of which refuse.
  const refusals = [withCode('ECONNREFUSED'), withCode('ECONNREFUSED')];
  expect(findOutage(new AggregateError(refusals))).toBe('DATABASE_UNAVAILABLE');
});

test('a missing file is no outage, and a missing socket is one', () => {
  expect(findOutage(withCode('ENOENT', { syscall: 'open' }))).toBeUndefined();
  expect(findOutage(withCode('ENOENT', { syscall: 'connect' }))).toBe('DATABASE_UNAVAILABLE');
});

test('a wait for a free connection that was too long is a busy server, below any wrapper', () => {
  const waited = new Error('timeout exceeded when trying to connect');
  for (const error of [waited, new DrizzleQueryError('select', [], waited)]) {
    expect([findOutage(error), isConnectionShortage(error)]).toEqual(['SERVER_BUSY', true]);
  }
  expect(isConnectionShortage(withCode('57014'))).toBe(false);
});

test('a cause of an error that goes round in a circle ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(findOutage(error)).toBeUndefined();
});

test.runIf(existsSync('/dev/full'))(
  'a disk that is really full is the outage of a full disk',
  async () => {
    const error: unknown = await writeFile('/dev/full', 'a recipe').catch(
      (reason: unknown) => reason,
    );
    expect(findOutage(error)).toBe('DISK_FULL');
  },
);

test('every outage answers 5xx, and says whose disk it is', () => {
  expect(errorKinds.DATABASE_UNAVAILABLE.status).toBe(503);
  expect(errorKinds.SERVER_BUSY.status).toBe(503);
  expect(errorKinds.DISK_FAILING.status).toBe(503);
  expect(errorKinds.DISK_FULL.status).toBe(507);
  expect(errorKinds.DISK_FULL.error).toContain('disk of the server');
});
