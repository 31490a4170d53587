/** The end of a call, for what lasts as long as it does. */
import type { FastifyReply } from 'fastify';

/** Called once: when the answer was sent, or its caller has left. */
export function onAnswered({ raw }: FastifyReply, act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  if (raw.closed || raw.writableFinished) return once();
  raw.once('finish', once);
  raw.once('close', once);
}

/** Aborted when the caller leaves before the answer. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.closed && !raw.writableEnded) controller.abort();
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
