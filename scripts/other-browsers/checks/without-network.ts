import { Screen } from '../screen';
import type { Check } from './check';
import {
  addItem,
  openSignedIn,
  untilItem,
  untilSynced,
  untilWaiting,
  untilWorkerRuns,
} from './list';

export const withoutNetwork: Check = {
  title: 'the service worker opens list and plan with the server away',
  async run(scene) {
    const browser = await scene.openBrowser();
    const list = await openSignedIn(browser, scene);
    await addItem(list, 'nappies');
    await untilItem(list, 'nappies');
    await untilSynced(list);
    await untilWorkerRuns(list);

    scene.network.close();
    const began = performance.now();
    const again = new Screen(await browser.openTab(), scene.network.url);
    await again.goto('/shopping-list');
    await untilItem(again, 'nappies');
    scene.note(`list after ${Math.round(performance.now() - began)} ms`);
    await addItem(again, 'candles');
    await untilWaiting(again, 1);
    await again.goto('/menu-maker');
    await again.waitFor('heading', /./);
    await again.goto('/shopping-list');
    for (const text of ['nappies', 'candles']) await untilItem(again, text);
  },
};
