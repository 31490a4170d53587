import { HouseholdCard } from '../../../features/account/households/list/household-card';
import { harpers, harpersId } from '../../../testing/households';
import type { ExampleGroup } from '../../example';
import { longCommunity } from '../../names';

const card =
  (...changes: Parameters<typeof harpers>) =>
  () => (
    <ul>
      <HouseholdCard household={harpers(...changes)} />
    </ul>
  );

export const communities: ExampleGroup = {
  name: 'Communities',
  examples: [
    { name: 'Member', Show: card('member') },
    {
      name: 'Owner, long name',
      Show: card('owner', { name: longCommunity, _id: `${harpersId}1` }),
    },
    { name: 'Closed', Show: card('member', { status: 'closed' }) },
  ],
};
