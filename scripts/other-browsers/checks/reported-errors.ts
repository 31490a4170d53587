import { equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Screen } from '../screen';
import type { Check } from './check';

const patienceMs = 10_000;

/** Without it, "no script error" could mean that nobody listened. */
export const reportsErrors: Check = {
  title: 'a script error that a page does not catch is noticed here',
  async run(scene) {
    const { firstTab, uncaughtErrors } = await scene.openBrowser();
    await new Screen(firstTab, scene.network.url).goto('/login');
    await firstTab.run(`setTimeout(() => { throw new Error('made on purpose'); });`);
    const deadline = Date.now() + patienceMs;
    while (uncaughtErrors.length === 0 && Date.now() < deadline) await sleep(50);
    equal(uncaughtErrors.length, 1);
    scene.expectErrors();
  },
};
