/** Colours, type and Mantine around the whole app; follows the system unless a person chose. */
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colourSchemeKey } from './colour-scheme';
import './mantine-base';
import './tokens.css';
import './fallback-fonts.css';
import './fonts.css';
import './base.css';
import { cssVariablesResolver, theme } from './theme';

const colourSchemeManager = localStorageColorSchemeManager({ key: colourSchemeKey });

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
