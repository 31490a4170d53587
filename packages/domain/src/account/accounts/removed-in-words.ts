import { listed } from '../countries/forms';
import { say } from '../../texts/say';
import type { WayIn } from './ways-in';

/** Those that a person has to make again, by what they are called. */
const names = {
  passkeys: () => say('passkeys'),
  providers: () => say('the link to the sign-in provider'),
  authenticator: () => say('the authenticator app'),
  apiTokens: () => say('tokens of other programs'),
  connections: () => say('connected programs'),
  webhooks: () => say('webhooks'),
  calendarAddresses: () => say('calendar addresses'),
  voteLinks: () => say('voting links'),
  kitchenLinks: () => say('links to the kitchen screen'),
  invitations: () => say('open invitations'),
} satisfies Partial<Record<WayIn, () => string>>;

/**
 * What was removed, for its person; undefined when it is nothing they would have to make again.
 *
 * @example removedInWords(['sessions', 'passkeys', 'voteLinks']) // 'passkeys and voting links'
 */
export function removedInWords(removed: readonly WayIn[]): string | undefined {
  const named = removed.flatMap((way) =>
    way in names ? [names[way as keyof typeof names]()] : [],
  );
  return named.length === 0 ? undefined : listed(named);
}
