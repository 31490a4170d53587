/** How many columns of aisles fit, and whether there is a column beside them for adding and details. */
import { useMediaQuery } from '@mantine/hooks';

export interface ListLayout {
  columns: number;
  hasRail: boolean;
}

export function useLayout(): ListLayout {
  const isTablet = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery('(min-width: 68em)', false, { getInitialValueInEffect: false });
  return { columns: isWide ? 2 : 1, hasRail: isTablet || isWide };
}
