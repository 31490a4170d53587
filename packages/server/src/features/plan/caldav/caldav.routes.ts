/**
 * A CalDAV server (RFC 4791), beside the API rather than in it: its methods, its XML and its errors are those of WebDAV
 * (decision 0129). The shopping list and each list beside it is a collection of to-dos, the meals are one of
 * events.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { basePathOf } from '../../../platform/http/base-path';
import { answerError } from '../../../platform/http/errors';
import type { RecipeNeeds } from '../recipe-needs';
import type { ComputedLists } from '../shopping-list';
import { openAddresses, type Place } from './addresses';
import type { CaldavAnswer, CaldavCall, CaldavContext } from './caldav-call';
import { mostBodyBytes } from './collection-properties';
import { DavRefusal } from './xml/dav-refusal';
import { get, put, remove } from './object-methods';
import { propfind } from './propfind';
import { report } from './report';
import { notSignedIn, signInProgram, type SignedInProgram } from './sign-in';
import { openSyncTokens } from './sync-tokens';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices' | 'config'> & {
  lists: ComputedLists;
  needs: RecipeNeeds;
};

const methods: Readonly<Record<string, (call: CaldavCall, place: Place) => Promise<CaldavAnswer>>> =
  { PROPFIND: propfind, REPORT: report, GET: get, HEAD: get, PUT: put, DELETE: remove };
const allowed = ['OPTIONS', ...Object.keys(methods)].join(', ');
/** Calendars are made in Saltbush, and have their names and colours from there. */
const refusedMethods = ['PROPPATCH', 'MKCALENDAR', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK'];

export function serveCaldav(app: FastifyInstance, deps: Context): void {
  for (const method of ['PROPFIND', 'REPORT', ...refusedMethods]) {
    app.addHttpMethod(method, { hasBody: true });
  }
  const { publicUrl } = deps.config;
  const addresses = openAddresses(basePathOf(publicUrl));
  const context = { ...deps, addresses, syncTokens: openSyncTokens(publicUrl) };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<FastifyError | DavRefusal>(answerRefusal);
    scope.route({
      method: ['GET', 'PROPFIND', 'OPTIONS'],
      url: '/.well-known/caldav',
      handler: (_request, reply) => reply.redirect(addresses.root, 301),
    });
    for (const url of ['/caldav', '/caldav/*']) serveAddress(scope, url, context);
  });
}

function serveAddress(scope: FastifyInstance, url: string, context: CaldavContext): void {
  scope.route({
    method: ['GET', 'PUT', 'DELETE', 'OPTIONS', 'POST', 'PROPFIND', 'REPORT', ...refusedMethods],
    url,
    bodyLimit: mostBodyBytes,
    preParsing: admit,
    handler: async (request, reply) => {
      const { method } = request;
      // What it can do is no secret, and clients ask before they sign in.
      if (method === 'OPTIONS') return sendAnswer(reply, { status: 200 });
      if (!methods[method]) throw new DavRefusal(405);
      const end = await request.server.limits.takeTurn(heavy, { query: {}, request, reply });
      try {
        return sendAnswer(reply, await answer(request, context));
      } finally {
        end?.();
      }
    },
  });
}

/** Most calls compute a list. */
const heavy = { heavy: 'computing' } as const;

/** As for calls of the API, before the body is read: who calls, how often, and whether there is space. */
async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method === 'OPTIONS') return;
  request.signedIn = await signInProgram(request);
  const { limits, disk } = request.server;
  await limits.countCall(request);
  if (request.method === 'PUT') await disk.checkSpace(mostBodyBytes);
  await limits.takeSpace(mostBodyBytes, request, reply);
}

async function answer(request: FastifyRequest, context: CaldavContext): Promise<CaldavAnswer> {
  const { claim, signedIn, body } = request;
  if (!claim || !signedIn?.program) throw notSignedIn();
  const user: SignedInProgram = { ...signedIn, program: signedIn.program };
  const place = context.addresses.placeOf(request.url);
  if (!place || ('userId' in place && place.userId !== user.userId)) throw new DavRefusal(404);
  const text = typeof body === 'string' ? body : '';
  const call: CaldavCall = { request, body: text, user, claim, context };
  return methods[request.method]!(call, place);
}

function sendAnswer(
  reply: FastifyReply,
  { status, body = '', type, headers = {} }: CaldavAnswer,
): FastifyReply {
  if (type !== undefined) reply.type(type);
  return reply
    .code(status)
    .headers({ ...everyAnswer, ...headers })
    .send(body);
}

const everyAnswer = {
  dav: '1, calendar-access',
  allow: allowed,
  'cache-control': 'private, no-cache',
};

function answerRefusal(
  error: FastifyError | DavRefusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof AppError && error.status === 401 ? notSignedIn() : error;
  if (!(refusal instanceof DavRefusal)) return answerError(refusal, request, reply);
  const { status, headers } = refusal;
  const body = refusal.toXml();
  const type = body === '' ? undefined : 'application/xml; charset=utf-8';
  return sendAnswer(reply, { status, body, headers, ...(type && { type }) });
}
