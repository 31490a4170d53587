/**
 * A call may be answered before its body has arrived: an upload that is too large, or from someone who is
 * not signed in. The rest is received and thrown away, so that the sender comes to read the answer and
 * the connection serves the next call. A rest beyond the bounds ends the connection instead.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { openPace, type Pace } from '../pace';

export interface DrainBounds {
  maxBytes: number;
  maxMs: number;
  /** Of all connections together, so that a flood of refused bodies leaves time for everyone else. */
  bytesPerMs: number;
}

/** Twice the largest upload that any call takes; and as long as a phone needs for a photo. */
const usualBounds: DrainBounds = {
  maxBytes: 400 * 1024 * 1024,
  maxMs: 60_000,
  bytesPerMs: 8 * 1024,
};

export function addBodyDrain(app: FastifyInstance, bounds: DrainBounds = usualBounds): void {
  const payFor = openPace();
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (hasRest(raw)) {
      // Fastify announces an end where it need not come.
      if (Number(raw.headers['content-length'] ?? 0) > bounds.maxBytes)
        reply.header('connection', 'close');
      else reply.removeHeader('connection');
      // Before the answer is sent: after it Node reads what nobody has begun to read, as fast as it comes.
      drain(raw, bounds, payFor);
    }
    done(null, payload);
  });
}

/** A call without a body is complete a moment after its handler began. */
function hasRest({ headers, complete, readableEnded, destroyed }: IncomingMessage): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete && !readableEnded && !destroyed;
}

function drain(
  body: IncomingMessage,
  { maxBytes, maxMs, bytesPerMs }: DrainBounds,
  payFor: Pace,
): void {
  const endConnection = () => body.destroy();
  const timer = setTimeout(endConnection, maxMs).unref();
  let received = 0;
  body.unpipe();
  body.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) endConnection();
    else pause(body, payFor(chunk.length / bytesPerMs));
  });
  body.once('close', () => clearTimeout(timer));
  body.resume();
}

function pause(body: IncomingMessage, waitMs: number): void {
  if (waitMs === 0) return;
  body.pause();
  setTimeout(() => body.resume(), waitMs).unref();
}
