/** Brings a backup into this Saltbush, before anybody has an account. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';
import { Panel } from '../../../ui/layout/panel';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { useRestore, type RestoreProgress } from './use-restore';

export function RestoreForm() {
  const { restoring, send } = useRestore();
  return (
    <Panel title={t`Restore a backup`}>
      <PreservedFocus>
        <Stack gap="md">
          {restoring.stage === 'done' && (
            <Alert color="green" title={t`Everything is back`}>
              <TextLink to={paths.login}>
                <Trans>Sign in</Trans>
              </TextLink>{' '}
              <Trans>with an account of the backup.</Trans>
            </Alert>
          )}
          {restoring.stage === 'running' && <Running progress={restoring.progress} />}
          {restoring.stage === 'choosing' && <Choice failure={restoring.failure} onFile={send} />}
        </Stack>
      </PreservedFocus>
    </Panel>
  );
}

interface ChoiceProps {
  failure: { title: string; message: string } | undefined;
  onFile: (file: File) => void;
}

function Choice({ failure, onFile }: ChoiceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Text c="dimmed">
        <Trans>
          Choose the .saltbush file of another Saltbush. Its people can then sign in here as before.
        </Trans>
      </Text>
      {failure && (
        <Alert color="red" role="alert" title={failure.title}>
          {failure.message}
        </Alert>
      )}
      <Button variant="default" onClick={() => chooser.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".saltbush"
        hidden
        aria-label={t`Backup`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

const steps: Record<RestoreProgress['step'], string> = {
  receiving: t`Sending the file`,
  checking: t`Checking the file`,
  rows: t`Restoring recipes, plans and lists`,
  images: t`Restoring pictures`,
  restarting: t`Starting again`,
};

function Running({ progress }: { progress: RestoreProgress | undefined }) {
  const { step, done, total } = progress ?? { step: 'receiving', done: 0, total: 0 };
  const percent = total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100));
  return (
    <>
      <output>
        <Trans>{steps[step]} … Please leave this page open.</Trans>
      </output>
      <Progress value={percent} aria-label={steps[step]} />
    </>
  );
}
