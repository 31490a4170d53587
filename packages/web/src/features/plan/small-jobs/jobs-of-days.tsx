/**
 * The small jobs of the days that are shown, each at the end of its day. The days are drawn before this is loaded, so it
 * finds its places in the page.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlanView } from '../../device/sync';
import type { PlanScope, ShownWeek } from '../../device/view-mode';
import { JobList } from './job-list';
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
  const places = usePlaces(days);
  return days.map((day) => {
    const place = places.get(day);
    const ofDay = jobs.filter(({ on }) => on === day);
    return place && createPortal(<JobList scope={scope} jobs={ofDay} />, place, day);
  });
}

/** The sections of these days, as far as they are on the page. */
function usePlaces(days: readonly PlainDate[]): ReadonlyMap<PlainDate, Element> {
  const [places, setPlaces] = useState<ReadonlyMap<PlainDate, Element>>(new Map());
  const key = days.join(' ');
  // A week that is being loaded has no days yet: looked for after each drawing of the plan.
  useEffect(() => {
    const found = new Map(
      key.split(' ').flatMap((day) => {
        const place = document.querySelector(`#day-${day || 'none'}`);
        return place ? [[day, place] as const] : [];
      }),
    );
    setPlaces((before) => (areSame(before, found) ? before : found));
  });
  return places;
}

const areSame = (a: ReadonlyMap<string, Element>, b: ReadonlyMap<string, Element>): boolean =>
  a.size === b.size && [...a].every(([day, place]) => b.get(day) === place);
