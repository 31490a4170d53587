/** Finds the small jobs of the days that are shown, which are drawn before this is loaded. It draws nothing itself. */
import { useEffect, useMemo } from 'react';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlannedJob } from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import type { PlanView } from '../../device/sync';
import type { ShownWeek } from '../../device/view-mode';
import type { JobsByDay } from './jobs-by-day';
import { useSmallJobs } from './use-small-jobs';

export interface JobsOfDaysProps {
  shown: ShownWeek;
  view: PlanView | undefined;
  onFound: (jobs: JobsByDay) => void;
}

export function JobsOfDays({ shown: { week, today }, view, onFound }: JobsOfDaysProps) {
  const from = week > today ? week : today;
  const jobs = useSmallJobs(view, { from, to: addDays(week, 6), today });
  const found = useMemo(() => byDay(jobs), [jobs]);
  useEffect(() => onFound(found), [onFound, found]);
  return null;
}

function byDay(jobs: readonly PlannedJob[]): JobsByDay {
  const found = new Map<PlainDate, PlannedJob[]>();
  for (const job of jobs) found.set(job.on, [...(found.get(job.on) ?? []), job]);
  return found;
}
