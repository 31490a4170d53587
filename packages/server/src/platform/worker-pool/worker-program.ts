/** Where the program of a worker pool lies. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param path of the source, without its ending and relative to the caller: "reading/page.worker". Its
 *   last part is the name of its entry in tsdown.config.ts.
 * @param from `import.meta.url` of the caller
 * @returns the source, or what was built from it beside the server
 */
export function workerProgram(path: string, from: string): string {
  const isSource = from.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? `./${path}.ts` : `./${basename(path)}.js`, from));
}
