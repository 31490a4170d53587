/**
 * What may be logged of an error. Errors carry what people wrote: a query's parameters, the row that
 * broke a rule, the text that is no JSON, the address with a secret in it.
 *
 * Logged: kind, code, PostgreSQL's names of tables and constraints, the stack. Everything else an error
 * carries is left out, and its message is masked.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { maskSecrets, maskText } from './mask-text';

export interface SafeError {
  type: string;
  message: string;
  stack?: string;
  cause?: SafeError;
  [name: string]: unknown;
}

/** @returns what may be logged, with the causes below it */
export function safeError(error: unknown): SafeError {
  return describe(error, deepestCause);
}

/**
 * @example safeMessage(new Error('no mailbox for "priya@example.com"')) // 'no mailbox for "…"'
 */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  if (error instanceof DrizzleQueryError) return 'a query failed';
  // Says the text around the place where it broke.
  if (error instanceof SyntaxError) return 'the text could not be parsed';
  if (error instanceof AggregateError) return error.errors.map(safeMessage).join('; ');
  if (error instanceof DatabaseError && namesOnly.test(error.code ?? '')) return error.message;
  if (error instanceof TypeError && missingProperty.test(error.message)) return error.message;
  // Further lines quote what is not understood.
  return maskText(error.message).split('\n', 1)[0]!.slice(0, longestMessage);
}

/**
 * What went wrong, for the person at the terminal: in the error's own words, unless they hold a query.
 */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfQuery = error instanceof DrizzleQueryError;
  return isOfQuery
    ? `${safeMessage(error)}: ${safeMessage(error.cause)}`
    : maskSecrets(error.message);
}

function describe(error: unknown, depth: number): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: safeMessage(error) };
  const names = Object.fromEntries(
    loggedFields
      .map((name) => [name, (error as unknown as Record<string, unknown>)[name]] as const)
      .filter(([, value]) => isName(value)),
  );
  const cause =
    error.cause !== undefined && depth > 0 ? describe(error.cause, depth - 1) : undefined;
  return {
    type: error.name,
    message: safeMessage(error),
    ...names,
    stack: framesOf(error),
    ...(cause && { cause }),
  };
}

const deepestCause = 4;
const longestMessage = 500;

/** Of Node, Fastify and PostgreSQL: names that the program or its tables gave, never a value. */
const loggedFields = [
  'code',
  'syscall',
  'statusCode',
  'responseCode',
  'severity',
  'constraint',
  'schema',
  'table',
  'column',
  'routine',
];

const isName = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.$-]{1,80}$/.test(value));

/**
 * PostgreSQL's classes of errors whose messages quote names of ours, not values: broken constraints,
 * transactions, wrong statements, resources, the server's own.
 */
const namesOnly = /^(08|23|25|40|42|53|55|57|58|XX)/;

const missingProperty =
  /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '[\w$]{1,40}'\)$/;

/** The stack begins with the message, which may have several lines. */
function framesOf({ stack = '', message }: Error): string {
  const after = message === '' ? -1 : stack.indexOf(message);
  const rest = after < 0 ? stack : stack.slice(after + message.length);
  return rest
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, maxFrames)
    .join('\n');
}

const maxFrames = 15;
