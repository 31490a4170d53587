import { expect, it } from 'vitest';
import { isListSynced } from './pages/shopping-list';
import {
  addItem,
  item,
  newShopper,
  onServer,
  openListOf,
  untilChangeable,
  untilWaiting,
} from './pages/synced-list';
import { shareBrowser } from './setup/browser';
import { openNetwork, type Loss } from './setup/network';

shareBrowser();

const foods =
  'apples, bananas, carrots, celery, garlic, kale, leeks, lemons, limes, mangoes, onions, pears, plums, rice, salt, flour, milk, butter, honey, tea';
/** Three of ten; the server has taken what two of them sent. */
const losses: Loss[] = ['answer', undefined, 'request', undefined, undefined, 'answer'].concat(
  Array<undefined>(4),
) as Loss[];

it('the 20 changes arrive once each when calls fail and answers are lost', async () => {
  const shopper = await newShopper('Spotty');
  const network = await openNetwork();
  const page = await openListOf(shopper, network);
  await isListSynced(page);
  const lost: Loss[] = [];
  let calls = 0;
  network.loseBy((call) => {
    if (call !== 'POST /api/sync') return undefined;
    const loss = losses[calls % losses.length];
    calls += 1;
    if (loss) lost.push(loss);
    return loss;
  });
  const added = foods.split(', ');
  for (const food of added) await addItem(page, food);
  await item(page, 'tea').waitFor();
  await isListSynced(page);
  expect(lost).toContain('answer');
  const { items, version } = await onServer(shopper);
  expect(items).toEqual(added.toSorted());
  // A change that was applied twice would have counted twice.
  expect(version).toBe(added.length);
});

it('two tabs each change the list without a network, are closed, and both changes arrive', async () => {
  const shopper = await newShopper('Two Tabs');
  const network = await openNetwork();
  const first = await openListOf(shopper, network);
  const second = await first.context().newPage();
  await second.goto('/shopping-list');
  for (const tab of [first, second]) {
    await isListSynced(tab);
    await untilChangeable(tab);
  }
  network.cut();
  await addItem(first, 'nappies');
  await untilWaiting(first, 1);
  await addItem(second, 'candles');
  await untilWaiting(second, 2);
  const context = first.context();
  await first.close();
  await second.close();

  network.mend();
  const later = await context.newPage();
  await later.goto('/shopping-list');
  for (const text of ['nappies', 'candles']) await item(later, text).waitFor();
  await isListSynced(later);
  expect((await onServer(shopper)).items).toEqual(['candles', 'nappies']);
});

it('ordinary calls still work with eight tabs, and all show a change of one', async () => {
  const shopper = await newShopper('Eight Tabs');
  const network = await openNetwork();
  const first = await openListOf(shopper, network);
  const tabs = [first];
  for (let tab = 2; tab <= 8; tab += 1) {
    const page = await first.context().newPage();
    await page.goto('/shopping-list');
    await isListSynced(page);
    tabs.push(page);
  }
  const status = () => fetch('/api/test', { cache: 'no-store' }).then((answer) => answer.status);
  for (const tab of tabs) expect(await tab.evaluate(status)).toBe(200);
  await addItem(tabs[5]!, 'candles');
  for (const tab of tabs) await item(tab, 'candles').waitFor();
  await isListSynced(tabs[5]!);
  expect((await onServer(shopper)).items).toEqual(['candles']);
});
