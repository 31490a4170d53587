/** What an admin can do with an account; loaded with its menu. */
import { Menu } from '@mantine/core';
import type { ListedUser } from '@saltbush/contract/admin/user-admin';
import { userActions, type UserAction } from './user-actions';

export interface UserItemsProps {
  user: ListedUser;
  onChoose: (action: UserAction) => void;
}

export function UserItems({ user, onChoose }: UserItemsProps) {
  return userActions
    .filter(({ isOffered }) => isOffered(user))
    .map((action) => (
      <Menu.Item
        key={action.label}
        color={action.isDangerous ? 'red' : undefined}
        onClick={() => onChoose(action)}
      >
        {action.label}
      </Menu.Item>
    ));
}
