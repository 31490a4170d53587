/** Around every page of the signed-in: loaded with the first of them, never with the login page. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client';
import '../../ui/theme/mantine-more';

export function SignedInFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
