/** Asks again for one's communities, members and invitations when another person has changed them. */
import { useEffect } from 'react';
import { onHint } from '../../../api/hint-channel';
import { queryClient } from '../../../api/query-client';
import { householdKeys } from './household-queries';

/** Also outside the pages' query provider: every page shows a day, or who is in a community. */
export function useLiveHouseholds(): void {
  useEffect(
    () =>
      onHint(
        'households',
        () => void queryClient.invalidateQueries({ queryKey: householdKeys.all }),
      ),
    [],
  );
}
