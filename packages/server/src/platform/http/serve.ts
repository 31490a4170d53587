/**
 * Hangs a feature's contract on Fastify: one handler per route, checked by the compiler.
 *
 * The order for every call: rate limit, session and access, parse params, query and body by the
 * contract, handler, response. In tests and development the response is parsed too, so a handler
 * that breaks the contract fails there; in production it is only serialised by the same schema.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type {
  Download,
  HandlerOutput,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  Route,
  Routes,
} from '@saltbush/contract/route';
import { defaultBodyBytes } from '@saltbush/contract/route';
import { checkAccess, type SignedIn } from './session';
import { parsePart } from './parse-part';
import { readUpload, type StreamedUpload } from './upload';
import { readUploads } from './uploads';

/** What a handler is given. */
export interface Ask<R extends Route> {
  params: ParsedParams<R>;
  query: ParsedQuery<R>;
  body: ParsedBody<R>;
  /** The uploaded file's bytes, for a route that declares `upload`; or the file on its way. */
  file: R extends { upload: { isStreamed: true } }
    ? StreamedUpload
    : R extends { upload: object }
      ? Buffer
      : undefined;
  /** The uploaded files' bytes in their order, for a route that declares `uploads`. */
  files: R extends { uploads: object } ? Buffer[] : undefined;
  /** Who asks; on a route for anyone, only when they happen to be signed in. */
  user: R extends { access: 'anyone' } ? SignedIn | undefined : SignedIn;
  request: FastifyRequest;
  /** Aborted when the caller goes away: long work stops. */
  signal: AbortSignal;
}

export type Handler<R extends Route> = (ask: Ask<R>) => Promise<HandlerOutput<R>>;
export type Handlers<R extends Routes> = { [Name in keyof R]: Handler<R[Name]> };

/**
 * Called in two steps, so that the compiler knows the routes before it reads the handlers.
 *
 * @example serve(app, healthRoutes)({ ping: async () => ({ status: 'ok' }) });
 */
export function serve<R extends Routes>(app: FastifyInstance, routes: R) {
  return (handlers: Handlers<R>): void => {
    for (const name of Object.keys(routes)) {
      // The key is in `routes`, and `Handlers` has every key of it.
      serveRoute(app, routes[name] as Route, handlers[name] as Handler<Route>);
    }
  };
}

function serveRoute(app: FastifyInstance, route: Route, handler: Handler<Route>): void {
  app.route({
    method: route.method,
    url: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: bodyLimitOf(route),
    config: { rateLimit: rateLimitOf(route) },
    schema: route.response ? { response: { 200: serialisable(route.response) } } : {},
    handler: async (request, reply) => {
      const user = await checkAccess(request, route.access);
      const ask = {
        params: parsePart(route.params, request.params, 'params'),
        query: parsePart(route.query, request.query, 'query'),
        body: isFile(route) ? undefined : parsePart(route.body, request.body, 'body'),
        file: route.upload ? await readUpload(request, route.upload) : undefined,
        files: route.uploads ? await readUploads(request, route.uploads) : undefined,
        user,
        request,
        signal: signalOf(reply),
      } as unknown as Ask<Route>;
      return answer(reply, route, await handler(ask));
    },
  });
}

function answer(reply: FastifyReply, route: Route, output: unknown): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (route.isDownload) return download(reply, output as Download);
  if (!route.response) return reply.code(204).send();
  return reply.code(200).send(isChecking ? checked(route, output) : output);
}

function download(reply: FastifyReply, { fileName, mediaType, body }: Download): FastifyReply {
  return reply
    .code(200)
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(body, { objectMode: false }));
}

function checked(route: Route, output: unknown): unknown {
  const parsed = z.safeParse(route.response!, output);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${route.method} ${route.path} broke its contract: ${z.prettifyError(parsed.error)}`,
  );
}

/** fast-json-stringify reads draft 7; what JSON Schema cannot say is left open. */
function serialisable(schema: z.ZodMiniType): unknown {
  return z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any', io: 'output' });
}

const isFile = ({ upload, uploads }: Route): boolean => (upload ?? uploads) !== undefined;

function bodyLimitOf({ upload, uploads, maxBodyBytes }: Route): number {
  return upload?.maxBytes ?? uploads?.maxTotalBytes ?? maxBodyBytes ?? defaultBodyBytes;
}

function rateLimitOf(route: Route) {
  return route.rateLimit
    ? { max: route.rateLimit.max, timeWindow: route.rateLimit.seconds * 1000 }
    : undefined;
}

function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

/** Set by `buildApp`: production trusts its own answers. */
let isChecking = true;
export function trustOwnAnswers(): void {
  isChecking = false;
}
