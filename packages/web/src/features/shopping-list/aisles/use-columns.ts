/** Number of columns: one on a phone, two on a tablet, three on a wide screen. */
import { useMediaQuery } from '@mantine/hooks';

export function useColumns(): number {
  const isTablet = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  return isWide ? 3 : isTablet ? 2 : 1;
}
