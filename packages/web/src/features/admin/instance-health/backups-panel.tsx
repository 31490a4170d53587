/** The backups of this server: what there is, how the last one and its test went, and a button to make one now. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Progress, Text } from '@mantine/core';
import type { backupsRoutes, BackupOnWire, BackupProgress } from '@saltbush/contract/admin/backups';
import type { CallOutput } from '@saltbush/contract/route';
import { mostManual, mostNightly, mostWeekly } from '@saltbush/domain/admin/backups';
import { Panel } from '../../../ui/layout/panel';
import { formatAgo, formatBytes } from './format';
import { useBackups, useDownloadBackup, useStartBackup } from './use-backups';
import classes from './jobs-panel.module.css';

type BackupsOnWire = CallOutput<typeof backupsRoutes.state>;

export function BackupsPanel() {
  const { data } = useBackups();
  return (
    <Panel title={t`Backups`} beside={data && <BackUpNow isRunning={data.isRunning} />}>
      {data && <Loaded state={data} />}
    </Panel>
  );
}

function BackUpNow({ isRunning }: { isRunning: boolean }) {
  const start = useStartBackup();
  return (
    <Button
      variant="default"
      loading={start.isPending}
      disabled={isRunning}
      onClick={() => start.mutate()}
    >
      <Trans>Back up now</Trans>
    </Button>
  );
}

function Loaded({ state }: { state: BackupsOnWire }) {
  const { backups, copy, failure, proof } = state;
  return (
    <>
      <Text c="dimmed">{introOf(state)}</Text>
      {state.isRunning && <Running progress={state.progress} />}
      {failure && (
        <Alert color="red" title={t`The last backup could not be made`}>
          {failure.reason === 'no-space'
            ? t`${failure.message} Older backups are still there. Make room on the disk, or set BACKUP_FOLDER to a larger one.`
            : t`${{ reason: failure.message }} (${{ when: formatAgo(failure.at) }}) Saltbush tries again within an hour or two.`}
        </Alert>
      )}
      {copy && <CopyText copy={copy} />}
      {proof && <ProofText proof={proof} />}
      {backups.length === 0 ? (
        <Text>
          <Trans>There is no backup yet.</Trans>
        </Text>
      ) : (
        <ul className={classes.jobs} aria-label={t`Backups`}>
          {backups.map((backup) => (
            <Backup key={backup.name} backup={backup} />
          ))}
        </ul>
      )}
    </>
  );
}

function introOf({ isNightly, isCopied, backups, folder }: BackupsOnWire): string {
  const total = backups.reduce((sum, { bytes }) => sum + bytes, 0);
  const when = isNightly
    ? t`Saltbush makes one each night after 3 am, and keeps ${mostNightly} days and ${mostWeekly} weeks.`
    : t`Saltbush makes none by itself: BACKUPS is off.`;
  const where = isCopied
    ? t`They are in ${folder}, and are copied to object storage.`
    : t`They are in ${folder}; copy them to another machine now and then.`;
  return [
    when,
    t`The last ${mostManual} that you ask for stay too.`,
    backups.length > 0 && t`These take up ${{ size: formatBytes(total) }}: each has all pictures.`,
    where,
  ]
    .filter(Boolean)
    .join(' ');
}

const steps: Record<BackupProgress['step'], string> = {
  rows: t`Saving recipes, plans and lists`,
  images: t`Saving pictures`,
  checking: t`Checking the file`,
};

function Running({ progress }: { progress: BackupProgress | undefined }) {
  if (!progress)
    return (
      <output>
        <Trans>A backup is being made or tested.</Trans>
      </output>
    );
  const { step, done, total } = progress;
  const percent = total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
  return (
    <div>
      <output>{steps[step]} …</output>
      <Progress value={percent} aria-label={steps[step]} />
    </div>
  );
}

const CopyText = ({ copy }: { copy: NonNullable<BackupsOnWire['copy']> }) =>
  copy.failure === undefined ? (
    <Text>
      <Trans>Copied to object storage {formatAgo(copy.at)}.</Trans>
    </Text>
  ) : (
    <Alert color="red" title={t`The last backup could not be copied`}>
      <Trans>
        {copy.failure}. It is still on this server. Saltbush tries again within an hour or two.
      </Trans>
    </Alert>
  );

function ProofText({ proof }: { proof: NonNullable<BackupsOnWire['proof']> }) {
  const ago = formatAgo(proof.at);
  if (proof.outcome === 'passed')
    return (
      <Text>
        <Trans>Tested {ago}: a backup was restored, and every row and picture was there.</Trans>
      </Text>
    );
  if (proof.outcome === 'skipped')
    return (
      <Text>
        <Trans>
          Not tested {ago}. {proof.reason}
        </Trans>
      </Text>
    );
  return (
    <Alert color="red" title={t`A backup could not be restored in a test`}>
      <Trans>
        {proof.reason} It was {proof.backup}, {ago}. Make another one now; the next one is tested
        again.
      </Trans>
    </Alert>
  );
}

function Backup({ backup: { name, madeAt, bytes, isNightly } }: { backup: BackupOnWire }) {
  const download = useDownloadBackup(name);
  const age = formatAgo(madeAt);
  return (
    <li className={classes.job}>
      <div>
        <Text fw={600}>{age}</Text>
        <Text size="sm" c="dimmed">
          {isNightly
            ? t`${{ size: formatBytes(bytes) }}, made by itself.`
            : t`${{ size: formatBytes(bytes) }}, asked for.`}{' '}
          {name}
        </Text>
      </div>
      <Button
        variant="default"
        loading={download.isPending}
        onClick={() => download.mutate()}
        aria-label={t`Download the backup of ${age}`}
      >
        <Trans>Download</Trans>
      </Button>
    </li>
  );
}
