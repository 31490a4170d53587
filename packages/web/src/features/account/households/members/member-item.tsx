/** One member: initial, name and role; a menu for who may change it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
import { useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { locale } from '../../../../locale';
import { Sheet } from '../../../../ui/dialog/sheet';
import { useConfirm } from '../../../../ui/dialog/use-confirm';
import { mainPart } from '../../../../ui/layout/main-part';
import { roleLabels, useMay } from '../access';
import { useMakeAdmin, useRemoveMember } from './change-members';
import classes from './members.module.css';
import { RoleForm } from './role-form';

type Member = Household['members'][number];

export interface MemberItemProps {
  household: Household;
  member: Member;
  isMe: boolean;
  /** Colour of the circle, 0 to 3. */
  tone: number;
}

export function MemberItem({ household, member, isMe, tone }: MemberItemProps) {
  const may = useMay(household);
  const name = isMe ? t`You` : member.user.username;
  const face = (
    <>
      <span className={classes.circle} data-tone={isMe ? 'me' : tone} aria-hidden>
        {initialOf(member.user.username)}
      </span>
      <span className={classes.name}>{name}</span>{' '}
      <span className={classes.role}>{roleLabels[member.role]}</span>
    </>
  );
  // The owner's role is transferred by the owner alone.
  const canChange = !isMe && member.role !== 'owner' && may('changeRoles');
  return (
    <li>
      {canChange ? (
        <MemberMenu household={household} member={member}>
          <UnstyledButton className={classes.member}>{face}</UnstyledButton>
        </MemberMenu>
      ) : (
        <div className={classes.member}>{face}</div>
      )}
    </li>
  );
}

interface MemberMenuProps extends Pick<MemberItemProps, 'household' | 'member'> {
  children: React.ReactElement;
}

function MemberMenu({ household, member, children }: MemberMenuProps) {
  const { questionToMakeAdmin, questionToRemove } = useQuestions(household, member);
  const [isRoleOpen, setRoleOpen] = useState(false);
  const { ask, dialog } = useConfirm();
  return (
    <>
      <Menu position="bottom" width={240} portalProps={{ target: mainPart() }}>
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>
          <Items
            household={household}
            name={member.user.username}
            onChangeRole={() => setRoleOpen(true)}
            onMakeAdmin={() => ask(questionToMakeAdmin)}
            onRemove={() => ask(questionToRemove)}
          />
        </Menu.Dropdown>
      </Menu>
      {dialog}
      <Sheet
        isOpen={isRoleOpen}
        onClose={() => setRoleOpen(false)}
        title={t`What may ${member.user.username} do?`}
      >
        <RoleForm household={household} member={member} onClose={() => setRoleOpen(false)} />
      </Sheet>
    </>
  );
}

interface ItemsProps {
  household: Household;
  name: string;
  onChangeRole: () => void;
  onMakeAdmin: () => void;
  onRemove: () => void;
}

function Items({ household, name, onChangeRole, onMakeAdmin, onRemove }: ItemsProps) {
  const may = useMay(household);
  return (
    <>
      <Menu.Label>{name}</Menu.Label>
      {may('changeRoles') && (
        <Menu.Item
          leftSection={<IconUserCog size={18} stroke={1.75} aria-hidden />}
          onClick={onChangeRole}
        >
          <Trans>Change role</Trans>
        </Menu.Item>
      )}
      {may('transferAdmin') && (
        <Menu.Item
          leftSection={<IconShieldCheck size={18} stroke={1.75} aria-hidden />}
          onClick={onMakeAdmin}
        >
          <Trans>Make admin</Trans>
        </Menu.Item>
      )}
      {may('removeMember') && (
        <Menu.Item
          color="red"
          leftSection={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        >
          <Trans>Remove from community</Trans>
        </Menu.Item>
      )}
    </>
  );
}

function useQuestions(household: Household, { user }: Member) {
  const makeAdmin = useMakeAdmin(household._id);
  const remove = useRemoveMember(household._id);
  const { username: name } = user;
  return {
    questionToMakeAdmin: {
      title: t`Make ${name} admin?`,
      message: t`There is one admin. ${name} can then also close and delete the community; you become a member.`,
      confirmLabel: t`Make admin`,
      onConfirm: () => makeAdmin.mutateAsync(user),
    },
    questionToRemove: {
      title: t`Remove ${name}?`,
      message: t`${name} can then no longer see what is shared in ${household.name}. The links of the community stop working, so that nobody comes back by one.`,
      confirmLabel: t`Remove`,
      isDangerous: true,
      onConfirm: () => remove.mutateAsync(user),
    },
  };
}

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase(locale()) ?? '?';
