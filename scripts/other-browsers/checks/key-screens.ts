import { deepEqual } from 'node:assert/strict';
import { Screen } from '../screen';
import type { Check } from './check';
import { addItem, openSignedIn, untilItem } from './list';

const ownPages = ['/my-recipes', '/shopping-list', '/menu-maker'];

export const keyScreens: Check = {
  title: 'the key screens render, and axe-core finds nothing',
  async run(scene) {
    const browser = await scene.openBrowser();
    const screen = new Screen(browser.firstTab, scene.network.url);
    const found: string[] = [];
    const inspect = async (path: string) => {
      await screen.goto(path);
      found.push(...(await screen.violations()).map((violation) => `${path}: ${violation}`));
    };
    await inspect('/login');
    await openSignedIn(browser, scene);
    await addItem(screen, 'nappies');
    await untilItem(screen, 'nappies');
    for (const path of ownPages) await inspect(path);
    deepEqual(found, []);
  },
};
