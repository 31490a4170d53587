import { deepEqual, equal } from 'node:assert/strict';
import type { Check } from './check';
import {
  addItem,
  openSignedIn,
  untilItem,
  untilSynced,
  untilWaiting,
  untilWorkerRuns,
} from './list';

/** Choices of the device; tokens that tell it from one that guesses passwords; databases to erase, which are none. */
const mayStay = /^saltbush\.(colour-scheme|devices|databases)$/;

export const signOut: Check = {
  title: 'nothing of the person stays after a sign-out',
  async run(scene) {
    const screen = await openSignedIn(await scene.openBrowser(), scene);
    await untilWorkerRuns(screen);
    await addItem(screen, 'nappies');
    await untilItem(screen, 'nappies');
    await untilSynced(screen);
    scene.network.cut();
    await addItem(screen, 'candles');
    await untilWaiting(screen, 1);
    await screen.click('button', /^(Open )?menu$/i);
    await screen.click('button', /^Logout$/);
    await screen.untilText(/1 change is only on this device/);
    scene.network.mend();
    await screen.click('button', /^Send first$/);
    await screen.waitFor('heading', /^Sign In$/);
    await screen.untilTrue('indexedDB.databases().then(({ length }) => length === 0)');

    const { cached, stored, databases } = await screen.readDevice();
    deepEqual(databases, []);
    deepEqual(
      Object.keys(stored).filter((key) => !mayStay.test(key)),
      [],
    );
    // The files of the app, which are the same for everyone.
    deepEqual(
      cached.filter((path) => /^\/(api|images)\//.test(path)),
      [],
    );
    const everything = JSON.stringify([cached, stored]);
    equal(everything.includes(scene.shopper.person.email), false);
    const { items } = await scene.shopper.readList();
    deepEqual(items, ['candles', 'nappies']);
  },
};
