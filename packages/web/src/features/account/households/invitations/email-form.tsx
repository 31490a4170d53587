/** Invites one person by email; someone of a community they share can also be added without asking. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import {
  householdInvitationsRoutes,
  type NewInvitation,
} from '@saltbush/contract/account/household-invitations';
import { householdsRoutes } from '@saltbush/contract/account/households';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { useRefreshHouseholds } from '../use-refresh-households';
import classes from './invitations.module.css';

export interface EmailFormProps {
  householdId: string;
  /** What they become. */
  role: GivenRole;
  onInvited: (invitation: NewInvitation) => void;
  /** Undefined while it is not known. */
  isMailSetUp: boolean | undefined;
}

export function EmailForm(props: EmailFormProps) {
  const { fields, invite, add } = useEmailForm(props);
  const { isMailSetUp } = props;
  const input = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone.
  useEffect(() => input.current?.focus(), []);
  return (
    <form onSubmit={invite.handleSubmit} noValidate>
      <TextInput
        ref={input}
        label={t`Email address`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.bind('email')}
      />
      <div className={classes.ways}>
        <Button type="submit" variant="default" loading={invite.isBusy}>
          {isMailSetUp === false ? t`Make their link` : t`Send invitation`}
        </Button>
        <Button variant="subtle" loading={add.isBusy} onClick={add.handleSubmit}>
          <Trans>Add without asking</Trans>
        </Button>
      </div>
      <Text className={classes.hint}>
        {isMailSetUp === false
          ? t`Someone you share a community with can be added without asking. They see who added them and can leave. Anyone else gets an invitation, which you pass on.`
          : t`Someone you share a community with can be added without asking. They see who added them and can leave. Anyone else gets an invitation.`}
      </Text>
    </form>
  );
}

function useEmailForm({ householdId, role, onInvited }: EmailFormProps) {
  const refresh = useRefreshHouseholds();
  const fields = useFields({ email: '' });
  const { email } = fields.values;
  const params = { id: householdId };
  const finish = async () => {
    fields.setValue('email', '');
    await refresh();
  };
  const sendInvitation = async () => {
    onInvited(await call(householdInvitationsRoutes.invite, { params, body: { email, role } }));
    await finish();
  };
  const addMember = async () => {
    const { invitation } = await call(householdsRoutes.addMember, {
      params,
      body: { email, role },
    });
    if (invitation) onInvited(invitation);
    else showToast({ kind: 'success', title: t`Member added`, message: email });
    await finish();
  };
  const showRefusal = (error: unknown) => fields.setMessages(refusalOf(error));
  return {
    fields,
    invite: useSubmit(sendInvitation, showRefusal),
    add: useSubmit(addMember, showRefusal),
  };
}

/** What is about the address is shown below the field. */
function refusalOf(error: unknown) {
  if (error instanceof AppError) {
    if (typeof error.details !== 'string') return error.details;
    if (error.code === 'ALREADY_A_MEMBER' || error.code === 'TOO_MANY_MAILS') {
      return [{ field: 'email', message: error.details }];
    }
  }
  showToast({ kind: 'error', ...describeError(error) });
  return [];
}
