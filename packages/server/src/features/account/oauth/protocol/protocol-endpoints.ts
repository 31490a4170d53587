/**
 * The endpoints that programs call themselves. They are answered in the forms of OAuth and not in those of the contract;
 * who may call, limits and bodies are read as for any other call.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { oauthProtocol } from '@saltbush/contract/account/oauth-protocol';
import { AppError } from '@saltbush/contract/errors';
import type { ParsedBody, Route } from '@saltbush/contract/route';
import type { Deps } from '../../../../deps';
import { admit } from '../../../../platform/http/admit';
import { answerError } from '../../../../platform/http/errors';
import { parsePart } from '../../../../platform/http/parse-part';
import { allowOtherSites } from '../cross-origin';
import { takeForms } from './form-body';
import { OAuthRefusal } from './oauth-refusal';
import { registerProgram } from './register-program';
import { revokeToken } from './revoke-token';
import { exchange } from './token-endpoint';
import type { ConnectionTokens } from './token-model';

export function serveProtocol(app: FastifyInstance, deps: Deps, tokens: ConnectionTokens): void {
  const { token, revoke, register } = oauthProtocol;
  app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>(answerRefusal);
    allowOtherSites(scope, [pathOf(token), pathOf(revoke)]);
    // No JSON: the parameters of the protocol are a form.
    scope.removeAllContentTypeParsers();
    takeForms(scope);
    post(scope, token, async (body, { headers }, reply) => {
      const answer = await exchange(deps, tokens, { headers, body });
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    });
    post(scope, revoke, async (body, _request, reply) => {
      await revokeToken(deps, tokens, body);
      return reply.code(200).send();
    });
  });
  app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>(answerRefusal);
    allowOtherSites(scope, [pathOf(register)]);
    post(scope, register, async (body, _request, reply) =>
      reply.code(201).send(await registerProgram(deps, body)),
    );
  });
}

const pathOf = ({ path }: Route): string => `/api${path}`;

/** More than any program says of itself. */
const bodyLimit = 16 * 1024;

function post<R extends Route>(
  scope: FastifyInstance,
  route: R,
  answer: (body: ParsedBody<R>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const { max, seconds } = route.rateLimit!;
  scope.post(
    pathOf(route),
    {
      bodyLimit,
      config: { rateLimit: { max, timeWindow: seconds * 1000 } },
      preParsing: admit(route, false),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = parsePart(route.body, request.body, 'body') as ParsedBody<R>;
      return answer(body, request, reply);
    },
  );
}

/** Refusals in the form of the protocol; what any call may fail by, such as a limit or an outage, in ours. */
function answerRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  if (!refusal) return answerError(error, request, reply);
  return reply.code(400).header('cache-control', 'no-store').send(refusal.toBody());
}

function asRefusal(error: unknown): OAuthRefusal | undefined {
  if (error instanceof OAuthRefusal) return error;
  if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') return undefined;
  const { details } = error;
  const words =
    typeof details === 'string'
      ? details
      : details.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new OAuthRefusal('invalid_request', words);
}
