import { Screen } from '../screen';
import type { Check } from './check';
import {
  addItem,
  expectOnServer,
  openList,
  openSignedIn,
  untilItem,
  untilSynced,
  untilWaiting,
} from './list';

export const twoTabs: Check = {
  title: 'two tabs show each other’s changes, with and without a network',
  async run(scene) {
    const browser = await scene.openBrowser();
    const first = await openSignedIn(browser, scene);
    const second = new Screen(await browser.openTab(), scene.network.url);
    await openList(second);
    await addItem(first, 'nappies');
    await untilItem(second, 'nappies');
    await addItem(second, 'candles');
    await untilItem(first, 'candles');
    for (const tab of [first, second]) await untilSynced(tab);

    scene.network.cut();
    await addItem(first, 'stamps');
    await untilItem(second, 'stamps');
    await addItem(second, 'bread');
    await untilItem(first, 'bread');
    for (const tab of [first, second]) await untilWaiting(tab, 2);

    scene.network.mend();
    await second.click('button', /^Try now$/);
    for (const tab of [first, second]) await untilSynced(tab);
    await expectOnServer(scene, ['nappies', 'candles', 'stamps', 'bread']);
  },
};
