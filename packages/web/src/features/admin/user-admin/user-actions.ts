/** The actions on an account, in the order of its menu. */
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
    label: 'Verify email',
    isOffered: ({ isVerified }) => !isVerified,
    change: { isVerified: true },
    done: (name) => `${name}’s email is verified`,
  },
  {
    label: 'Make admin',
    isOffered: ({ isAdmin, isDisabled }) => !isAdmin && !isDisabled,
    change: { isAdmin: true },
    question: (name) =>
      `${name} will be able to open the Admin Panel, disable accounts and make other admins.`,
    done: (name) => `${name} is an admin`,
  },
  {
    label: 'Remove as admin',
    isOffered: ({ isAdmin }) => isAdmin,
    change: { isAdmin: false },
    isDangerous: true,
    question: (name) => `${name} will no longer be able to open the Admin Panel.`,
    done: (name) => `${name} is no longer an admin`,
  },
  {
    label: 'Disable account',
    isOffered: ({ isDisabled }) => !isDisabled,
    change: { isDisabled: true },
    isDangerous: true,
    question: (name) =>
      `${name} will be signed out everywhere and can’t sign in until you enable the account again. Nothing is deleted.`,
    done: (name) => `${name}’s account is disabled`,
  },
  {
    label: 'Enable account',
    isOffered: ({ isDisabled }) => isDisabled,
    change: { isDisabled: false },
    done: (name) => `${name} can sign in again`,
  },
];
