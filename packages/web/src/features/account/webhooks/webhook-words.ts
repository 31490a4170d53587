/** What a webhook is sent, how its deliveries went and why it is paused, in words. */
import { t } from '@lingui/core/macro';
import type {
  DeliveryProblem,
  PauseReason,
  Webhook,
  WebhookDelivery,
} from '@saltbush/contract/account/webhooks';

export const eventWords: Record<WebhookDelivery['event'], string> = {
  'list.changed': 'Shopping list changed',
  'plan.changed': 'Meal plan changed',
  'recipe.created': 'Recipe added',
  'recipe.changed': 'Recipe changed',
  'recipe.deleted': 'Recipe deleted',
  'recipe.cooked': 'Recipe cooked',
  'webhook.test': 'Test',
};

export const pauseWords: Record<PauseReason, string> = {
  person: 'You paused it. What happens meanwhile waits.',
  gone: 'Its program answered that it wants nothing more. Resume it if that was a mistake.',
  failing: 'It could not be called for three days. Resume it when its program works again.',
  secret: 'Its secret can’t be read any more. Make a new secret, then resume it.',
};

const problemWords: Record<DeliveryProblem, string> = {
  'private-address': 'its address is in a private network',
  slow: 'no answer within 15 seconds',
  'unknown-host': 'there is no such host',
  broken: 'the connection broke off',
  secret: 'its secret can’t be read',
};

/** @example hostOf({ url: 'https://hooks.example.com/a?key=1' }) // 'hooks.example.com' */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;

/** @example whatWords(webhook) // 'The Harpers: Shopping list changed, recipe cooked' */
export function whatWords({ events, household }: Webhook): string {
  const [first = '', ...more] = events.map((event) => eventWords[event]);
  const list = [first, ...more.map((words) => words[0]!.toLowerCase() + words.slice(1))].join(', ');
  return household ? `${household.name}: ${list}` : list;
}

/** @example stateWords(delivery) // 'Delivered: 204 in 120 ms' */
export function stateWords({ state, tries, nextTryAt, ...last }: WebhookDelivery): string {
  const tried = tries > 1 ? t` after ${tries} tries` : '';
  const outcome = outcomeWords(last);
  if (state === 'delivered') return t`Delivered${tried}: ${outcome}`;
  if (state === 'failed') return t`Failed${tried}: ${outcome}`;
  if (state === 'skipped') return t`Not sent: you can no longer read it`;
  if (tries === 0) return 'Waiting';
  const next = nextTryAt ? t`, next try ${timeOf(nextTryAt)}` : '';
  return t`Failed${tried}: ${outcome}${next}`;
}

function outcomeWords({
  status,
  problem,
  durationMs,
}: Pick<WebhookDelivery, 'status' | 'problem' | 'durationMs'>): string {
  if (problem !== undefined) return problemWords[problem];
  const duration = durationMs === undefined ? '' : ` in ${durationMs.toLocaleString('en-AU')} ms`;
  return status === undefined ? 'no answer yet' : `${status}${duration}`;
}

const timeFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** @example timeOf('2026-11-28T08:00:00.000Z') // '28 Nov 2026, 7:00 pm' */
export const timeOf = (at: string): string => timeFormat.format(new Date(at));
