import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { buildApp } from '../../../app';
import { registerUser, visitorOf } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';

const { requestPasswordReset, resendVerification } = accountsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const priya = await registerUser(testApp.app, 'Priya');

it.each([
  ['a reset link', requestPasswordReset],
  ['a verification link', resendVerification],
])(
  'a request for %s is answered only when the time is up, whether the address is known or not',
  async (_case, route) => {
    const pauses: number[] = [];
    const begun = new EventEmitter<{ pause: [end: () => void] }>();
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        pauses.push(ms);
        begun.emit('pause', resolve);
      });
    const app = await buildApp({ ...testApp.deps, pause });
    for (const email of [priya.email, 'stranger@example.com']) {
      const pausing = once(begun, 'pause') as Promise<[end: () => void]>;
      let isAnswered = false;
      const answer = visitorOf(app)
        .ask(route, { body: { email } })
        .finally(() => (isAnswered = true));
      const [endPause] = await pausing;
      await waitForRelease(testApp.database.pool);
      for (let turns = 0; turns < 20; turns += 1) await nextTurn();
      expect(isAnswered).toBe(false);
      endPause();
      expect((await answer).status).toBe(200);
    }
    expect(pauses).toHaveLength(2);
    expect(pauses[0]).toBe(pauses[1]);
    await app.close();
  },
);

/** Resolves when a connection that was in use is given back: the work is done. */
const waitForRelease = (pool: typeof testApp.database.pool) =>
  new Promise<void>((resolve) => pool.once('release', () => resolve()));
