import { expect, test } from 'vitest';
import { openLiveClient } from './live-client';

interface Settings {
  host: string;
}

function openTestClient(open = (settings: Settings) => ({ ...settings })) {
  const closed: string[] = [];
  let settings: Settings | undefined;
  const live = openLiveClient({
    findSettings: async () => settings,
    open,
    close: ({ host }) => void closed.push(host),
  });
  return {
    live,
    closed,
    set: (host: string | undefined) => {
      settings = host === undefined ? undefined : { host };
    },
  };
}

test('a live client is the same while its settings stay, and another when they changed', async () => {
  const { live, closed, set } = openTestClient();
  expect(await live.find()).toBeUndefined();
  set('one');
  const first = await live.find();
  expect(first).toEqual({ host: 'one' });
  set('one');
  expect(await live.find()).toBe(first);
  set('two');
  expect(await live.find()).toEqual({ host: 'two' });
  expect(closed).toEqual(['one']);
});

test('a live client is closed when its settings are removed, and when the server stops', async () => {
  const { live, closed, set } = openTestClient();
  set('one');
  await live.find();
  set(undefined);
  expect(await live.find()).toBeUndefined();
  set('two');
  await live.find();
  await live.close();
  expect(closed).toEqual(['one', 'two']);
  await live.close();
  expect(closed).toEqual(['one', 'two']);
});

test('a live client that could not be opened is tried again at the next use', async () => {
  let isBroken = true;
  const { live, set } = openTestClient((settings) => {
    if (isBroken) throw new Error('no library');
    return settings;
  });
  set('one');
  await expect(live.find()).rejects.toThrow('no library');
  isBroken = false;
  expect(await live.find()).toEqual({ host: 'one' });
});
