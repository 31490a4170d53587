/** Archives of a whole account: imported, and compared file by file. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openArchive } from '../../packages/server/src/features/book/recipe-files/reading/archive/archive';
import { newBudget } from '../../packages/server/src/features/book/recipe-files/reading/budget';
import type { Cook } from '../cook';

export type Archive = Buffer<ArrayBuffer>;

/** @returns when all of it is imported */
export async function importArchive(url: string, cook: Cook, archive: Archive): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([archive]), 'saltbush.zip');
  const headers = { authorization: `Bearer ${cook.session.token}` };
  const sent = await fetch(`${url}/api/recipe-files/import`, { method: 'POST', headers, body });
  if (sent.status !== 200) throw new Error(`The import answered ${sent.status}`);
  const { _id } = (await sent.json()) as { _id: string };
  for (;;) {
    const now = await cook.call<{ state: string }>('GET', `/recipe-files/imports/${_id}`);
    if (now.state === 'done') return;
    if (now.state !== 'waiting' && now.state !== 'running') throw new Error(JSON.stringify(now));
    await sleep(200);
  }
}

/** A digest of each file by its name; the manifest says when it was made, and is left out. */
export async function filesOfArchive(bytes: Archive): Promise<Map<string, string>> {
  const archive = await openArchive(bytes, newBudget());
  const digests = new Map<string, string>();
  for (const name of archive.names) {
    if (name === 'saltbush.json') continue;
    digests.set(
      name,
      createHash('sha256')
        .update(await archive.read(name))
        .digest('hex'),
    );
  }
  archive.close();
  return digests;
}
