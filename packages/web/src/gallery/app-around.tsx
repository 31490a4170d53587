/** What the app has around its pages: theme, router, queries, toasts. Links lead nowhere. */
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { queryClient } from '../api/query-client';
import { parseSearch, stringifySearch } from '../app/routes/search';
import { Toasts } from '../ui/feedback/toasts';
import { ParentPage } from '../ui/layout/parent-page';
import '../ui/theme/mantine-more';
import { ThemeProvider } from '../ui/theme/theme-provider';

interface AppAroundProps {
  /** The address of the page that is shown. */
  at?: string | undefined;
  children: ReactNode;
}

export function AppAround({ at = '/', children }: AppAroundProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => children, notFoundComponent: () => children }),
      history: createMemoryHistory({ initialEntries: [at] }),
      parseSearch,
      stringifySearch,
    }),
  );
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ParentPage value="/my-recipes">
          <RouterProvider router={router as never} />
        </ParentPage>
        <Toasts />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
