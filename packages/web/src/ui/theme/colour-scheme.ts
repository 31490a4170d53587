/** The theme that a person chose, or the system's. */
export const colourSchemeKey = 'saltbush.colour-scheme';

/** Before the first paint, so that a dark page never flashes light. */
export function applyColourScheme(): void {
  const chosen = readChoice();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  // Mantine's attribute: it writes the same one later.
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(colourSchemeKey);
  } catch {
    // Storage may be switched off: then the page follows the system.
    return null;
  }
}
