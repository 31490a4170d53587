/** Runs object storage that speaks S3's protocol and checks each signature. */
import { runProgram } from './run-program';

export interface RunningObjectStorage {
  /** Of a Saltbush that keeps its pictures there. */
  settings: Record<string, string>;
  stop: () => void;
}

export async function runObjectStorage(): Promise<RunningObjectStorage> {
  const { said, stop } = await runProgram('s3', /^settings (\{.*\})$/m);
  return { settings: JSON.parse(said) as Record<string, string>, stop };
}
