/** Whether the plan has an address for calendar apps, and its changes. */
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import type { PlanScope } from '../../device/view-mode';

export function useCalendarFeed({ userId, householdId }: PlanScope) {
  const queryClient = useQueryClient();
  const queryKey = ['calendar-feed', userId, householdId];
  const feed = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calendarFeedRoutes.get, { query: { householdId } }, { signal }),
  });
  const [url, setUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      setUrl(await change());
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const make = () =>
    run(async () => (await call(calendarFeedRoutes.create, { body: { householdId } })).url);
  const turnOff = () =>
    run(async () => {
      await call(calendarFeedRoutes.remove, { query: { householdId } });
      showToast({ kind: 'success', title: t`The calendar address was turned off` });
      return undefined;
    });
  return { feed, url, isBusy, make, turnOff };
}
