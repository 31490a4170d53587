/** On the page of a community that was just created without what one has; its code is loaded then. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Household } from '@saltbush/contract/account/households';
import { paths } from '../../../../paths';
import { BringOffer } from '../bring/bring-offer.lazy';

export interface OfferToBringProps {
  household: Household;
  userId: string;
}

export function OfferToBring({ household, userId }: OfferToBringProps) {
  const { created } = useSearch({ strict: false });
  const navigate = useNavigate();
  if (created !== 'true') return null;
  const end = () =>
    void navigate({
      to: paths.household,
      params: { id: household._id },
      search: {},
      replace: true,
      resetScroll: false,
    });
  return <BringOffer household={household} userId={userId} onDone={end} />;
}
