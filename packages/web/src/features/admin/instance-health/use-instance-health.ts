import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { instanceHealthRoutes, type JobName } from '@saltbush/contract/admin/instance-health';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

export const healthKey = ['admin', 'health'] as const;
/** While a job runs, its end is shown soon. */
const runningMs = 1_500;
const quietMs = 30_000;

export function useInstanceHealth() {
  return useQuery({
    queryKey: healthKey,
    queryFn: ({ signal }) => call(instanceHealthRoutes.state, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.jobs.some(({ isRunning }) => isRunning) ? runningMs : quietMs,
    staleTime: 0,
  });
}

export function useRunJob(name: JobName) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(instanceHealthRoutes.runJob, { params: { name } }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: healthKey }),
  });
}
