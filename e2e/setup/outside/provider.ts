/** Runs a real provider of OpenID Connect, where everyone is signed in as Olive. */
import { runProgram } from './run-program';

export interface RunningProvider {
  issuer: string;
  stop: () => void;
}

/** @param home the address of the app that it knows as its client */
export async function runProvider(home: string): Promise<RunningProvider> {
  const { said: issuer, stop } = await runProgram('oidc', /^issuer (\S+)$/m, home);
  return { issuer, stop };
}
