import { standInLocale } from '../countries/locale';
import type { WayIn } from './ways-in';

/** Those that a person has to make again, by what they are called. */
const names = {
  passkeys: 'passkeys',
  providers: 'the link to the sign-in provider',
  authenticator: 'the authenticator app',
  apiTokens: 'tokens of other programs',
  connections: 'connected programs',
  webhooks: 'webhooks',
  calendarAddresses: 'calendar addresses',
  voteLinks: 'voting links',
  kitchenLinks: 'links to the kitchen screen',
  invitations: 'open invitations',
} satisfies Partial<Record<WayIn, string>>;

/**
 * What was removed, for its person; undefined when it is nothing they would have to make again.
 *
 * @example removedInWords(['sessions', 'passkeys', 'voteLinks']) // 'passkeys and voting links'
 */
export function removedInWords(removed: readonly WayIn[]): string | undefined {
  const named = removed.flatMap((way) => (way in names ? [names[way as keyof typeof names]] : []));
  return named.length === 0 ? undefined : list.format(named);
}

const list = new Intl.ListFormat(standInLocale, { type: 'conjunction' });
