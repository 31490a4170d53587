/** What the gallery shows, in its address: "/gallery?dark&show=Shopping+list/Offline". */
const parameters = new URLSearchParams(window.location.search);

export const isDark = parameters.has('dark');

/** The one example that a frame shows. */
export const shownAlone = parameters.get('show');

export const addressOf = (show?: string, dark = isDark): string => {
  const query = new URLSearchParams({ ...(dark && { dark: '' }), ...(show && { show }) });
  return `/gallery?${query}`;
};
