import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems lend to outgoing connections (Linux from 32768, others from 49152): a server that starts
 * again would otherwise find its port lent to somebody else.
 */
const ports = { first: 10_000, end: 30_000 };

/** @returns a port of this machine at which nobody listens */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.end);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
