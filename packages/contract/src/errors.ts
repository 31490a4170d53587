/**
 * How a call fails: the error that both sides throw, and its form on the wire.
 *
 * - On the wire an error is `{ error, details, code }`: `error` is the title a toast shows,
 *   `details` a sentence saying what to do next, or a list of `{ field, message }`.
 * - Codes are a closed union, so a handler cannot invent one and a screen can switch on it.
 */
import * as z from 'zod/mini';
import type { BrowserErrorCode } from './browser-error-codes';
import { browserErrorKinds, errorKinds, type ErrorCode } from './error-kinds';

export { browserErrorKinds, errorKinds, type BrowserErrorCode, type ErrorCode };

const errorCodes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]];

/** Errors that any call can answer with, whatever it does. */
export const commonErrors = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'REQUEST_TIMED_OUT',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'STARTING_OR_STOPPING',
  'DATABASE_UNAVAILABLE',
  'SERVER_BUSY',
  'DISK_FULL',
  'STORAGE_FULL',
  'HOUSEHOLD_STORAGE_FULL',
  'DISK_FAILING',
  'OBJECT_STORAGE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

export const fieldMessageSchema = z.object({ field: z.string(), message: z.string() });
export type FieldMessage = z.infer<typeof fieldMessageSchema>;

export const errorBodySchema = z.object({
  error: z.string(),
  details: z.union([z.string(), z.array(fieldMessageSchema)]),
  code: z.enum(errorCodes),
  /** What was read before it failed, so that it is not lost; or the token to go on with. */
  text: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/**
 * The one error both sides throw. `details` replaces the catalogue's sentence; `text` is what was read
 * before it failed, or the token to go on with. In a browser the words of an answer are those the server sent:
 * `browserErrorKinds` has the few that are said without one.
 *
 * @example new AppError('VALIDATION_FAILED', [{ field: 'title', message: 'Please give it a title' }])
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: string | FieldMessage[];
  readonly text: string | undefined;

  constructor(code: ErrorCode, details?: string | FieldMessage[], text?: string, title?: string) {
    super(title ?? errorKinds[code].error);
    this.code = code;
    this.details = details ?? errorKinds[code].details;
    this.text = text;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }

  /** The message under one field of a form, if the server named that field. */
  messageFor(field: string): string | undefined {
    return typeof this.details === 'string'
      ? undefined
      : this.details.find((m) => m.field === field)?.message;
  }

  toBody(): ErrorBody {
    const { message: error, details, code, text } = this;
    return { error, details, code, ...(text !== undefined && { text }) };
  }
}
