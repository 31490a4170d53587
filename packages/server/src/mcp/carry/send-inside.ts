/** Carries calls to the same server, past its sockets and through everything else: limits, scopes, permissions. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import type { Send } from '../contract-calls';

export interface Caller {
  /** As it was sent: "Bearer saltbush_…". */
  authorization: string;
  /** Whose address the calls count for. */
  address: string;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}

/** @throws AppError STARTING_OR_STOPPING when the server stops meanwhile */
export const sendInside =
  (app: FastifyInstance, { authorization, address, signal }: Caller): Send =>
  async ({ method, path, headers, body }) => {
    try {
      const { statusCode, body: text } = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, authorization },
        remoteAddress: address,
        signal,
        ...(body !== undefined && { payload: body }),
      });
      return { status: statusCode, text };
    } catch (error) {
      signal.throwIfAborted();
      throw Object.assign(new AppError('STARTING_OR_STOPPING'), { cause: error });
    }
  };
