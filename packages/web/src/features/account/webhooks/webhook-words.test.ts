import { describe, expect, it } from 'vitest';
import type { Webhook, WebhookDelivery } from '@saltbush/contract/account/webhooks';
import { stateWords, whatWords } from './webhook-words';

const hub: Webhook = {
  _id: '01960000-0000-7000-8000-000000000001',
  url: 'https://hub.example.com/saltbush',
  events: ['list.changed', 'recipe.cooked'],
  createdAt: '2026-11-01T00:00:00.000Z',
};

describe('what a webhook is sent, in words', () => {
  it('a webhook of a community begins with its name', () => {
    const household = { _id: hub._id, name: 'The Harpers' };
    expect(whatWords({ ...hub, household })).toBe(
      'The Harpers: Shopping list changed · Recipe cooked',
    );
  });
});

describe('how a delivery went, in words', () => {
  const delivery: WebhookDelivery = {
    _id: hub._id,
    event: 'list.changed',
    at: '2026-11-02T00:00:00.000Z',
    state: 'waiting',
    tries: 0,
  };

  it.each<[Partial<WebhookDelivery>, string]>([
    [{}, 'Waiting'],
    [{ tries: 2, problem: 'slow' }, 'Failed after 2 tries: no answer within 15 seconds'],
    [{ tries: 1, status: 500, durationMs: 1_200 }, 'Failed: 500 in 1,200 ms'],
    [{ state: 'delivered', tries: 1, status: 204, durationMs: 9 }, 'Delivered: 204 in 9 ms'],
    [{ state: 'skipped', tries: 1 }, 'Not sent: you can no longer read it'],
  ])('a delivery with %o says "%s"', (change, words) => {
    expect(stateWords({ ...delivery, ...change })).toBe(words);
  });

  it('a delivery that waits for its next try says when it is', () => {
    const nextTryAt = '2026-11-03T01:30:00.000Z';
    expect(stateWords({ ...delivery, tries: 1, status: 500, nextTryAt })).toMatch(
      /next try .*2026/,
    );
  });
});
