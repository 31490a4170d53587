/** `mcp`: where the instance is, and the token, from the command line, a file or the environment. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { InstanceSettings } from '../config';
import type { Instance } from '../mcp/carry/send-by-http';

/**
 * What stands on the command line comes before the environment. A token never stands there: everybody on a machine sees
 * the command lines of all programs.
 *
 * @param words of the command line, after the name of the command
 * @throws when the address or the token is missing, or none
 * @example await instanceOf(['https://recipes.example.com'], { token: 'saltbush_…' })
 */
export async function instanceOf(words: string[], settings: InstanceSettings): Promise<Instance> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { 'token-file': { type: 'string' } },
    allowPositionals: true,
  });
  const address = positionals[0] ?? settings.address;
  if (address === undefined) throw new Error(`${usage} Or set SALTBUSH_URL.`);
  const file = values['token-file'] ?? settings.tokenFile;
  const token = (file === undefined ? settings.token : await readFile(file, 'utf8'))?.trim();
  if (!token) throw new Error(`${usage} Or set SALTBUSH_TOKEN_FILE or SALTBUSH_TOKEN.`);
  if (!/^saltbush_[\w-]+$/.test(token)) {
    throw new Error(
      'This is no token. It begins with "saltbush_": make one in Saltbush under Account, Other programs.',
    );
  }
  return { address: withoutSlash(address), token };
}

const usage = 'Use it like this: saltbush mcp ADDRESS --token-file FILE.';

function withoutSlash(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error('The address is that of your Saltbush, like https://recipes.example.com.');
  }
  return address.replace(/\/+$/, '');
}
