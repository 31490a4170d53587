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
import { JsonText } from '../json-text';
import { endSlowDownload } from './download-pace';
import type { Conditional } from './handler';

export function writeResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  output: unknown,
): FastifyReply | Promise<FastifyReply> {
  return route.isConditional
    ? writeUnlessKnown(request, reply, route, output as Conditional<unknown>)
    : writeBody(reply, route, output);
}

/** fast-json-stringify reads draft 7; what JSON Schema cannot express is not restricted. */
export function serialisable(schema: z.ZodMiniType): unknown {
  return z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any', io: 'output' });
}

/** Builds an answer now that would be built when it is written, unless the caller has it. */
export async function built(
  request: FastifyRequest,
  { etag, build }: Conditional<unknown>,
): Promise<Conditional<unknown>> {
  if (hasEtag(request.headers['if-none-match'], etag)) return { etag, build };
  const body = await build();
  return { etag, build: () => body };
}

async function writeUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  { etag, build }: Conditional<unknown>,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  if (!hasEtag(request.headers['if-none-match'], etag)) {
    return writeBody(reply, route, await build());
  }
  return reply.header('cache-control', 'no-store').code(304).send();
}

/** Compressing proxies mark an ETag as weak: W/"…" names the same answer. */
function hasEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

function writeBody(reply: FastifyReply, route: Route, output: unknown): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (route.isDownload) return download(reply, output as Download);
  if (!route.response) return reply.code(204).send();
  if (output instanceof JsonText) return sendText(reply, route, output);
  return reply.code(200).send(isChecking ? parsed(route, output) : output);
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

function sendText(reply: FastifyReply, route: Route, { text }: JsonText): FastifyReply {
  if (isChecking) refuseMore(route, JSON.parse(text.toString()));
  return reply.code(200).header('content-type', 'application/json; charset=utf-8').send(text);
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
