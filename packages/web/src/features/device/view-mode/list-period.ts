/** What a shopping list covers when its address does not say: a preference of the device. */
import { useStoredChoice } from '../../../api/stored/use-stored-choice';

const periods = ['until-next-shop', 'week'] as const;
/** Until the next shop: where the owner's shopping days are known, else this week. */
export type ListPeriod = (typeof periods)[number];

/** @example const [period, choosePeriod] = useListPeriod(); */
export const useListPeriod = (): [ListPeriod, (period: ListPeriod) => void] =>
  useStoredChoice('saltbush.list-period', periods);
