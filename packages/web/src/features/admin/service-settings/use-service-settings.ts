import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  serviceSettingsRoutes,
  type ServiceChange,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';
import { call } from '../../../api/call';

const serviceSettingsKey = ['service-settings'] as const;

export const useServiceSettings = () =>
  useQuery({
    queryKey: serviceSettingsKey,
    queryFn: ({ signal }) => call(serviceSettingsRoutes.list, {}, { signal }),
  });

export function useSaveService() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ServiceChange) => call(serviceSettingsRoutes.save, { body }),
    onSuccess: async (saved) => {
      // Many pages say whether mail, a provider or a model is set up.
      await queryClient.invalidateQueries({ refetchType: 'none' });
      queryClient.setQueryData(serviceSettingsKey, saved);
    },
  });
}

export function useRemoveService() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (service: SettableService) =>
      call(serviceSettingsRoutes.remove, { params: { service } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

export const useCheckService = () =>
  useMutation({
    mutationFn: (service: SettableService) =>
      call(serviceSettingsRoutes.check, { params: { service } }),
  });
