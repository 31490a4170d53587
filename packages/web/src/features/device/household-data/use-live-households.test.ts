import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tellHint } from '../../../api/hint-channel';
import { queryClient } from '../../../api/query-client';
import { householdKeys } from './household-queries';
import { useLiveHouseholds } from './use-live-households';

it('communities are asked for again on every page when another person has changed one', async () => {
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const { unmount } = renderHook(() => useLiveHouseholds());
  tellHint('households');
  await vi.waitFor(() => expect(invalidated).toHaveBeenCalledWith({ queryKey: householdKeys.all }));
  unmount();
});
