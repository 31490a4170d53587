/** Colours, type and Mantine around the whole app; follows the system unless a person chose. */
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-base';
import './tokens.css';
import './fonts.css';
import './base.css';
import { cssVariablesResolver, theme } from './theme';

/** The same key is read by `public/colour-scheme.js` before the first paint. */
const colourSchemeManager = localStorageColorSchemeManager({ key: 'saltbush.colour-scheme' });

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colourSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
