/** `saltbush products load FILE` beside a running server: its admins see the file and its report. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { runSaltbush } from './setup/run-saltbush';

const csv = `retailer,product_id,name,pack,price
coles,1,Coles Full Cream Milk 2L,2L,3.10
coles,2,Broken Price,1kg,cheap
woolworths,1,Woolworths Brown Onions 1kg,1kg,3.50
`;

it('a file of products is loaded by the command while the server runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-products-'));
  const saltbush = await runSaltbush({ SALTBUSH_DATA: folder });
  const env = { ...process.env, NODE_ENV: 'production', SALTBUSH_DATA: folder, LOG_LEVEL: 'error' };
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['packages/server/dist/cli.js', ...words], { env });
  try {
    const file = join(folder, 'products.csv');
    await writeFile(file, csv);
    const { stdout } = await command('products', 'load', file);
    expect(stdout).toBe(
      '2 added, 0 changed, 0 unchanged, 1 broken; 2 new prices.\nRow 3: price is no price: "cheap".\n',
    );
    await expect(command('products', 'load', join(folder, 'none.csv'))).rejects.toMatchObject({
      code: 1,
    });
    const feeds = await feedsOf(saltbush.url);
    expect(feeds.at(-1)).toMatchObject({ fileName: 'products.csv', state: 'done', added: 2 });
  } finally {
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** As the first account sees them, who is an admin. */
async function feedsOf(url: string): Promise<unknown[]> {
  const person = { username: 'loader', email: 'loader@example.org', password: 'a quiet kitchen' };
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { token } = (await registered.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/admin/product-feeds`, { headers });
  return ((await response.json()) as { feeds: unknown[] }).feeds;
}
