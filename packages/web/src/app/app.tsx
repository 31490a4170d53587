/** Root component, rendered by the browser and by the prerendering build step. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useLayoutEffect } from 'react';
import { repeatEarlyUse } from '../ui/fields/early-use';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { router } from './router';

export function App() {
  // Before the next event of the browser: nothing pressed in between is lost.
  useLayoutEffect(() => {
    document.getElementById('loading-shell')?.remove();
    repeatEarlyUse();
  }, []);
  return (
    <StrictMode>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>
  );
}
