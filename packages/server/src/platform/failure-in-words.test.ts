import { DrizzleQueryError } from 'drizzle-orm/errors';
import { beforeAll, expect, it, test } from 'vitest';
import { failureKinds } from '@saltbush/domain/admin/failure-kinds';
import { BackupUnusable } from './backup/backup-unusable';
import { failureInWords, noteOf } from './failure-in-words';
import { speakLanguages, withLanguage } from './language/current-language';

beforeAll(speakLanguages);

const failing = (code: string, message = `it says ${code}`) =>
  Object.assign(new Error(message), { code });

it.each([
  [failing('ECONNREFUSED'), 'refused'],
  [new TypeError('fetch failed', { cause: failing('ENOTFOUND') }), 'address-unknown'],
  [new AggregateError([failing('ETIMEDOUT')]), 'no-answer'],
  [new DOMException('too late', 'TimeoutError'), 'no-answer'],
  [failing('ECONNRESET'), 'broken-off'],
  [failing('CERT_HAS_EXPIRED'), 'certificate'],
  [failing('DEPTH_ZERO_SELF_SIGNED_CERT'), 'certificate'],
  [failing('EAUTH'), 'password'],
  [new DrizzleQueryError('select 1', [], failing('ECONNREFUSED')), 'database'],
  [new DrizzleQueryError('select 1', [], failing('22012')), 'query'],
  [failing('ENOSPC'), 'disk-full'],
  [failing('OBJECT_STORAGE'), 'object-storage'],
  [new BackupUnusable('Table users is damaged.'), 'backup-unusable'],
  [new Error('something else'), undefined],
  ['no error', undefined],
])('the failure %s is of the kind %s', (error, kind) => {
  expect(noteOf(error).kind).toBe(kind);
});

test('a German admin reads what failed in German, and what the other program said behind it', () => {
  const note = noteOf(failing('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:25'));
  expect(failureInWords(note)).toMatch(/^The connection was refused\. \(connect ECONNREFUSED/);
  expect(withLanguage('de', () => failureInWords(note))).toMatch(
    /^Die Verbindung wurde abgelehnt\. \(connect ECONNREFUSED/,
  );
});

it.each(failureKinds)('the kind of failure %s has German words', (kind) => {
  const note = { kind, message: 'x' };
  expect(withLanguage('de', () => failureInWords(note))).not.toBe(failureInWords(note));
});
