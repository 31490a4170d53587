/** What a webhook is sent, how its deliveries went and why it is paused, in words. */
import { t } from '@lingui/core/macro';
import type {
  DeliveryProblem,
  PauseReason,
  Webhook,
  WebhookDelivery,
} from '@saltbush/contract/account/webhooks';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { locale } from '../../../locale';

export const eventWords: Record<WebhookDelivery['event'], string> = {
  'list.changed': t`Shopping list changed`,
  'plan.changed': t`Meal plan changed`,
  'recipe.created': t`Recipe added`,
  'recipe.changed': t`Recipe changed`,
  'recipe.deleted': t`Recipe deleted`,
  'recipe.cooked': t`Recipe cooked`,
  'webhook.test': t`Test`,
};

export const pauseWords: Record<PauseReason, string> = {
  person: t`You paused it. What happens meanwhile waits.`,
  gone: t`Its program answered that it wants nothing more. Resume it if that was a mistake.`,
  failing: t`It could not be called for three days. Resume it when its program works again.`,
  secret: t`Its secret can’t be read any more. Make a new secret, then resume it.`,
};

const problemWords: Record<DeliveryProblem, string> = {
  'private-address': t`its address is in a private network`,
  slow: t`no answer within 15 seconds`,
  'unknown-host': t`there is no such host`,
  broken: t`the connection broke off`,
  secret: t`its secret can’t be read`,
};

/** @example hostOf({ url: 'https://hooks.example.com/a?key=1' }) // 'hooks.example.com' */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;

/** @example whatWords(webhook) // 'The Harpers: Shopping list changed · Recipe cooked' */
export function whatWords({ events, household }: Webhook): string {
  const list = events.map((event) => eventWords[event]).join(' · ');
  return household ? `${household.name}: ${list}` : list;
}

/** @example stateWords(delivery) // 'Delivered: 204 in 120 ms' */
export function stateWords({ state, tries, nextTryAt, ...last }: WebhookDelivery): string {
  const outcome = outcomeWords(last);
  if (state === 'delivered') {
    return tries > 1 ? t`Delivered after ${tries} tries: ${outcome}` : t`Delivered: ${outcome}`;
  }
  if (state === 'skipped') return t`Not sent: you can no longer read it`;
  if (state !== 'failed' && tries === 0) return t`Waiting`;
  if (state === 'failed' || !nextTryAt) {
    return tries > 1 ? t`Failed after ${tries} tries: ${outcome}` : t`Failed: ${outcome}`;
  }
  const next = timeOf(nextTryAt);
  return tries > 1
    ? t`Failed after ${tries} tries: ${outcome}, next try ${next}`
    : t`Failed: ${outcome}, next try ${next}`;
}

function outcomeWords({
  status,
  problem,
  durationMs,
}: Pick<WebhookDelivery, 'status' | 'problem' | 'durationMs'>): string {
  if (problem !== undefined) return problemWords[problem];
  if (status === undefined) return t`no answer yet`;
  if (durationMs === undefined) return String(status);
  return t`${status} in ${{ duration: durationMs.toLocaleString(locale()) }} ms`;
}

const timeFormat = dateForm({ dateStyle: 'medium', timeStyle: 'short' });

/** @example timeOf('2026-11-28T08:00:00.000Z') // '28 Nov 2026, 7:00 pm' */
export const timeOf = (at: string): string => timeFormat(new Date(at));
