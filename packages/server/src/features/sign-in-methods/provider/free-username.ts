/** A name that nobody has yet: the provider's, or that with a number. */
import { maxUsernameLength } from '@saltbush/domain/accounts/names';
import type { Db } from '../../../platform/db/connect';
import { newSecret } from '../../../platform/secrets';
import { listTakenNames } from '../../accounts';

const tries = 20;

/** @example await findFreeUsername(tx, 'Priya') // 'Priya 2' when there is one */
export async function findFreeUsername(db: Db, name: string): Promise<string> {
  const wanted = [name, ...Array.from({ length: tries }, (_none, at) => numbered(name, at + 2))];
  const taken = new Set(await listTakenNames(db, wanted));
  const free = wanted.find((one) => !taken.has(one));
  return free ?? numbered(name, newSecret().slice(0, 8));
}

function numbered(name: string, suffix: number | string): string {
  const end = ` ${suffix}`;
  return `${name.slice(0, maxUsernameLength - end.length).trim()}${end}`;
}
