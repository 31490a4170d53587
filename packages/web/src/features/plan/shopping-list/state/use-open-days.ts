/** Opens other days of the list, by its address. */
import { useNavigate } from '@tanstack/react-router';

export interface DaysInAddress {
  week?: string;
  from?: string;
  to?: string;
}

/** @example openDays({ from: '2026-11-28', to: '2026-12-04' }); openDays({}) // the days of the device's choice */
export function useOpenDays(): (days: DaysInAddress) => void {
  const navigate = useNavigate();
  return ({ week, from, to }) => {
    const search = (before: object) => ({ ...before, week, from, to });
    void navigate({ to: '.', search, resetScroll: false });
  };
}
