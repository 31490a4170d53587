/**
 * The one place that turns what went wrong into an answer.
 *
 * - Errors people cause are `AppError`s and are not logged as errors.
 * - An outage, of the database or the disk, is logged, and answered with a 5xx that says whose it is and
 *   when to try again.
 * - Anything else is our mistake: it is logged with the call and answered as "Something went wrong".
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody, type ErrorCode } from '@saltbush/contract/errors';
import { inLanguage } from '@saltbush/domain/texts/say';
import { findStorageFull } from '../db/storage-full';
import { withLanguage } from '../language/current-language';
import { findOutage } from '../outages';
import { nameLanguage } from './languages/answer-in-language';
import { languageOf } from './languages/language';
import { TooManyRequests } from './too-many-requests';

export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
}

/** Also for what fails before a route is found, as an address that is none: Fastify's `frameworkErrors`. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error, request.server.disk?.isFull() ?? false);
  const call = `${request.method} ${request.routeOptions.url ?? 'unknown path'}`;
  if (hasLeft(error, reply)) request.log.debug({ call }, 'the caller left before the answer');
  else if (known.code === 'INTERNAL') request.log.error({ err: error, call }, 'unexpected error');
  else if (known instanceof Outage) {
    request.log.error({ err: error, call, outage: known.code }, 'a call failed by an outage');
  }
  if (known instanceof Outage || known.status === 503) {
    reply.header('retry-after', retryAfterSeconds);
  }
  if (known instanceof TooManyRequests) reply.header('retry-after', known.retryAfterSeconds);
  // Said here: what is refused before a call has its language comes here too.
  return withLanguage(languageOf(request), () => {
    nameLanguage(reply);
    return reply
      .code(known.status)
      .header('cache-control', 'no-store')
      .serializer(JSON.stringify)
      .type('application/json')
      .send(inOwnWords(known.toBody()));
  });
}

/** Puts what was said in English, as the texts of the catalogue and of the contract are, into the caller's language. */
const inOwnWords = ({ error, details, ...rest }: ErrorBody): ErrorBody => ({
  error: inLanguage(error),
  details:
    typeof details === 'string'
      ? inLanguage(details)
      : details.map(({ field, message }) => ({ field, message: inLanguage(message) })),
  ...rest,
});

/** An outage is over when whoever runs the server, or PostgreSQL itself, has repaired it. */
class Outage extends AppError {}

/** PostgreSQL's own recovery after a crash takes a few seconds. */
const retryAfterSeconds = 5;

/** Work that stops because nobody waits for it any more is no mistake of ours. */
function hasLeft(error: FastifyError, reply: FastifyReply): boolean {
  const isBrokenOff = error.name === 'AbortError' || brokenOffCodes.includes(error.code);
  return isBrokenOff && reply.raw.destroyed;
}

const brokenOffCodes: readonly string[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** @param isDiskFull a database that is lost then is lost for want of space */
function toAppError(error: unknown, isDiskFull: boolean): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const known = code === undefined ? undefined : knownCodes[code];
  if (known) return new AppError(known);
  const full = findStorageFull(error);
  if (full) return full;
  const outage = findOutage(error);
  if (outage === 'DATABASE_UNAVAILABLE' && isDiskFull) return new Outage('DISK_FULL');
  if (outage) return new Outage(outage);
  return new AppError(codeOfStatus(statusOf(error), error));
}

/** What a plugin refuses with no code of its own: its 4xx stays a 4xx, as a path outside the web folder. */
function codeOfStatus(status: unknown, error: unknown): ErrorCode {
  if (status === 429) return 'TOO_MANY_REQUESTS';
  const isForClients = field(error, 'expose') === true;
  if (!isForClients || typeof status !== 'number' || status < 400 || status > 499) {
    return 'INTERNAL';
  }
  return status === 403 || status === 404 ? 'NOT_FOUND' : 'MALFORMED_REQUEST';
}

/** Fastify's and its plugins' codes that are the caller's doing. */
const knownCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  // No id is that long: it names nothing that exists.
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FILES_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_PARTS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_JSON_FIELD_ERROR: 'MALFORMED_REQUEST',
  FST_MP_PREMATURE_CLOSE: 'MALFORMED_REQUEST',
  FST_PROTO_VIOLATION: 'MALFORMED_REQUEST',
};

function codeOf(error: unknown): string | undefined {
  const code = field(error, 'code') ?? field(field(error, 'cause'), 'code');
  return typeof code === 'string' ? code : undefined;
}

function statusOf(error: unknown): unknown {
  return field(error, 'statusCode');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
