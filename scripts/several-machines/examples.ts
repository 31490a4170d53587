/** The files of deploy/several-machines, with other addresses, folders and passwords than those of the example. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build.mjs';

export type Example = 'haproxy.cfg' | 'patroni.yml' | 'pgbouncer.ini';

/**
 * @param replacements what stands for each text of the example
 * @throws when the example does not have one of the texts
 * @example await fillIn('pgbouncer.ini', { 'listen_port = 6432': 'listen_port = 40123' })
 */
export async function fillIn(
  example: Example,
  replacements: Readonly<Record<string, string>>,
): Promise<string> {
  let text = await readFile(join(root, 'deploy/several-machines', example), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${example} does not have "${from}" any more.`);
    text = text.replaceAll(from, to);
  }
  return text;
}
