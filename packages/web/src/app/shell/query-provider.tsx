/**
 * Layout of every page that queries the server: the query client and the style sheets these pages
 * use.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client';
import '../../ui/theme/mantine-more';

export function QueryProvider() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
