import { endedBy, type EndOfAccess } from '@saltbush/domain/account/accounts/end-of-access';
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import type { Db } from '../../../platform/db/connect';
import { endings, type RemainingAccess } from './endings';

interface Ending {
  userId: string;
  because: EndOfAccess;
  now: Date;
  remaining?: RemainingAccess;
}

/**
 * Ends what gives access to an account: which of it, `endedBy` says. Call it within the transaction that locks the
 * account's row, so that no session starts meanwhile.
 *
 * @returns the ways in of which there were some
 */
export async function endAccess(
  tx: Db,
  { userId, because, now, remaining = {} }: Ending,
): Promise<WayIn[]> {
  const ended: WayIn[] = [];
  for (const way of endedBy[because]) {
    if ((await endings[way].end(tx, { userId, now, remaining })) > 0) ended.push(way);
  }
  return ended;
}
