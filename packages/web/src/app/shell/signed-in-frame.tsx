/** Around every page of the signed-in: loaded with the first of them, never with the login page. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../../api/query-client';
import '../../ui/theme/mantine-more';
import { sendWhatWaits } from '../send-what-waits';

export function SignedInFrame() {
  useEffect(sendWhatWaits, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
