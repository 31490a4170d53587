/** Starts the app: the session first, then the page, then what can wait. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followNavigation } from './app/follow-navigation';
import { keepSession } from './app/keep-session';
import { leaveWhenSignedOut } from './app/leave-when-signed-out';
import { prefetchPages } from './app/prefetch-pages';
import { checkOnResume } from './app/resume-check';
import { router } from './app/router';
import { ThemeProvider } from './ui/theme/theme-provider';

keepSession();
checkOnResume();
leaveWhenSignedOut(router);
followNavigation(router);
prefetchPages(router);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
);
