/** Whether the app was opened from the home screen, where it is installed; Safari says it its own way. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
