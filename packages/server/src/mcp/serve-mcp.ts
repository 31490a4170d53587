/**
 * `POST /api/mcp`: the Model Context Protocol over streamable HTTP (decision 0126), for programs with a token alone.
 *
 * - It is outside of the contract's JSON, as server-sent events are: bodies and answers are messages of the protocol. What
 *   comes before the body is the same as for every call (`admit`).
 * - A message counts as a call of the program, and so does each call that a tool makes: they come in again with the
 *   caller's own header and address, so that scopes, permissions and limits are decided where they always are.
 * - No session and no stream is held: GET and DELETE, which are for those, answer 405.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mcpRoute } from '@saltbush/contract/account/mcp';
import { AppError } from '@saltbush/contract/errors';
import { bodyLimitOf } from '@saltbush/contract/route';
import { mcpChallenge } from '../features/account/oauth';
import { admit, type Admit } from '../platform/http/admit';
import { signalOf } from '../platform/http/limits/answered';
import { sendInside } from './carry/send-inside';
import { openCalls } from './contract-calls';

interface Context {
  config: { publicUrl: string };
}

export function serveMcp(app: FastifyInstance, { config: { publicUrl } }: Context): void {
  const url = `/api${mcpRoute.path}`;
  app.route({
    method: mcpRoute.method,
    url,
    bodyLimit: bodyLimitOf(mcpRoute),
    preParsing: admitPrograms(publicUrl),
    handler: (request, reply) => answer(app, publicUrl, request, reply),
  });
  app.route({
    method: ['GET', 'DELETE'],
    url,
    // Before a body is read, which these have none of.
    onRequest: async (_request, reply) => reply.code(405).header('allow', 'POST').send(notAllowed),
    handler: async (_request, reply) => reply.send(),
  });
}

const notAllowed = {
  error: 'Method not allowed',
  details: 'Send each message by POST. There are no sessions and no streams here.',
};

function admitPrograms(publicUrl: string): Admit {
  const admitCall = admit(mcpRoute, false);
  const { origin } = new URL(publicUrl);
  return async (request, reply, body) => {
    // A page of another site that has got itself our address (DNS rebinding) says here whose it is.
    if (request.headers.origin !== undefined && request.headers.origin !== origin) {
      throw new AppError('FORBIDDEN', 'Pages of other sites may not call this address.');
    }
    try {
      const read = await admitCall(request, reply, body);
      if (!request.signedIn?.program) throw new AppError('NOT_SIGNED_IN', noProgram);
      return read;
    } catch (error) {
      if (error instanceof AppError && error.status === 401) {
        const invalid = error.code === 'SESSION_EXPIRED' ? 'invalid_token' : undefined;
        reply.header('www-authenticate', mcpChallenge(publicUrl, invalid));
      }
      throw error;
    }
  };
}

const noProgram =
  'Send a token for other programs, which is made in Saltbush under Account, as a bearer token.';

async function answer(
  app: FastifyInstance,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body: message, headers, ip: address, signedIn } = request;
  // One message would be as many calls as its sender likes, all at once.
  if (Array.isArray(message)) {
    throw new AppError('MALFORMED_REQUEST', 'Please send one message at a time.');
  }
  const signal = signalOf(reply);
  const authorization = headers.authorization ?? '';
  // The SDK takes megabytes: an instance that no assistant uses does not load it.
  const { answerMcp } = await import('./answer-mcp');
  const answered = await answerMcp(
    { message, headers, signal },
    {
      scopes: signedIn?.program?.scopes ?? [],
      call: openCalls(sendInside(app, { authorization, address, signal })),
      pageOf: (path) => `${publicUrl}${path}`,
      report: (error, tool) => request.log.error({ err: error, tool }, 'a tool failed'),
    },
  );
  return reply
    .code(answered.status)
    .headers({ ...answered.headers, 'cache-control': 'no-store' })
    .send(answered.text === '' ? undefined : answered.text);
}
