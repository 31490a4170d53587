/**
 * How many connections one network may have open, and behind a trusted proxy how many calls: each costs memory, also one
 * that sends nothing. A household, or a hotel, is far below it; an event stream is one for each browser.
 *
 * This machine and its private network have no bound of their own: everybody may come through a proxy there.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isTrustedProxy, type TrustedProxies } from '../trusted-proxies';
import { TooManyRequests } from '../too-many-requests';
import { refuseOnSocket } from '../unreadable-requests';
import { isNear, networkOf } from '../network';
import { onAnswered } from './answered';

const mostOfNetwork = 1_000;
const retryAfterSeconds = 60;

export function limitConnections(
  app: FastifyInstance,
  trusted: TrustedProxies,
  most = mostOfNetwork,
): void {
  const connections = openCount(most);
  const calls = openCount(most);
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrustedProxy(trusted, remoteAddress)) return;
    const end = connections.begin(remoteAddress);
    if (end === undefined) refuseOnSocket(socket, 'TOO_MANY_REQUESTS');
    else socket.once('close', end);
  });
  if (trusted === false) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { ip, raw } = request;
    // Of who comes by no proxy the connection is counted.
    const end = ip === raw.socket.remoteAddress ? nothing : calls.begin(ip);
    if (end === undefined) return done(new TooManyRequests(retryAfterSeconds));
    onAnswered(reply, end);
    done();
  });
}

const nothing = (): void => undefined;

function openCount(most: number) {
  const open = new Map<string, number>();
  return {
    /** @returns ends it again; nothing for one too many */
    begin: (address: string): (() => void) | undefined => {
      if (isNear(address)) return nothing;
      const network = networkOf(address);
      const before = open.get(network) ?? 0;
      if (before >= most) return undefined;
      open.set(network, before + 1);
      return () => {
        const left = open.get(network)! - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      };
    },
  };
}
