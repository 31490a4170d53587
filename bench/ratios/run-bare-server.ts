/** Starts the bare server on the database of a running Saltbush. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import type { PoolConfig } from 'pg';

export interface BareServer {
  url: string;
  stop: () => Promise<void>;
}

export async function runBareServer(connection: PoolConfig): Promise<BareServer> {
  const program = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
  const server = spawn(process.execPath, [program, JSON.stringify(connection)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
