/**
 * Writes what a handler answers. In tests and development it is parsed by the contract first, so that
 * a handler that breaks it fails there. In production an object is written by the contract's schema,
 * and JSON that PostgreSQL wrote is sent as it is.
 */
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Download, Route } from '@saltbush/contract/route';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { JsonText } from '../../json-text';
import { addVary, nameLanguage } from '../languages/answer-in-language';
import { buildAnswer, GzippedJson, type ConditionalAnswer } from './conditional-answer';
import { serialiserOf } from './serialiser';
import { endSlowDownload } from './download-pace';
import type { Conditional } from '../handler';

export function writeResponse(reply: FastifyReply, route: Route, output: unknown): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (!route.isConditional) return writeBody(reply, route, output);
  const { etag, body } = output as ConditionalAnswer;
  nameLanguage(reply);
  reply.header('etag', etag);
  return body === undefined ? reply.code(304).send() : writeBody(reply, route, body);
}

/** Within the turn of a heavy call: afterwards the answer is only sent. */
export const builtAnswer = (
  request: FastifyRequest,
  route: Route,
  output: unknown,
): Promise<ConditionalAnswer> =>
  buildAnswer(request, output as Conditional<unknown>, (answer) => checkText(route, answer));

function writeBody(reply: FastifyReply, route: Route, output: unknown): FastifyReply {
  if (route.isDownload) return download(reply, output as Download);
  if (!route.response) return reply.code(204).send();
  if (output instanceof GzippedJson) return sendGzipped(reply, output);
  if (output instanceof JsonText) return sendText(reply, route, output);
  const write = serialiserOf(route.response);
  return sendJson(reply, write(isChecking ? parsed(route, output) : output));
}

function download(reply: FastifyReply, { fileName, mediaType, body }: Download): FastifyReply {
  const stream = Readable.from(body, { objectMode: false });
  // The connection is closed before the last chunk, so that the file does not look whole.
  stream.once('error', (err) => {
    if (reply.raw.headersSent) reply.log.error({ err, fileName }, 'a download broke off');
  });
  endSlowDownload(reply.raw);
  return reply
    .code(200)
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(stream);
}

function sendText(reply: FastifyReply, route: Route, answer: JsonText): FastifyReply {
  checkText(route, answer);
  return sendJson(reply, answer.text);
}

const sendJson = (reply: FastifyReply, text: string | Buffer): FastifyReply =>
  reply.code(200).header('content-type', jsonType).send(text);

function sendGzipped(reply: FastifyReply, { bytes }: GzippedJson): FastifyReply {
  addVary(reply, 'accept-encoding');
  return reply
    .code(200)
    .header('content-type', jsonType)
    .header('content-encoding', 'gzip')
    .send(bytes);
}

const jsonType = 'application/json; charset=utf-8';

function checkText(route: Route, { text }: JsonText): void {
  if (isChecking) refuseMore(route, JSON.parse(text.toString()));
}

/** JSON text is sent as it is, so it must not have fields that the contract does not name. */
function refuseMore(route: Route, output: unknown): void {
  if (isDeepStrictEqual(parsed(route, output), output)) return;
  throw new Error(`${route.method} ${route.path} says more than its contract`);
}

function parsed(route: Route, output: unknown): unknown {
  const result = parseInput(route.response!, output);
  if (result.success) return result.data;
  throw new Error(
    `${route.method} ${route.path} broke its contract: ${z.prettifyError(result.error).replaceAll('\n', ' ')}`,
  );
}

/** Set by `buildApp`: production skips the response checks. */
let isChecking = true;
export function trustOwnAnswers(): void {
  isChecking = false;
}
