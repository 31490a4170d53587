/** What is typed on the list and what is ticked, and a file of prices that the admin loads. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { productFeedsRoutes } from '../../packages/contract/src/admin/product-feeds';
import { shoppingListRoutes } from '../../packages/contract/src/plan/shopping-list';
import { ask } from './ask';
import { changeRows, type Household, type Member } from './family';
import type { PlannedWeek } from './week';

const typed = ['Cat food', 'Dishwashing liquid', 'Bananas', 'Birthday candles'];
/** Of the typed ones. */
const typedAndTicked = 'Dishwashing liquid';
/** As the list writes them. */
const ticked = ['garlic', 'carrot', 'parmesan'];

/** Ben, the second member, is in the shop. */
export async function startShopping({ id, members }: Household, week: PlannedWeek): Promise<void> {
  const shopper = members[1]!;
  const { monday, plan, today } = week;
  const items = typed.map((text, at) => ({ id: randomUUID(), text, order: `a${at}` }));
  const inTrolley = items.filter(({ text }) => text === typedAndTicked);
  await changeRows(shopper, id, [
    { name: 'addItems', args: { items } },
    {
      name: 'tick',
      args: { week: monday, items: inTrolley.map((item) => item.id), on: today },
    },
  ]);
  const params = { id: plan._id };
  const { aisles } = await ask(shopper, shoppingListRoutes.get, { params });
  const lines = aisles.flatMap((aisle) => aisle.lines).filter(({ key }) => ticked.includes(key));
  for (const { key: line, amounts: covered } of lines) {
    await ask(shopper, shoppingListRoutes.tick, { params, body: { line, covered } });
  }
}

/** Made up, in the format of docs/product-feeds.md; typical prices come with the sample recipes. */
const productFile = new URL('example-prices.csv', import.meta.url);

/** The server reads the file after it has answered; this waits until it has. */
export async function loadPrices(admin: Member): Promise<void> {
  const file = new File([await readFile(productFile)], 'example-prices.csv');
  let feed = await ask(admin, productFeedsRoutes.load, { file });
  while (feed.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    feed = await ask(admin, productFeedsRoutes.get, { params: { id: feed._id } });
  }
  if (feed.state === 'done' && feed.broken === 0) return;
  throw new Error(`The example prices were not loaded: ${JSON.stringify(feed)}`);
}
