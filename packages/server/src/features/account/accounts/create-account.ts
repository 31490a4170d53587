/** Makes an account and signs its person in, within a transaction of the caller. */
import { AppError } from '@saltbush/contract/errors';
import { mayRegister } from '@saltbush/domain/account/accounts/registration';
import { proposeCountry } from '@saltbush/domain/account/countries/propose-country';
import { homeTimeZone } from '@saltbush/domain/account/households/home-time-zone';
import { knownWeekday } from '@saltbush/domain/plan/days/first-weekday';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { acceptAtRegistration, isOpenInvitation } from '../households';
import { getInstanceSettings } from '../instance-settings';
import { findUser, insertUser, isFirstAccount, type UserRow } from './accounts.store';
import type { SignedInWith } from '../../../schema/accounts';
import { enqueueVerificationLink } from './email/account-links';
import { rememberNetwork } from './sessions/known-networks';
import type { Sessions } from './sessions/sessions';
import type { Caller } from './sign-in/caller';
import type { SignedInPerson } from './sign-in/complete-sign-in';

export interface NewAccount {
  /** Folded. */
  username: string;
  displayUsername: string;
  /** Folded. */
  email: string;
  passwordHash: string;
  /** Someone else has proved that the address is theirs; otherwise a link goes out by mail. */
  isVerified?: boolean;
  signedInWith?: SignedInWith;
  /** Of their browser. */
  timeZone?: string | undefined;
  firstWeekday?: string | undefined;
  /** Of their browser too: with the time zone it proposes the country. */
  language?: string | undefined;
  invitationToken?: string | undefined;
}

export type CreatedAccount = SignedInPerson & {
  acceptedInvitation?: Awaited<ReturnType<typeof acceptAtRegistration>>;
};

interface Creation {
  account: NewAccount;
  caller: Caller;
  /** Runs once it is sure that this person may make an account. */
  check?: () => Promise<void>;
  /** Whether accounts are made whatever the setting says. */
  isAlwaysOpen?: boolean;
}

/**
 * Call `mail.wake` after the commit.
 *
 * @throws AppError REGISTRATION_CLOSED
 */
export async function createAccount(
  deps: Deps,
  sessions: Sessions,
  tx: Db,
  { account, caller, check, isAlwaysOpen = false }: Creation,
): Promise<CreatedAccount> {
  const { invitationToken: key, isVerified, signedInWith = {}, language: tag, ...stored } = account;
  const now = deps.clock();
  const isFirst = await isFirstAccount(tx);
  if (!isAlwaysOpen) await refuseIfClosed(deps, tx, { isFirst, key });
  await check?.();
  const country = proposeCountry({ timeZone: stored.timeZone, language: tag });
  const user = await insertUser(tx, {
    id: newId(),
    ...stored,
    timeZone: homeTimeZone(stored.timeZone),
    firstWeekday: knownWeekday(stored.firstWeekday),
    country: country?.home.code,
    language: caller.language,
    defaultMeasures: country?.reading,
    isAdmin: isFirst,
    verifiedAt: isVerified ? now : null,
    addressProvedAt: isVerified ? now : null,
    createdAt: now,
    updatedAt: now,
  });
  if (!isVerified) await enqueueVerificationLink(deps, tx, user);
  const network = { id: sessions.networkId(user.id, caller.address), userId: user.id };
  await rememberNetwork(tx, network, now);
  return {
    ...(await acceptInvitation(tx, user, { key, now })),
    ...(await sessions.start(tx, user, { caller, signedInWith })),
    deviceToken: sessions.newDeviceToken(user.id),
  };
}

async function refuseIfClosed(
  { config, clock }: Deps,
  tx: Db,
  { isFirst, key }: { isFirst: boolean; key: string | undefined },
): Promise<void> {
  const { registration } = await getInstanceSettings(tx, config);
  const isInvited = key !== undefined && (await isOpenInvitation(tx, key, clock()));
  if (mayRegister(registration, { isFirst, isInvited })) return;
  throw registration === 'closed'
    ? new AppError('REGISTRATION_CLOSED')
    : new AppError('REGISTRATION_CLOSED', invitationNeeded);
}

const invitationNeeded = say(
  'New accounts here need an invitation that is still open. Ask someone who uses this Saltbush to invite you to their community.',
);

/** @returns the person as they are after joining */
async function acceptInvitation(
  tx: Db,
  user: UserRow,
  { key, now }: { key: string | undefined; now: Date },
): Promise<Pick<CreatedAccount, 'user' | 'acceptedInvitation'>> {
  if (key === undefined) return { user };
  const acceptedInvitation = await acceptAtRegistration(tx, { key, userId: user.id, now });
  if (!acceptedInvitation) return { user };
  return { user: (await findUser(tx, user.id)) ?? user, acceptedInvitation };
}
