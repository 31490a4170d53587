/**
 * Closes connections whose request does not come on: each holds a socket and a part of a body.
 *
 * - Headers must be there 20 s after the connection was made.
 * - A body must send 4 KB in every 30 s. That is not a limit on its size: 100 MB may come from a phone
 *   with a poor signal, as long as they keep coming.
 * - A whole request may take an hour: 100 MB at 230 kbit/s.
 *
 * Time in which the server itself does not read does not count.
 */
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseOnSocket } from './unreadable-requests';

export interface SlowRequestLimits {
  headersMs: number;
  bodyBytes: number;
  bodyMs: number;
  requestMs: number;
  /** How often all requests are looked at. */
  checkMs: number;
}

const slowRequestLimits: SlowRequestLimits = {
  headersMs: 20_000,
  bodyBytes: 4 * 1024,
  bodyMs: 30_000,
  requestMs: 60 * 60_000,
  checkMs: 5_000,
};

/** Fastify's settings for the timeouts that Node checks itself: headers, and the whole request. */
export const timeoutSettings = (limits = slowRequestLimits) => ({
  requestTimeout: limits.requestMs,
  http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
});

export function closeSlowBodies(app: FastifyInstance, limits = slowRequestLimits): void {
  const coming = new Map<IncomingMessage, Progress>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (!raw.complete && hasBody(raw) && raw.socket instanceof Socket) {
      coming.set(raw, { bytes: raw.socket.bytesRead, quietMs: 0 });
    }
    done();
  });
  const check = () => {
    for (const [raw, progress] of coming) {
      progress.quietMs += limits.checkMs;
      if (raw.complete || raw.destroyed) coming.delete(raw);
      else if (isComingOn(raw, progress, limits)) {
        coming.set(raw, { bytes: raw.socket.bytesRead, quietMs: 0 });
      } else if (progress.quietMs >= limits.bodyMs) {
        coming.delete(raw);
        refuseOnSocket(raw.socket, 'REQUEST_TIMED_OUT');
      }
    }
  };
  const timer = setInterval(check, limits.checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

interface Progress {
  bytes: number;
  /** Counted by checks, not by the clock: while the process is held up, nobody's bytes are read. */
  quietMs: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A full buffer means that the sender waits for us. */
const isComingOn = (raw: IncomingMessage, { bytes }: Progress, { bodyBytes }: SlowRequestLimits) =>
  raw.readableLength >= raw.readableHighWaterMark || raw.socket.bytesRead - bytes >= bodyBytes;
