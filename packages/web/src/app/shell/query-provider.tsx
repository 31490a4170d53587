/**
 * Layout of every page that queries the server: the query client and the style sheets these pages
 * use.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../../api/query-client';
import '../../ui/theme/mantine-more';
import { purgeOldQueries } from '../purge-old-queries';

export function QueryProvider() {
  useEffect(() => purgeOldQueries(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
