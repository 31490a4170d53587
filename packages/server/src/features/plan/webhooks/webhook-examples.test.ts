/** The examples of docs/webhooks.md, compared with what is sent. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { webhookEvents, webhookTest } from '@saltbush/domain/account/webhooks/webhook-events';
import { repositoryFolder } from '../../../platform/package-root';
import { createTestRecipe } from '../../../testing/recipes';
import { openServiceServer, type ServiceServer } from '../../../testing/servers/service-server';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';
import {
  makeTestWebhook,
  openWebhookWork,
  verified,
  type SentEvent,
} from '../../../testing/webhooks/webhook-work';

const text = await readFile(join(repositoryFolder, 'docs/webhooks.md'), 'utf8');
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(
  (match) => JSON.parse(match[1]!) as SentEvent,
);

let receiver: ServiceServer;
let testApp: TestApp;
const sent = new Map<string, SentEvent>();

/** Everything that the examples say, once. */
beforeAll(async () => {
  receiver = await openServiceServer();
  testApp = await openTestApp({
    publicUrl: 'https://recipes.example.com',
    allowedPrivateWebhookHosts: [receiver.host],
  });
  const work = await openWebhookWork(testApp);
  const priya = await registerUser(testApp.app, 'Priya');
  const { id: webhook, secret } = await makeTestWebhook(priya, `${receiver.origin}/hook`);
  const send = async () => {
    await work.send();
    for (const call of receiver.calls.splice(0)) {
      const event = verified(call, secret);
      if (!sent.has(event.type)) sent.set(event.type, event);
    }
  };
  const { body } = await priya.ask(listItemsRoutes.add, { body: { text: '2 L milk\n6 eggs' } });
  const phone = openDevice(priya);
  await phone.sync();
  const milk = body.added[0]!._id;
  const tick = { week: '2026-11-23', items: [milk], on: '2026-11-27' };
  await phone.sync([phone.make('tick', tick)]);
  await send();
  const params = { id: await createTestRecipe(priya, { title: 'Pea soup' }) };
  await send();
  const entry = { recipe: params.id };
  await priya.ask(mealsRoutes.add, { body: { date: '2026-11-27', entry } });
  await send();
  await priya.ask(recipesRoutes.update, { params, body: { title: 'Green pea soup' } });
  const cooked = { cookedOn: '2026-11-27', people: ['Priya', 'Tom'], note: 'More mint next time.' };
  await priya.ask(cookLogRoutes.add, { params, body: cooked });
  await send();
  await priya.ask(recipesRoutes.remove, { params });
  await priya.ask(webhooksRoutes.sendTest, { params: { id: webhook } });
  await send();
  await work.close();
});
afterAll(async () => {
  await testApp.close();
  receiver.close();
});

test('the page about webhooks has an example of each event', () => {
  expect(examples.map(({ type }) => type).toSorted()).toEqual(
    [...webhookEvents, webhookTest].toSorted(),
  );
});

test.each(examples.map((example) => [example.type, example] as const))(
  'the example of %s is what is sent, but for ids and times',
  (type, example) => {
    expect(plain(sent.get(type))).toEqual(plain(example));
  },
);

/** With the same id and the same time everywhere. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time'),
  );
