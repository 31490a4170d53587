import type { AnyRouter } from '@tanstack/react-router';

interface Visit {
  pathname: string;
  /** Of the router: 0 is where the person came in. */
  state: { __TSR_index: number };
}

/** Which page each entry of the history shows, as far as it was seen since the app was loaded. */
const pages: string[] = [];

export function noteVisits(router: AnyRouter): void {
  const note = ({ pathname, state }: Visit) => (pages[state.__TSR_index] = pathname);
  note(router.state.location);
  router.subscribe('onRendered', ({ toLocation }) => note(toLocation));
}

/**
 * Filters and periods of one page are entries too; the way back leaves all of them behind.
 *
 * @returns how many entries lie between this page and the one before it; 0 if there is none
 */
export function countStepsBack({ pathname, state: { __TSR_index: index } }: Visit): number {
  let steps = 1;
  while (pages[index - steps] === pathname) steps += 1;
  return steps > index ? 0 : steps;
}
