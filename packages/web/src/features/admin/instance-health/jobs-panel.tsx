/** Background jobs: when each ran, how it went, and a button to run it now. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Text } from '@mantine/core';
import type { JobOnWire } from '@saltbush/contract/admin/instance-health';
import { Panel } from '../../../ui/layout/panel';
import { formatAgo, formatSeconds } from './format';
import { jobTexts } from './job-texts';
import { useRunJob } from './use-instance-health';
import classes from './jobs-panel.module.css';

export const JobsPanel = ({ jobs }: { jobs: readonly JobOnWire[] }) => (
  <Panel title={t`Background jobs`}>
    <Text c="dimmed">
      <Trans>
        They run by themselves. A job that failed tries again at its next run; “Run now” does not
        wait for it.
      </Trans>
    </Text>
    <ul className={classes.jobs} aria-label={t`Background jobs`}>
      {jobs.map((job) => (
        <Job key={job.name} job={job} />
      ))}
    </ul>
  </Panel>
);

function Job({ job }: { job: JobOnWire }) {
  const { name, isRunning, isFailing, lastFailure, lastFailureAt } = job;
  const run = useRunJob(name);
  const { title, text } = jobTexts[name];
  return (
    <li className={classes.job}>
      <div>
        <Text fw={600}>{title}</Text>
        <Text c="dimmed" size="sm">
          {text}
        </Text>
        <Text size="sm">{timesOf(job)}</Text>
        {lastFailure !== undefined && lastFailureAt !== undefined && (
          <Text size="sm" className={isFailing ? classes.error : undefined}>
            <Trans>
              Failed {formatAgo(lastFailureAt)}: {lastFailure}
            </Trans>
          </Text>
        )}
      </div>
      <Badge {...(isFailing ? failing : isRunning ? running : well)} variant="light" tt="none">
        {isFailing ? t`Failing` : isRunning ? t`Running` : t`OK`}
      </Badge>
      <Button
        variant="default"
        loading={run.isPending || isRunning}
        onClick={() => run.mutate()}
        aria-label={t`Run now: ${title}`}
      >
        <Trans>Run now</Trans>
      </Button>
    </li>
  );
}

const failing = { color: 'red' };
const running = { color: 'yellow' };
const well = { color: 'green' };

function timesOf({ everySeconds, lastStartedAt, lastSeconds = 0, nextAt }: JobOnWire): string {
  const last =
    lastStartedAt === undefined
      ? t`Has not run yet.`
      : t`Last ran ${{ when: formatAgo(lastStartedAt) }}, for ${{ length: formatSeconds(lastSeconds) }}.`;
  const every = t`Every ${{ length: formatSeconds(everySeconds) }}.`;
  const next = nextAt !== undefined && t`Next ${{ when: formatAgo(nextAt) }}.`;
  return [every, last, next].filter(Boolean).join(' ');
}
