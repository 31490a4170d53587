/** Local servers that speak the protocols of services outside, each as a program of its own. */
import { spawn } from 'node:child_process';

export interface RunningProgram {
  /** What it says of itself. */
  said: string;
  stop: () => void;
}

/**
 * @param name of the file in the server's testing/programs: "oidc"
 * @param wanted what it says once it listens, with what is wanted of it in a group
 * @param args for the program
 */
export async function runProgram(
  name: string,
  wanted: RegExp,
  ...args: string[]
): Promise<RunningProgram> {
  const path = `packages/server/src/testing/programs/${name}-program.ts`;
  const program = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    let output = '';
    // It goes on to be read: the program would die of a closed pipe.
    program.stdout.on('data', (chunk) => {
      output += String(chunk);
      const [, found] = wanted.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', () => reject(new Error(`${path} did not start: ${output}`)));
  });
  return { said, stop: () => void program.kill() };
}
