import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { safeError, safeMessage, startFailure } from './safe-error';

const secret = 'nanas-plum-jam';

function refusedByDatabase(code: string, message: string): DatabaseError {
  const error = new DatabaseError(message, message.length, 'error');
  return Object.assign(error, {
    code,
    severity: 'ERROR',
    detail: `Key (title)=(${secret}) already exists.`,
    table: 'recipes',
    constraint: 'recipes_title_unique',
    where: `unnamed portal with parameters: $1 = '${secret}'`,
  });
}

test('a failed query is logged with its kind, code and names, without a parameter or a row', () => {
  const cause = refusedByDatabase('23505', 'duplicate key value violates "recipes_title_unique"');
  const safe = safeError(new DrizzleQueryError('insert into recipes values ($1)', [secret], cause));
  expect(safe).toMatchObject({
    type: 'Error',
    message: 'a query failed',
    cause: {
      type: 'error',
      code: '23505',
      severity: 'ERROR',
      table: 'recipes',
      constraint: 'recipes_title_unique',
      message: 'duplicate key value violates "recipes_title_unique"',
    },
  });
  expect(safe.stack).toContain('safe-error.test.ts');
  expect(JSON.stringify(safe)).not.toContain(secret);
});

test('another error is logged with how it came about, and without what it carries', () => {
  const error = Object.assign(new Error(`could not keep "${secret}"\n    at ${secret}\n`), {
    code: 'ENOSPC',
    syscall: 'write',
    path: `/data/${secret}`,
    body: { title: secret },
    response: { status: 400, text: secret },
  });
  const safe = safeError(error);
  expect(safe).toMatchObject({ type: 'Error', code: 'ENOSPC', syscall: 'write' });
  expect(JSON.stringify(safe)).not.toContain(secret);
  expect(safe.stack).toContain('safe-error.test.ts');
});

test('a refusal is logged with its code, and not with what it says of the fields', () => {
  const details = [{ field: 'title', message: `${secret} is taken` }];
  const safe = safeError(new AppError('VALIDATION_FAILED', details, secret));
  expect(safe).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Validation failed' });
  expect(JSON.stringify(safe)).not.toContain(secret);
});

test.each([
  [refusedByDatabase('22P02', `invalid input syntax for type uuid: "${secret}"`), '"…"'],
  [refusedByDatabase('42P01', 'relation "recipes" does not exist'), 'relation "recipes"'],
  [new Error(`no mailbox for 'it's ${secret}' here`), "no mailbox for '…' here"],
  [new Error('550 <priya@example.com> refused'), '550 <…@…> refused'],
  [
    new Error(`GET https://priya:${secret}@site.example/${secret}?a=${secret} failed`),
    'site.example',
  ],
  [new Error(`no route /verify?token=${secret}`), 'no route /verify?token=…'],
  [new Error('bad token eyJhbGciOiJIUzI1NiJ9-eyJzZWNyZXQiOiJh'), 'bad token …'],
  [new Error("the disk can’t, and won’t: it isn't there, it can't be"), "can't be"],
  [new TypeError("Cannot read properties of undefined (reading 'title')"), "'title'"],
  [
    new AggregateError([new Error('refused "a"'), new Error('refused too')]),
    'refused "…"; refused',
  ],
])('the message of %o is logged without its secrets', (error, expected) => {
  expect(safeMessage(error)).toContain(expected);
  expect(safeMessage(error)).not.toContain(secret);
  expect(safeMessage(error)).not.toContain('priya');
});

test('a text that is no JSON is not quoted in the log', () => {
  let failure: unknown;
  try {
    JSON.parse(`{"title": ${secret}}`);
  } catch (error) {
    failure = error;
  }
  expect(JSON.stringify(safeError(failure))).not.toMatch(/nanas|plum/);
});

test('a thrown value that is no error logs only its type, and causes in a circle end', () => {
  expect(safeError(secret)).toEqual({ type: 'string', message: 'thrown: string' });
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(safeError(error))).toContain('round');
});

test('the words for a person stay when a failure is shown at the terminal', () => {
  expect(startFailure(new Error('Use it like this: saltbush "backup" FILE'))).toContain('"backup"');
  const cause = new Error('no connection');
  const failure = startFailure(new DrizzleQueryError('insert', [secret], cause));
  expect(failure).toBe('a query failed: no connection');
});
