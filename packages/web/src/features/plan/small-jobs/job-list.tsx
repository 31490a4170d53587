/** Small jobs with a box each: what to do, for which meal, and from when. */
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { mondayOf } from '@saltbush/domain/plan/days/week';
import { jobReason, jobText } from '@saltbush/domain/plan/small-jobs/job-text';
import { subjectOfJob, type PlannedJob } from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import { changePlan } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';
import tickBox from '../../../ui/fields/tick-box.module.css';
import classes from './small-jobs.module.css';

interface JobListProps {
  scope: PlanScope;
  /** Of one day. */
  jobs: readonly PlannedJob[];
}

export function JobList({ scope, jobs }: JobListProps) {
  return (
    <ul className={classes.jobs} aria-label={t`Small jobs`}>
      {jobs.map((due) => (
        <Job key={`${due.meal.id} ${due.job.key}`} scope={scope} due={due} />
      ))}
    </ul>
  );
}

function Job({ scope, due }: { scope: PlanScope; due: PlannedJob }) {
  const reasonId = useId();
  const tick = (isDone: boolean) => {
    const week = mondayOf(due.meal.date);
    // A failure has its own toast.
    changePlan(scope, 'setSmallJob', { ...subjectOfJob(due), week, isDone }).catch(() => undefined);
  };
  return (
    <li className={classes.job} data-done={due.isDone || undefined}>
      <label className={classes.line}>
        <input
          type="checkbox"
          className={`${tickBox.box} ${classes.box}`}
          checked={due.isDone}
          aria-describedby={reasonId}
          onChange={(event) => tick(event.currentTarget.checked)}
        />
        <JobText due={due} />
      </label>
      <p id={reasonId} className={classes.reason}>
        {jobReason(due)}
      </p>
    </li>
  );
}

const JobText = ({ due }: { due: PlannedJob }) => (
  <span>
    <span className={classes.when}>
      {due.at === undefined ? t`In the evening` : t`From ${due.at}`}
    </span>
    <VisuallyHidden>: </VisuallyHidden>
    <span className={classes.text}>{jobText(due)}</span>
  </span>
);
