/**
 * Failures of jobs, services and backups, for admins. What they are is said in the reader's language; behind it is what the
 * program, or another one, says of it in English, as the log has it.
 */
import type { FailureKind } from '@saltbush/domain/admin/failure-kinds';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { BackupUnusable } from './backup/backup-unusable';
import { safeMessage } from './logging/safe-error';
import { findOutage } from './outages';

export interface NotedFailure {
  kind?: FailureKind | undefined;
  /** In English, without anything that people wrote. */
  message: string;
}

/** What can be stored of a failure, whoever reads it. @example noteOf(error) // { kind: 'refused', message: 'connect ECONNREFUSED …' } */
export function noteOf(error: unknown): NotedFailure {
  const message = error instanceof BackupUnusable ? error.message : safeMessage(error);
  const kind = kindOf(error);
  return { message, ...(kind && { kind }) };
}

/** @example failureInWords(note) // 'Die Verbindung wurde abgelehnt. (connect ECONNREFUSED …)' in German */
export function failureInWords({ kind, message }: NotedFailure): string {
  if (!kind) return inLanguage(message);
  const text = words[kind](message);
  return isWhole.has(kind) ? text : `${text} (${message})`;
}

function kindOf(error: unknown): FailureKind | undefined {
  if (error instanceof BackupUnusable) return 'backup-unusable';
  const outage = findOutage(error);
  const ofConnection = connectionKindOf(error);
  if (ofConnection) return ofConnection;
  if (outage) return byOutage[outage];
  return error instanceof DrizzleQueryError ? 'query' : undefined;
}

/** Through `cause`: what talks to a service wraps what its connection said. A query's connection is that of the database. */
function connectionKindOf(error: unknown, depth = 4): FailureKind | undefined {
  if (!(error instanceof Error) || error instanceof DrizzleQueryError) return undefined;
  const { code, name } = error as Error & { code?: unknown };
  const known = connectionKinds.find(([pattern]) => pattern.test(`${String(code)} ${name}`));
  if (known) return known[1];
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  return depth > 0 ? connectionKindOf(cause, depth - 1) : undefined;
}

/** By errno names, codes of Node's TLS and of nodemailer, and names of errors. */
const connectionKinds: readonly (readonly [RegExp, FailureKind])[] = [
  [/^ECONNREFUSED\b/, 'refused'],
  [/^(?:ENOTFOUND|EAI_AGAIN|EDNS)\b/, 'address-unknown'],
  [/^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+_TIMEOUT)\b|TimeoutError$/, 'no-answer'],
  [/^(?:ECONNRESET|EPIPE|ECONNECTION|UND_ERR_SOCKET)\b/, 'broken-off'],
  [/^(?:CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|ERR_TLS_\w+|ETLS)\b/, 'certificate'],
  [/^EAUTH\b/, 'password'],
];

const byOutage: Record<NonNullable<ReturnType<typeof findOutage>>, FailureKind> = {
  DATABASE_UNAVAILABLE: 'database',
  SERVER_BUSY: 'busy',
  DISK_FULL: 'disk-full',
  DISK_FAILING: 'disk-failing',
  OBJECT_STORAGE_UNAVAILABLE: 'object-storage',
};

/** What another program says of it adds nothing. */
const isWhole = new Set<FailureKind>(['too-little-space', 'may-not-create-databases']);

const words: Record<FailureKind, (message: string) => string> = {
  refused: () => say('The connection was refused.'),
  'address-unknown': () => say('The address was not found.'),
  'no-answer': () => say('There was no answer in time.'),
  'broken-off': () => say('The connection broke off.'),
  certificate: () => say('The certificate of the other server is not accepted.'),
  password: () => say('The name or password was not accepted.'),
  database: () => say('The database could not be reached.'),
  query: () => say('A query of the database failed.'),
  busy: () => say('The server had too much to do.'),
  'disk-full': () => say('The disk is full.'),
  'disk-failing': () => say('The disk does not work.'),
  'object-storage': () => say('The object storage could not be reached.'),
  'too-little-space': () => say('There is too little space for a test.'),
  'may-not-create-databases': (command) =>
    say('Saltbush may not create a database for the test. Allow it with: {command}', { command }),
  'backup-unusable': () => say('The backup is damaged, or not all of it is there.'),
};
