/** A new link: its row, and, for a private one, the mail that carries it, in one transaction. */
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import { newId } from '../../../platform/ids';
import { digestOf, newSecret } from '../../../platform/secrets';
import { isFellowMember } from '../../account/households';
import { sharedRecipeEmail } from './sharing-emails';
import { findSender } from './sharing.store';
import { insertLink, type ShareLinkRow } from './share-links.store';

export interface MadeLink {
  link: ShareLinkRow;
  /** What is shown this once. */
  shown: { token: string; url: string; isMailed: boolean };
}

interface LinkRequest {
  kind: 'public' | 'private';
  /** Of a private link. */
  email?: string;
  userId: string;
}

export async function makeShareLink(
  { database: { db }, clock, config, mail }: Deps,
  recipe: Authorized<{ id: string }>,
  { kind, email, userId }: LinkRequest,
): Promise<MadeLink> {
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
    });
    if (email !== undefined) {
      const sender = await findSender(tx, { recipeId: recipe.id, userId });
      const isKnown = await isFellowMember(tx, { userId, email, mustBeVerified: true });
      const cause = { kind: 'sharedRecipe', senderId: userId } as const;
      await mail.enqueue(tx, email, sharedRecipeEmail(sender, { url, isKnown }), cause);
    }
    return row;
  });
  mail.wake();
  return { link, shown: { token, url, isMailed: email !== undefined && (await mail.isSetUp()) } };
}
