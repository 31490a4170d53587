import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backupsRoutes } from '@saltbush/contract/admin/backups';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { withBasePath } from '../../../base-path';
import { showToast } from '../../../ui/feedback/toast';
import { healthKey } from './use-instance-health';

const queryKey = ['admin', 'backups'] as const;
/** While one is being made, its progress is shown. */
const runningMs = 1_000;
const quietMs = 30_000;

export function useBackups() {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const state = await call(backupsRoutes.state, {}, { signal });
      const before = queryClient.getQueryData<typeof state>(queryKey);
      // The state of the instance names the last backup too.
      if (before && before.backups[0]?.name !== state.backups[0]?.name) {
        void queryClient.invalidateQueries({ queryKey: healthKey });
      }
      return state;
    },
    refetchInterval: ({ state }) => (state.data?.isRunning ? runningMs : quietMs),
    staleTime: 0,
  });
}

const showError = (error: Error) => showToast({ kind: 'error', ...describeError(error) });

export function useStartBackup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(backupsRoutes.start, {}),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** The browser writes it to its disk while it comes; a cookie lets it in, so the address has no token. */
export function useDownloadBackup(name: string) {
  return useMutation({
    mutationFn: () => call(backupsRoutes.prepareDownload, { params: { name } }),
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = withBasePath(url);
      link.download = name;
      link.click();
    },
    onError: showError,
  });
}
