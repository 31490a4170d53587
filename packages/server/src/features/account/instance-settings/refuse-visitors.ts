import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { getInstanceSettings } from './instance-settings.store';

/**
 * For calls that find public recipes and their cooks: whoever has the address of one public recipe reads it either way.
 *
 * @param userId absent for a visitor
 * @throws AppError FORBIDDEN for a visitor where an admin has closed browse to visitors
 */
export async function refuseVisitors(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  userId: string | undefined,
): Promise<void> {
  if (userId !== undefined) return;
  const { visitorsMayBrowse } = await getInstanceSettings(database.db, config);
  if (!visitorsMayBrowse)
    throw new AppError('FORBIDDEN', say('Sign in to see the recipes that people share here.'));
}
