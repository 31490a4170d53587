/**
 * The small jobs of the days that are shown, each at the end of its day. The days are drawn before this is loaded, so it
 * finds its places in the page.
 */
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlannedJob } from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import type { PlanView } from '../../device/sync';
import type { PlanScope, ShownWeek } from '../../device/view-mode';
import { JobList } from './job-list.lazy';
import { useSmallJobs } from './use-small-jobs';

export interface JobsOfDaysProps {
  scope: PlanScope;
  shown: ShownWeek;
  view: PlanView | undefined;
}

export function JobsOfDays({ scope, shown: { week, today }, view }: JobsOfDaysProps) {
  const from = week > today ? week : today;
  const jobs = useSmallJobs(view, { from, to: addDays(week, 6), today });
  const days = [...new Set(jobs.map(({ on }) => on))];
  return days.map((day) => (
    <JobsOfDay key={day} day={day} scope={scope} jobs={jobs.filter(({ on }) => on === day)} />
  ));
}

interface JobsOfDayProps {
  day: PlainDate;
  scope: PlanScope;
  jobs: readonly PlannedJob[];
}

function JobsOfDay({ day, scope, jobs }: JobsOfDayProps) {
  const section = useSyncExternalStore(watchPage, () => document.querySelector(`#day-${day}`));
  return section && createPortal(<JobList scope={scope} jobs={jobs} />, section);
}

/** A week that is being loaded has no sections yet. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
