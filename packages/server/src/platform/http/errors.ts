/**
 * The one place that turns what went wrong into an answer.
 *
 * Errors people cause are `AppError`s and are not logged as errors; anything else is our mistake:
 * it is logged with the request's id and answered as "Something went wrong".
 */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import { TooManyRequests } from './too-many-requests';

export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    if (hasLeft(error, reply)) request.log.debug('the caller left before the answer');
    else if (known.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error');
    if (known instanceof TooManyRequests) reply.header('retry-after', known.retryAfterSeconds);
    return reply
      .code(known.status)
      .header('cache-control', 'no-store')
      .serializer(JSON.stringify)
      .type('application/json')
      .send(known.toBody());
  });
}

/** Work that stops because nobody waits for it any more is no mistake of ours. */
function hasLeft(error: FastifyError, reply: FastifyReply): boolean {
  return error.name === 'AbortError' && reply.raw.destroyed;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const known = code === undefined ? undefined : knownCodes[code];
  if (known) return new AppError(known);
  return new AppError(statusOf(error) === 429 ? 'TOO_MANY_REQUESTS' : 'INTERNAL');
}

/** Fastify's, its plugins' and PostgreSQL's codes that are the caller's doing. */
const knownCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_FILES_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_PARTS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  // PostgreSQL: shutting down, starting up, connection lost.
  '57P01': 'STARTING_OR_STOPPING',
  '57P03': 'STARTING_OR_STOPPING',
  ECONNREFUSED: 'STARTING_OR_STOPPING',
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
