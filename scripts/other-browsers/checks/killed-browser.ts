import { setTimeout as sleep } from 'node:timers/promises';
import { Screen } from '../screen';
import type { Check, Scene } from './check';
import {
  addItem,
  expectOnServer,
  openSignedIn,
  untilItem,
  untilSynced,
  untilWaiting,
  untilWorkerRuns,
} from './list';

const things = ['nappies', 'candles', 'stamps'];
/** Browsers write local storage, which has the session, to the disk some seconds later. */
const signInStoredMs = 8_000;
/** After the screen said so. */
const killAfterMs = 50;

export const killedBrowser: Check = {
  title: 'killed 50 ms after "saved on this device"',
  async run(scene) {
    let browser = await scene.openBrowser();
    let list = await openSignedIn(browser, scene);
    await untilWorkerRuns(list);
    await addItem(list, 'bread');
    await untilItem(list, 'bread');
    await untilSynced(list);
    await sleep(signInStoredMs);
    scene.network.cut();
    for (const [index, thing] of things.entries()) {
      await addItem(list, thing);
      await untilWaiting(list, index + 1);
      await sleep(killAfterMs);
      await browser.kill();
      browser = await scene.openBrowser();
      list = await reopenList(browser.firstTab, scene);
      for (const stored of ['bread', ...things.slice(0, index + 1)]) await untilItem(list, stored);
      await untilWaiting(list, index + 1);
    }
    scene.network.mend();
    await list.click('button', /^Try now$/);
    await untilSynced(list);
    await expectOnServer(scene, ['bread', ...things]);
    scene.note(`${things.length} kills, ${things.length} of ${things.length} kept`);
  },
};

/** Without a network, from what the device has. */
async function reopenList(tab: ConstructorParameters<typeof Screen>[0], { network }: Scene) {
  const list = new Screen(tab, network.url);
  await list.goto('/shopping-list');
  return list;
}
