/** What a program may do, ticked by its person. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { oauthRoutes, type Asked, type ReturnPlace } from '@saltbush/contract/account/oauth';
import { isReadingScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { call } from '../../../api/call';
import { useUser } from '../../../api/session';
import { ChoiceBoxes } from '../../../ui/fields/choice-boxes';
import { Panel } from '../../../ui/layout/panel';
import { scopeWords } from '../api-tokens';
import { useConfirmed } from '../sign-in-methods/confirm';
import type { Authorization } from './use-authorization';

export interface AllowFormProps {
  asked: Asked;
  authorization: Authorization;
}

export function AllowForm({ asked, authorization }: AllowFormProps) {
  const { scopes: offered, refusedUrl } = authorization;
  const { scopes, setScopes, allowedUrl, isBusy, dialog, handleSubmit } = useAllow(asked, offered);
  if (allowedUrl !== undefined) return <Allowed url={allowedUrl} />;
  return (
    <Panel label={t`What it may do`}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          <WhoAsks authorization={authorization} />
          <ChoiceBoxes
            label={t`It may`}
            choices={offered}
            words={scopeWords}
            chosen={scopes}
            onChange={setScopes}
            noneMessage={t`Please choose what it may do`}
          />
          <Group justify="flex-end" gap="xs">
            <Button component="a" href={refusedUrl} variant="default">
              <Trans>Don’t allow</Trans>
            </Button>
            <Button type="submit" loading={isBusy} disabled={scopes.length === 0}>
              <Trans>Allow</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
      {dialog}
    </Panel>
  );
}

function WhoAsks({ authorization: { program } }: { authorization: Authorization }) {
  const user = useUser();
  return (
    <>
      <Text>
        <Trans>
          A program that calls itself <b>{program.name}</b> wants to use Saltbush as{' '}
          <b>{user?.displayUsername}</b>.
        </Trans>{' '}
        {whereTo(program.returnsTo)}
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>
          Programs choose their own names. Go on only if you have just started this yourself.
        </Trans>
      </Text>
    </>
  );
}

function whereTo({ kind, name }: ReturnPlace) {
  if (kind === 'device') return t`It runs on this device, and takes you back there.`;
  return kind === 'app' ? (
    <Trans>
      It takes you back to the app <b>{name}</b>.
    </Trans>
  ) : (
    <Trans>
      It takes you back to <b>{name}</b>.
    </Trans>
  );
}

/** An app or a program of this device may leave this page open. */
function Allowed({ url }: { url: string }) {
  return (
    <Panel label={t`Allowed`}>
      <Stack gap="md">
        <Text>
          <Trans>Allowed. The program goes on by itself, and you can close this page.</Trans>
        </Text>
        <Group>
          <Button component="a" href={url} variant="default">
            <Trans>Open it again</Trans>
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

function useAllow(asked: Asked, offered: readonly TokenScope[]) {
  const [scopes, setScopes] = useState(() => offered.filter(isReadingScope));
  const [allowedUrl, setAllowedUrl] = useState<string>();
  const { run, isBusy, dialog } = useConfirmed();
  const allow = async (password?: string) => {
    const body = { asked, scopes, password };
    const { allowedUrl: url } = await call(oauthRoutes.allow, { body });
    setAllowedUrl(url);
    location.assign(url);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(allow);
  };
  return { scopes, setScopes, allowedUrl, isBusy, dialog, handleSubmit };
}
