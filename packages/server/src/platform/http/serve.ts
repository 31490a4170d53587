/**
 * Registers the routes of a feature with Fastify: one handler per route, checked by the compiler.
 *
 * The order for every call: rate limit, session and access, space for the body, body; parse params, query and body by
 * the contract, turn of a heavy call, handler, answer. A handler `withSession` asks the database for the session itself.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { isCommunityCall } from '@saltbush/contract/program-calls';
import { bodyLimitOf, type Route, type Routes } from '@saltbush/contract/route';
import { inOwnTurn, nextTurn } from '../in-turns';
import { builtAnswer, writeResponse } from './answers/write-response';
import type { HandlerInput, RequestInput, Handler, Handlers, HandlerWithSession } from './handler';
import { admit } from './admit';
import { signalOf } from './limits/answered';
import type { TurnOf } from './limits/heavy-calls';
import { isLarge } from './limits/body-limits';
import { parsePart } from './parse-part';
import { checkAccess, onlyItsCommunity } from './session';
import { readUpload } from './uploads/single-file-upload';
import { readUploads } from './uploads/multi-file-upload';

/**
 * Called in two steps, so that the compiler knows the routes before it reads the handlers.
 *
 * @example serve(app, healthRoutes)({ ping: async () => ({ status: 'ok' }) });
 */
export function serve<R extends Routes>(app: FastifyInstance, routes: R) {
  return (handlers: Handlers<R>): void => {
    for (const name of Object.keys(routes)) {
      // The key is in `routes`, and `Handlers` has every key of it.
      serveRoute(app, routes[name] as Route, handlers[name] as AnyHandler);
    }
  };
}

type AnyHandler = Handler<Route> | WithSession;
/** Of any route, as one that may be called without a claim. */
type WithSession = HandlerWithSession<Route & { access: 'anyone' }>;

function serveRoute(app: FastifyInstance, route: Route, handler: AnyHandler): void {
  const asksItself = typeof handler !== 'function';
  const handle = asksItself ? sessionWithin(route, handler) : sessionFirst(route, handler);
  app.route({
    method: route.method,
    url: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: bodyLimitOf(route),
    config: { rateLimit: rateLimitOf(route) },
    preParsing: admit(route, asksItself),
    handler: async (request, reply) => writeResponse(reply, route, await handle(request, reply)),
  });
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function sessionFirst(route: Route, handler: Handler<Route>): Handle {
  return async (request, reply) => {
    const input = await readInput(route, request, reply);
    return inTurn(route, { query: input.query, request, reply }, async () => {
      // The session may have ended while a body came slowly, or the call waited for its turn.
      const isFresh = reply.elapsedTime < freshMs;
      const user = isFresh ? request.signedIn : await checkAccess(request, route);
      return handler(Object.assign(input, { user }) as HandlerInput<Route>);
    });
  };
}

function sessionWithin(route: Route, { withSession }: WithSession): Handle {
  return async (request, reply) => {
    const { claim } = request;
    const input = await readInput(route, request, reply);
    return inTurn(route, { query: input.query, request, reply }, async () => {
      const { isOpen, answer } = await withSession(Object.assign(input, { claim }));
      if (isOpen || claim === undefined) return answer();
      if (route.access !== 'anyone') {
        // Says why, which the statement does not.
        await checkAccess(request, route);
        throw new AppError('SESSION_EXPIRED');
      }
      const forVisitor = await withSession(Object.assign(input, { claim: undefined }));
      return forVisitor.answer();
    });
  };
}

/** So long the answer of the database to who asks holds. */
const freshMs = 1_000;

async function inTurn(
  route: Route,
  call: TurnOf,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const answer = async () => {
    const output = await handle();
    return route.isConditional ? builtAnswer(call.request, route, output) : output;
  };
  return route.decidesTurn ? answer() : withTurn(route, call, answer);
}

async function withTurn<Result>(
  route: Route,
  call: TurnOf,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = call.request.server.limits.takeTurn(route, call);
  if (turn === undefined) return work();
  const end = await turn;
  try {
    return await work();
  } finally {
    end();
  }
}

async function readInput(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestInput<Route>> {
  const input = new ParsedRequest(route, request, reply);
  input.params = parsePart(route.params, request.params, 'params');
  input.query = parsePart(route.query, request.query, 'query');
  if (route.upload) input.file = await readUpload(request, route.upload);
  else if (route.uploads) input.files = await readUploads(request, route.uploads);
  else if (route.body) input.body = await parseBody(route, request);
  const householdId = request.claim?.program?.householdId;
  if (householdId !== undefined && isCommunityCall(route)) nameHousehold(route, input, householdId);
  return input as RequestInput<Route>;
}

/** For a program whose token is for one community, which need not name it and may name no other. */
function nameHousehold(route: Route, input: ParsedRequest, householdId: string): void {
  // Each of these calls takes it in its body, or in its query if it has none (`isCommunityCall`).
  const named = (route.body ? input.body : input.query) as { householdId?: string };
  if ((named.householdId ??= householdId) !== householdId)
    throw new AppError('FORBIDDEN', onlyItsCommunity);
}

/** A large body takes milliseconds to read as JSON, as many to parse, and its handler more. */
async function parseBody(route: Route, request: FastifyRequest): Promise<unknown> {
  if (isLarge(request)) await nextTurn();
  return inOwnTurn(() => parsePart(route.body, request.body, 'body'));
}

/**
 * A class, because V8 makes a new hidden class for every object that is written with a getter. Hidden
 * classes are freed by full collections only, and until then each held its whole request: the young
 * generation was copied instead of dropped, a tenth of the time of a call.
 */
class ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  file: unknown;
  files: unknown;
  readonly request: FastifyRequest;
  readonly #route: Route;
  readonly #reply: FastifyReply;

  constructor(route: Route, request: FastifyRequest, reply: FastifyReply) {
    this.#route = route;
    this.request = request;
    this.#reply = reply;
  }

  /** Created on demand: few handlers need it. */
  get inTurn(): RequestInput<Route>['inTurn'] {
    const { query, request } = this;
    return (work) => withTurn(this.#route, { query, request, reply: this.#reply }, work);
  }

  /** Created on demand: most handlers need none. */
  get signal(): AbortSignal {
    return signalOf(this.#reply);
  }
}

function rateLimitOf(route: Route) {
  return route.rateLimit
    ? { max: route.rateLimit.max, timeWindow: route.rateLimit.seconds * 1000 }
    : undefined;
}
