/** Root component, rendered by the browser and by the prerendering build step. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { router } from './router';

export function App() {
  return (
    <StrictMode>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>
  );
}
