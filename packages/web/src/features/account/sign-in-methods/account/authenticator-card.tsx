/** The second step: set up, its recovery codes, and turned off. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { call } from '../../../../api/call';
import { Dialog } from '../../../../ui/dialog/dialog';
import { showToast } from '../../../../ui/feedback/toast';
import { ProofDialog, type ProofQuestion } from '../confirm';
import { RecoveryCodes } from './recovery-codes';
import { SetUpForm, type AuthenticatorKey } from './set-up-form';
import { useConfirmed } from '../confirm';
import { useRefreshMethods } from './use-sign-in-methods';

export interface AuthenticatorCardProps {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export function AuthenticatorCard({ isOn, recoveryCodesLeft }: AuthenticatorCardProps) {
  const { start, renew, isBusy, dialogs } = useSetUp();
  return (
    <>
      {isOn ? (
        <WhenOn recoveryCodesLeft={recoveryCodesLeft} onRenew={renew} />
      ) : (
        <Group>
          <Button variant="default" loading={isBusy} onClick={start}>
            <Trans>Set up</Trans>
          </Button>
        </Group>
      )}
      {dialogs}
    </>
  );
}

function useSetUp() {
  const { run, isBusy, dialog } = useConfirmed();
  const refresh = useRefreshMethods();
  const [key, setKey] = useState<AuthenticatorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  const start = () =>
    void run(async (password) =>
      setKey(await call(signInMethodsRoutes.startAuthenticator, { body: { password } })),
    );
  const renew = async (code: string) => {
    const answer = await call(signInMethodsRoutes.renewRecoveryCodes, { body: { code } });
    showCodes(answer.recoveryCodes);
  };
  const showCodes = (made: readonly string[]) => {
    setKey(undefined);
    setCodes(made);
    void refresh();
  };
  const dialogs = (
    <>
      {dialog}
      <SetUpDialog authenticator={key} onClose={() => setKey(undefined)} onConfirmed={showCodes} />
      <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </>
  );
  return { start, renew, isBusy, dialogs };
}

interface SetUpDialogProps {
  /** Absent: closed. */
  authenticator: AuthenticatorKey | undefined;
  onClose: () => void;
  onConfirmed: (codes: readonly string[]) => void;
}

function SetUpDialog({ authenticator, onClose, onConfirmed }: SetUpDialogProps) {
  return (
    <Dialog
      isOpen={authenticator !== undefined}
      onClose={onClose}
      title={t`Set up an authenticator app`}
      closesOnClickOutside={false}
    >
      {authenticator && <SetUpForm authenticator={authenticator} onConfirmed={onConfirmed} />}
    </Dialog>
  );
}

interface CodesDialogProps {
  /** Absent: closed. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

function CodesDialog({ codes, onClose }: CodesDialogProps) {
  return (
    <Dialog
      isOpen={codes !== undefined}
      onClose={onClose}
      title={t`Save your recovery codes`}
      closesOnClickOutside={false}
    >
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
    </Dialog>
  );
}

interface WhenOnProps {
  recoveryCodesLeft: number;
  onRenew: (code: string) => Promise<void>;
}

function WhenOn({ recoveryCodesLeft, onRenew }: WhenOnProps) {
  const [question, setQuestion] = useState<ProofQuestion>();
  const refresh = useRefreshMethods();
  const turnOff = async (code: string) => {
    await call(signInMethodsRoutes.turnOffAuthenticator, { body: { code } });
    showToast({ kind: 'success', title: t`Two-step sign-in is off` });
    await refresh();
  };
  return (
    <>
      <Group gap="xs">
        <Badge color="green" variant="light" tt="none">
          <Trans>On</Trans>
        </Badge>
        <Text>
          <Trans>Recovery codes left: {recoveryCodesLeft}</Trans>
        </Text>
      </Group>
      <Group gap="xs">
        <Button variant="default" onClick={() => setQuestion({ ...newCodes, onProof: onRenew })}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button variant="default" onClick={() => setQuestion({ ...turningOff, onProof: turnOff })}>
          <Trans>Turn off</Trans>
        </Button>
      </Group>
      <ProofDialog question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

const newCodes = {
  proof: 'code',
  title: t`Make new recovery codes?`,
  text: t`The codes that you have now stop working.`,
  confirmLabel: t`Make new codes`,
} as const;

const turningOff = {
  proof: 'code',
  title: t`Turn off two-step sign-in?`,
  text: t`Your password alone will sign you in. The recovery codes stop working.`,
  confirmLabel: t`Turn off`,
  isDangerous: true,
} as const;
