/** One account: who it is, its state, and a menu of what an admin can do. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Badge, Text } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ListedUser } from '@saltbush/contract/admin/user-admin';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { locale } from '../../../locale';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { LazyMenu } from '../../../ui/menu/lazy-menu';
import type { UserAction } from './user-actions';
import { userItems } from './user-items.lazy';
import { useChangeUser } from './use-users';
import classes from './users-page.module.css';

const dateFormat = dateForm({ dateStyle: 'medium' });
const dateOf = (time: string) => dateFormat(new Date(time));

export function UserRow({ user }: { user: ListedUser }) {
  const { ask, dialog } = useConfirm();
  const { mutateAsync } = useChangeUser();
  const name = user.displayUsername;
  const handleChoose = ({ change, question, label, isDangerous, done }: UserAction) => {
    const act = () => mutateAsync({ user, change, done: done(name) });
    if (!question) return void act().catch(() => undefined);
    ask({
      title: `${label}: ${name}`,
      message: question(name),
      confirmLabel: label,
      isDangerous,
      onConfirm: act,
    });
  };
  return (
    <li className={classes.row}>
      <Description user={user} />
      <States user={user} />
      <LazyMenu
        code={userItems}
        itemProps={{ user, onChoose: handleChoose }}
        position="bottom-end"
        width={220}
        trigger={(props) => (
          <ActionIcon {...props} color="gray" aria-label={t`Actions for ${name}`}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        )}
      />
      {dialog}
    </li>
  );
}

function Description({ user }: { user: ListedUser }) {
  return (
    <div className={classes.person}>
      <Text fw={600}>{user.displayUsername}</Text>
      <Text c="dimmed" size="sm">
        {user.email}
      </Text>
      <Text c="dimmed" size="sm">
        {factsOf(user)}
      </Text>
    </div>
  );
}

function factsOf({ createdAt, lastSeenAt, recipeCount }: ListedUser): string {
  const count = recipeCount.toLocaleString(locale());
  return [
    t`Joined ${{ day: dateOf(createdAt) }}`,
    lastSeenAt === undefined ? t`not seen yet` : t`last seen ${{ day: dateOf(lastSeenAt) }}`,
    plural(recipeCount, { one: '1 recipe', other: `${count} recipes` }),
  ].join(' · ');
}

function States({ user: { isAdmin, isVerified, isDisabled } }: { user: ListedUser }) {
  return (
    <div className={classes.states}>
      {isAdmin && (
        <Badge {...badge('saltbush')}>
          <Trans>Admin</Trans>
        </Badge>
      )}
      {!isVerified && (
        <Badge {...badge('gray')}>
          <Trans>Email not verified</Trans>
        </Badge>
      )}
      {isDisabled && (
        <Badge {...badge('red')}>
          <Trans>Disabled</Trans>
        </Badge>
      )}
    </div>
  );
}

const badge = (color: string) => ({ color, variant: 'light', tt: 'none' as const });
