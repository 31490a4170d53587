/** A new link: its row, and, for a private one, the mail that carries it, in one transaction. */
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import { endOfNewLink, readLinkZone } from '../../access/link-ends';
import { newId } from '../../../platform/ids';
import { digestOf, newSecret } from '../../../platform/secrets';
import { isFellowMember } from '../../account/households';
import { sharedRecipeEmail } from './sharing-emails';
import { findSender } from './sharing.store';
import { insertLink, type ShareLinkRow } from './share-links.store';

export interface MadeLink {
  link: ShareLinkRow;
  /** By whose midnights it ends. */
  timeZone: TimeZone;
  /** What is shown this once. */
  shown: { token: string; url: string; isMailed: boolean };
}

interface LinkRequest {
  kind: 'public' | 'private';
  /** Of a private link. */
  email?: string;
  /** Its last day; it does not end by default. */
  endsOn?: string | null | undefined;
  userId: string;
}

/** @throws AppError TOO_MANY_LINKS; VALIDATION_FAILED for a day that is over */
export async function makeShareLink(
  { database: { db }, clock, config, mail }: Deps,
  recipe: Authorized<{ id: string }>,
  { kind, email, endsOn, userId }: LinkRequest,
): Promise<MadeLink> {
  const timeZone = await readLinkZone(db, userId);
  const endsAt = endOfNewLink({ endsOn, timeZone, now: clock() });
  const token = newSecret();
  const url = `${config.publicUrl}/shared-recipe/${recipe.id}?token=${token}`;
  const link = await db.transaction(async (tx) => {
    const row = await insertLink(tx, recipe, {
      id: newId(),
      kind,
      email: email ?? null,
      tokenHash: digestOf(token),
      createdBy: userId,
      createdAt: clock(),
      endsAt,
    });
    if (email !== undefined) {
      const sender = await findSender(tx, { recipeId: recipe.id, userId });
      const isKnown = await isFellowMember(tx, { userId, email, mustBeVerified: true });
      const cause = { kind: 'sharedRecipe', senderId: userId } as const;
      const write = () => sharedRecipeEmail(sender, { url, isKnown });
      await mail.enqueue(tx, email, write, cause);
    }
    return row;
  });
  mail.wake();
  return {
    link,
    timeZone,
    shown: { token, url, isMailed: email !== undefined && (await mail.isSetUp()) },
  };
}
