/** A 403 (Spec 4 and 8): closed meanwhile, or no longer a member. Says so and goes back to the list. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { paths } from '../../../../paths';
import { forgetDefaultHousehold } from '../default-household';
import { householdKeys, householdsQuery } from '../../../device/household-data';
import { showLostHousehold } from '../../../device/household-data';

/** Returns whether it was refused. */
export function useLeaveWhenRefused(id: string, error: Error | null): boolean {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isRefused = error instanceof AppError && error.code === 'FORBIDDEN';
  useEffect(() => {
    if (!isRefused) return;
    forgetDefaultHousehold(id);
    showLostHousehold();
    void navigate({ to: paths.households, replace: true }).then(() => {
      queryClient.removeQueries({ queryKey: householdKeys.one(id) });
      return queryClient.invalidateQueries({ queryKey: householdsQuery.queryKey });
    });
  }, [isRefused, id, navigate, queryClient]);
  return isRefused;
}
