/** On a server of its own that keeps pictures in object storage (decision 0118). */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { writeWithOurPicture, writeWithPhoto } from './pages/pictures';
import { openPageAt, shareBrowser } from './setup/browser';
import { joinByCall, newPerson } from './setup/people';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';
import { runObjectStorage } from './setup/outside/object-storage';

shareBrowser();

let saltbush: RunningSaltbush;
beforeAll(async () => {
  const storage = await runObjectStorage();
  const settings = { RATE_LIMITS: 'off', REGISTRATION: 'open', ...storage.settings };
  saltbush = await runSaltbush(settings);
  return async () => {
    await saltbush.stop();
    storage.stop();
  };
});

it('recipes take one of our pictures and a photo where pictures are kept in object storage', async () => {
  const page = await openPageAt(saltbush.url, await joinByCall(newPerson('Cook'), saltbush.url));
  await writeWithOurPicture(page, 'Dinner of the house');
  await writeWithPhoto(page, 'Damper');
  // So what is shown did not come from the disk.
  const files = await readdir(join(saltbush.dataFolder, 'images')).catch(() => []);
  expect(files).toEqual([]);
});
