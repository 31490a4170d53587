import { ok } from 'node:assert/strict';
import type { Check } from './check';
import { openSignedIn, untilItem } from './list';

const changes = ['nappies', 'candles', 'stamps', 'bread', 'milk'];
/** A device that polls hears of a change after 5 seconds. */
const limitMs = 3_000;

export const liveChanges: Check = {
  title: 'a change of another device appears, by the stream',
  async run(scene) {
    const list = await openSignedIn(await scene.openBrowser(), scene);
    const times: number[] = [];
    for (const text of changes) {
      await scene.shopper.addElsewhere(text);
      const began = performance.now();
      await untilItem(list, text);
      times.push(Math.round(performance.now() - began));
    }
    scene.note(`${times.join(', ')} ms`);
    ok(Math.max(...times) < limitMs, `Shown only after ${times.join(', ')} ms`);

    scene.network.cut();
    await scene.shopper.addElsewhere('honey');
    scene.network.mend();
    await untilItem(list, 'honey');
  },
};
