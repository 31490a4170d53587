/** Renders a page as the app does: theme, router, query client, toasts; with a fake server. */
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@saltbush/contract/account/session';
import type { ReactNode } from 'react';
import { queryClient } from '../api/query-client';
import { startSession } from '../api/session';
import { parseSearch, stringifySearch } from '../app/routes/search';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { Toasts } from '../ui/feedback/toasts';
import { priya, token } from './people';
import { fakeApi, type Answer } from './fake-api';

export interface RenderOptions {
  /** The address in the address bar: "/recipes/42?from=plan". */
  at?: string;
  /** The route's path with parameters: "/recipes/$id". */
  path?: string;
  /** Responses of the fake server; any other request fails like a lost connection. */
  api?: Answer[];
  /** Who is signed in; `null` for a visitor. */
  user?: User | null;
  /** What every other address shows. */
  elsewhere?: RouteComponent;
}

/**
 * @example
 * const { person, api } = await renderPage(LoginPage, { at: '/login', user: null, api: [...] });
 * await person.click(screen.getByRole('button', { name: 'Sign In' }));
 */
export async function renderPage(
  Page: () => ReactNode,
  {
    at = '/',
    path = at.split('?')[0]!,
    api: answers = [],
    user = priya,
    elsewhere: Elsewhere = AnotherPage,
  }: RenderOptions = {},
) {
  queryClient.clear();
  if (user) startSession(token, user);
  const api = fakeApi(answers);
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path, component: Page });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: Elsewhere,
  });
  const router = createRouter({
    routeTree: root.addChildren([page, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  });
  const person = userEvent.setup({ delay: null });
  await router.load();
  const view = render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
        <Toasts />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return {
    ...view,
    person,
    api,
    /** Path and query where the person is now. */
    address: () => router.state.location.href,
  };
}

const AnotherPage = () => <p>Another page</p>;

type Renderer = Awaited<ReturnType<typeof renderPage>>;

/** Puts a text into a field at once, where it does not matter that it is typed letter by letter. */
export async function fill(
  person: Renderer['person'],
  field: Element,
  text: string,
): Promise<void> {
  await person.click(field);
  await person.paste(text);
}

export { screen };
