/** Asks again for one's communities, members and invitations when another person has changed them. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onHint } from '../../api/hint-channel';
import { householdKeys } from '../household-data';

export function useLiveHouseholds(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onHint(
        'households',
        () => void queryClient.invalidateQueries({ queryKey: householdKeys.all }),
      ),
    [queryClient],
  );
}
