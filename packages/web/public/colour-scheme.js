// Runs before the first paint, so that a dark page never flashes light.
// A file of its own because the content security policy allows no script inside the page.
{
  let chosen;
  try {
    chosen = localStorage.getItem('saltbush.colour-scheme');
  } catch {
    // Storage may be switched off: then the page follows the system.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}
