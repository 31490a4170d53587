/** Tells someone that they were invited or added: by mail, and on their devices, unless they turned that off. */
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import type { RenderedEmail } from '../../../platform/emails/email-template';
import type { Cause } from '../mail';
import { queueForPerson, wantsMail } from '../notifications';
import { findAccount } from './members/members.store';

interface Invited {
  email: string;
  cause: Cause;
  write: () => RenderedEmail;
  /** Replaces an earlier notice of the same household. */
  householdId: string;
  householdName: string;
}

/**
 * The account that is mailed need not exist; one that does is known only if its address is its own. The statements are
 * the same for everybody, so that their time does not tell.
 */
export async function tellInvited(
  { config, clock, mail }: Pick<Deps, 'config' | 'clock' | 'mail'>,
  tx: Db,
  { email, cause, write, householdId, householdName }: Invited,
): Promise<void> {
  const isUnwanted = !(await wantsMail(tx, email, 'invitations'));
  await mail.enqueue(tx, email, write, { ...cause, isUnwanted });
  const account = await findAccount(tx, email, config.requiresVerifiedEmail);
  const now = clock();
  await queueForPerson(tx, account?.id ?? nobody, {
    kind: 'invitations',
    topic: `household:${householdId}`,
    content: () => ({ title: householdName, body: write().subject, path: '/households' }),
    dueAt: now,
    expiresAt: new Date(now.getTime() + noticeLifetimeMs),
  });
}

const nobody = '00000000-0000-0000-0000-000000000000';
const noticeLifetimeMs = 24 * 60 * 60_000;
