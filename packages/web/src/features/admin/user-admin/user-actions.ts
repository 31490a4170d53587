/** The actions on an account, in the order of its menu. */
import { t } from '@lingui/core/macro';
import type { ListedUser } from '@saltbush/contract/admin/user-admin';
import type { UserChange } from './use-users';

export interface UserAction {
  label: string;
  isOffered: (user: ListedUser) => boolean;
  change: UserChange;
  isDangerous?: boolean;
  /** Asked before it is done; absent where nobody loses anything. */
  question?: (name: string) => string;
  done: (name: string) => string;
}

export const userActions: readonly UserAction[] = [
  {
    label: t`Verify email`,
    isOffered: ({ isVerified }) => !isVerified,
    change: { isVerified: true },
    done: (name) => t`${name}’s email is verified`,
  },
  {
    label: t`Make admin`,
    isOffered: ({ isAdmin, isDisabled }) => !isAdmin && !isDisabled,
    change: { isAdmin: true },
    question: (name) =>
      t`${name} will be able to open the Admin Panel, disable accounts and make other admins.`,
    done: (name) => t`${name} is an admin`,
  },
  {
    label: t`Remove as admin`,
    isOffered: ({ isAdmin }) => isAdmin,
    change: { isAdmin: false },
    isDangerous: true,
    question: (name) => t`${name} will no longer be able to open the Admin Panel.`,
    done: (name) => t`${name} is no longer an admin`,
  },
  {
    label: t`Disable account`,
    isOffered: ({ isDisabled }) => !isDisabled,
    change: { isDisabled: true },
    isDangerous: true,
    question: (name) =>
      t`${name} will be signed out everywhere and can’t sign in until you enable the account again. Nothing is deleted.`,
    done: (name) => t`${name}’s account is disabled`,
  },
  {
    label: t`Enable account`,
    isOffered: ({ isDisabled }) => isDisabled,
    change: { isDisabled: false },
    done: (name) => t`${name} can sign in again`,
  },
];
