/** An X server without a screen, on a number that is free. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Display {
  /** ":99" */
  name: string;
  server: ChildProcess;
}

export async function startDisplay(): Promise<Display> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb did not start');
    }),
  ])) as [Buffer];
  return { name: `:${String(number).trim()}`, server };
}
