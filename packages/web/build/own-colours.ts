/**
 * Leaves Mantine's own palettes out of the scripts and of the styles that it writes into each page: the theme names
 * every colour that is used (`theme.ts`), and 140 colours cannot be compressed.
 */
import type { Plugin } from 'vite';

export function ownColours(): Plugin {
  return {
    name: 'own-colours',
    apply: 'build',
    transform: (_code, id) =>
      id.endsWith('/MantineProvider/default-colors.mjs') ? primaryOfMantine : null,
  };
}

/** Its own theme is computed before ours is merged into it, and has to have its primary colour. */
const primaryOfMantine = "export const DEFAULT_COLORS = { blue: Array(10).fill('#000') };";
