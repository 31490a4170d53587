/** The built server is stopped while people write: every call that it accepted is answered (decision 0120). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { registerByCall, signInByCall, type Person } from './setup/people';
import { runSaltbush } from './setup/run-saltbush';

/** Each writes one recipe after the other. */
const writers = 10;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-stop-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

interface Written {
  /** Titles of recipes whose save was answered with 200. */
  saved: string[];
  /** Other answers. */
  refused: number[];
}

/** Until the server is gone. */
async function writeRecipes(url: string, token: string, written: Written): Promise<void> {
  const write = async (writer: number) => {
    for (let count = 0; ; count += 1) {
      const title = `Soup ${writer}.${count}`;
      const body = JSON.stringify({ title, serves: 4 });
      const answer = await fetch(`${url}/api/recipes`, {
        method: 'POST',
        headers: headersOf(token),
        body,
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (!answer || text === undefined) return;
      if (answer.ok) written.saved.push(title);
      else written.refused.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
}

async function listTitles(url: string, cook: Person): Promise<string[]> {
  const { 'saltbush.token': token } = await signInByCall(cook, url);
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/recipes/list/my-recipes?page=${page}&limit=50`, {
      headers: headersOf(token),
    });
    const { recipes } = (await answer.json()) as { recipes: { title: string }[] };
    if (recipes.length === 0) return titles;
    titles.push(...recipes.map(({ title }) => title));
  }
}

it('a server that is sent SIGTERM under load refuses nothing and forgets to answer nothing that it saved', async () => {
  const settings = { SALTBUSH_DATA: await makeFolder(), RATE_LIMITS: 'off' };
  const first = await runSaltbush(settings);
  const cook = await registerByCall('Busy', first.url);
  const { 'saltbush.token': token } = await signInByCall(cook, first.url);
  const written: Written = { saved: [], refused: [] };
  const writing = writeRecipes(first.url, token, written);
  await expect.poll(() => written.saved.length, { timeout: 60_000 }).toBeGreaterThan(50);
  await first.stop();
  await writing;
  expect(written.refused).toEqual([]);

  const second = await runSaltbush(settings);
  onTestFinished(() => second.stop());
  const stored = await listTitles(second.url, cook);
  expect(stored.toSorted()).toEqual(written.saved.toSorted());
});
