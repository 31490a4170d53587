/** Runs a real provider of OpenID Connect, where everyone is signed in as Olive. */
import { spawn } from 'node:child_process';

export interface RunningProvider {
  issuer: string;
  stop: () => void;
}

/** @param home the address of the app that it knows as its client */
export async function runProvider(home: string): Promise<RunningProvider> {
  const program = 'packages/server/src/testing/programs/oidc-program.ts';
  const provider = spawn(process.execPath, ['--import', 'tsx', program, home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    let output = '';
    // It goes on to be read: the program would die of a closed pipe.
    provider.stdout.on('data', (chunk) => {
      output += String(chunk);
      const [, found] = /^issuer (\S+)$/m.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    provider.once('exit', () => reject(new Error(`The provider did not start: ${output}`)));
  });
  return { issuer, stop: () => void provider.kill() };
}
