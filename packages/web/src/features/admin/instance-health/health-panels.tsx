/** The figures of the health page, each with what it means. */
import type { InstanceHealth } from '@saltbush/contract/admin/instance-health';
import { paths } from '../../../paths';
import { Figure, Figures } from '../../../ui/layout/figures';
import { Panel } from '../../../ui/layout/panel';
import { TextLink } from '../../../ui/link-button';
import { formatAgo, formatBytes, formatSeconds, formatSince } from './format';

interface HealthProps {
  health: InstanceHealth;
}

const count = (value: number) => value.toLocaleString('en-AU');

export const ServerPanel = ({ health }: HealthProps) => (
  <Panel title="Server">
    <Figures>
      <Figure
        title="Version"
        value={health.version.split(' ')[0]}
        text={`Build ${health.version.split(' ')[1] ?? ''} on Node ${health.nodeVersion}.`}
      />
      <Figure
        title="Running for"
        value={formatSince(health.startedAt)}
        text="Since the server was last started. Figures about jobs and services begin there."
      />
      <Figure
        title="Memory"
        value={formatBytes(health.memoryBytes)}
        text="What the server itself uses, without its database and helper processes."
      />
      <Figure
        title="Live connections"
        value={count(health.liveConnections)}
        text="Open pages that hear of changes to plans and lists at once."
      />
    </Figures>
  </Panel>
);

export const DatabasePanel = ({ database }: { database: InstanceHealth['database'] }) => (
  <Panel title="Database">
    <Figures>
      <Figure
        title="Answers in"
        value={formatSeconds(database.answerMs / 1_000)}
        text={`PostgreSQL ${database.version}, ${database.isBuiltIn ? 'built in' : 'your own'}.`}
      />
      <Figure
        title="Size"
        value={formatBytes(database.bytes)}
        text="Everything but pictures and uploaded files."
      />
      <Figure
        title="Connections"
        value={`${count(database.connections)} of ${count(database.maxConnections)}`}
        text="In use, of as many as it allows. Near the limit, calls have to wait."
      />
      <Figure
        title="Schema"
        value={database.pendingMigrations === 0 ? 'Up to date' : 'Out of date'}
        text={
          database.pendingMigrations === 0
            ? `All ${count(database.appliedMigrations)} migrations have run.`
            : `${count(database.pendingMigrations)} migrations have not run. Start the server again.`
        }
      />
    </Figures>
  </Panel>
);

export const StoragePanel = ({ health: { disk, backup } }: HealthProps) => (
  <Panel title="Storage">
    <Figures>
      <Figure
        title="Free on disk"
        value={disk ? formatBytes(disk.freeBytes) : 'Unknown'}
        text={
          disk
            ? `Of ${formatBytes(disk.totalBytes)}, where pictures and files are kept.`
            : 'The system doesn’t say.'
        }
      />
      <Figure
        title="Last backup"
        value={backup ? formatAgo(backup.finishedAt) : 'None'}
        text={
          backup
            ? `${formatBytes(backup.bytes)}. Backups made by another program are not known here.`
            : 'Backups made by another program are not known here.'
        }
      />
    </Figures>
  </Panel>
);

export const MailPanel = ({ mail }: { mail: InstanceHealth['mail'] }) => (
  <Panel
    title="Email"
    beside={
      <TextLink to={paths.adminPage} params={{ page: 'outbox' }}>
        Open the outbox
      </TextLink>
    }
  >
    <Figures>
      <Figure
        title="Waiting"
        value={count(mail.waiting)}
        text={
          mail.oldestWaitingAt === undefined
            ? mail.isSetUp
              ? 'Nothing waits to be sent.'
              : 'Email is not set up: messages stay in the outbox.'
            : `The oldest was written ${formatAgo(mail.oldestWaitingAt)}.`
        }
      />
      <Figure
        title="Not delivered"
        value={count(mail.failed)}
        text="Given up in the last 7 days. The outbox says why."
      />
    </Figures>
  </Panel>
);

export const LoadPanel = ({ health: { workers } }: HealthProps) => (
  <Panel title="Helper processes">
    <Figures>
      {workers.map(({ name, running, maxRunning, waiting }) => (
        <Figure
          key={name}
          title={workerTexts[name].title}
          value={`${count(running)} of ${count(maxRunning)}`}
          text={`${workerTexts[name].text} ${waiting === 0 ? 'Nobody waits.' : `${count(waiting)} waiting.`}`}
        />
      ))}
    </Figures>
  </Panel>
);

const workerTexts: Record<
  InstanceHealth['workers'][number]['name'],
  { title: string; text: string }
> = {
  'recipe-reader': { title: 'Web pages and texts', text: 'Being read for a recipe.' },
  'file-reader': { title: 'Recipe files', text: 'Being imported.' },
  'feed-reader': { title: 'Product files', text: 'Being loaded.' },
  'price-file-reader': { title: 'Files of prices', text: 'Being read.' },
  'image-encoder': { title: 'Pictures', text: 'Being resized.' },
  computing: { title: 'Long recipes and lists', text: 'Being read and added up.' },
  'photo-reader': { title: 'Photos of recipes', text: 'Being read.' },
};
