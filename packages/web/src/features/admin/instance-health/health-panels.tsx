/** The figures of the health page, each with what it means. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InstanceHealth } from '@saltbush/contract/admin/instance-health';
import { locale } from '../../../locale';
import { paths } from '../../../paths';
import { Figure, Figures } from '../../../ui/layout/figures';
import { Panel } from '../../../ui/layout/panel';
import { TextLink } from '../../../ui/link-button';
import { formatAgo, formatBytes, formatSeconds, formatSince } from './format';

interface HealthProps {
  health: InstanceHealth;
}

const count = (value: number) => value.toLocaleString(locale());

export const ServerPanel = ({ health }: HealthProps) => (
  <Panel title={t`Server`}>
    <Figures>
      <Figure
        title={t`Version`}
        value={health.version.split(' ')[0]}
        text={t`Build ${{ build: health.version.split(' ')[1] ?? '' }} on Node ${{ node: health.nodeVersion }}.`}
      />
      <Figure
        title={t`Running for`}
        value={formatSince(health.startedAt)}
        text={t`Since the server was last started. Figures about jobs and services begin there.`}
      />
      <Figure
        title={t`Memory`}
        value={formatBytes(health.memoryBytes)}
        text={t`What the server itself uses, without its database and helper processes.`}
      />
      <Figure
        title={t`Live connections`}
        value={count(health.liveConnections)}
        text={t`Open pages that hear of changes to plans and lists at once.`}
      />
    </Figures>
  </Panel>
);

export const DatabasePanel = ({ database }: { database: InstanceHealth['database'] }) => (
  <Panel title={t`Database`}>
    <Figures>
      <Figure
        title={t`Answers in`}
        value={formatSeconds(database.answerMs / 1_000)}
        text={
          database.isBuiltIn
            ? t`PostgreSQL ${{ version: database.version }}, built in.`
            : t`PostgreSQL ${{ version: database.version }}, your own.`
        }
      />
      <Figure
        title={t`Size`}
        value={formatBytes(database.bytes)}
        text={t`Everything but pictures and uploaded files.`}
      />
      <Figure
        title={t`Connections`}
        value={t`${{ used: count(database.connections) }} of ${{ all: count(database.maxConnections) }}`}
        text={t`In use, of as many as it allows. Near the limit, calls have to wait.`}
      />
      <Figure
        title={t`Schema`}
        value={database.pendingMigrations === 0 ? t`Up to date` : t`Out of date`}
        text={
          database.pendingMigrations === 0
            ? t`All ${count(database.appliedMigrations)} migrations have run.`
            : t`${count(database.pendingMigrations)} migrations have not run. Start the server again.`
        }
      />
    </Figures>
  </Panel>
);

export const StoragePanel = ({ health: { disk, backup } }: HealthProps) => (
  <Panel title={t`Storage`}>
    <Figures>
      <Figure
        title={t`Free on disk`}
        value={disk ? formatBytes(disk.freeBytes) : t`Unknown`}
        text={
          disk
            ? t`Of ${formatBytes(disk.totalBytes)}, where pictures and files are kept.`
            : t`The system doesn’t say.`
        }
      />
      <Figure
        title={t`Last backup`}
        value={backup ? formatAgo(backup.finishedAt) : t`None`}
        text={
          backup
            ? t`${formatBytes(backup.bytes)}. Backups made by another program are not known here.`
            : t`Backups made by another program are not known here.`
        }
      />
    </Figures>
  </Panel>
);

export const MailPanel = ({ mail }: { mail: InstanceHealth['mail'] }) => (
  <Panel
    title={t`Email`}
    beside={
      <TextLink to={paths.adminPage} params={{ page: 'outbox' }}>
        <Trans>Open the outbox</Trans>
      </TextLink>
    }
  >
    <Figures>
      <Figure
        title={t`Waiting`}
        value={count(mail.waiting)}
        text={
          mail.oldestWaitingAt === undefined
            ? mail.isSetUp
              ? t`Nothing waits to be sent.`
              : t`Email is not set up: messages stay in the outbox.`
            : t`The oldest was written ${formatAgo(mail.oldestWaitingAt)}.`
        }
      />
      <Figure
        title={t`Not delivered`}
        value={count(mail.failed)}
        text={t`Given up in the last 7 days. The outbox says why.`}
      />
    </Figures>
  </Panel>
);

export const LoadPanel = ({ health: { workers } }: HealthProps) => (
  <Panel title={t`Helper processes`}>
    <Figures>
      {workers.map(({ name, running, maxRunning, waiting }) => (
        <Figure
          key={name}
          title={workerTexts[name].title}
          value={t`${{ running: count(running) }} of ${{ most: count(maxRunning) }}`}
          text={`${workerTexts[name].text} ${waiting === 0 ? t`Nobody waits.` : t`${count(waiting)} waiting.`}`}
        />
      ))}
    </Figures>
  </Panel>
);

const workerTexts: Record<
  InstanceHealth['workers'][number]['name'],
  { title: string; text: string }
> = {
  'recipe-reader': { title: t`Web pages and texts`, text: t`Being read for a recipe.` },
  'file-reader': { title: t`Recipe files`, text: t`Being imported.` },
  'feed-reader': { title: t`Product files`, text: t`Being loaded.` },
  'price-file-reader': { title: t`Files of prices`, text: t`Being read.` },
  'image-encoder': { title: t`Pictures`, text: t`Being resized.` },
  computing: { title: t`Long recipes and lists`, text: t`Being read and added up.` },
  'photo-reader': { title: t`Photos of recipes`, text: t`Being read.` },
};
