/** The members of a community; its admin can remove them or make one of them admin. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { useUser } from '../../../../api/session';
import { Panel } from '../../../../ui/layout/panel';
import { useMay } from '../access';
import { sentInvitationsQuery } from '../invitation-queries';
import { MemberItem } from './member-item';
import classes from './members.module.css';

/** More are behind a button. */
const mostShown = 9;

export function Members({ household }: { household: Household }) {
  const user = useUser();
  const [areAllShown, setAllShown] = useState(false);
  const isMe = (member: Household['members'][number]) => member.user._id === user?._id;
  const members = household.members.toSorted((one, other) => +isMe(other) - +isMe(one));
  const shown =
    areAllShown || members.length <= mostShown ? members : members.slice(0, mostShown - 1);
  const hidden = members.length - shown.length;
  return (
    <Panel title={t`Members`} beside={<Count household={household} />}>
      <ul className={classes.members}>
        {shown.map((member, index) => (
          <MemberItem
            key={member.user._id}
            household={household}
            member={member}
            isMe={isMe(member)}
            tone={index % 4}
          />
        ))}
        {hidden > 0 && (
          <li>
            <UnstyledButton className={classes.member} onClick={() => setAllShown(true)}>
              <span className={classes.circle} aria-hidden>
                +{hidden}
              </span>
              <span className={classes.name}>{t`Show all`}</span>
            </UnstyledButton>
          </li>
        )}
      </ul>
      {household.members.length === 1 && <p className={classes.alone}>{t`Just you so far.`}</p>}
    </Panel>
  );
}

function Count({ household }: { household: Household }) {
  const may = useMay(household);
  const { data, isLoading } = useQuery({
    ...sentInvitationsQuery(household._id),
    enabled: may('invite'),
  });
  // The number would move when the other one arrives.
  if (isLoading) return null;
  const invited = (data ?? []).filter(
    ({ state, email }) => state === 'pending' && email !== undefined,
  );
  const members = household.members.length;
  return (
    <span className={classes.count}>
      {invited.length > 0 ? t`${members}, and ${{ invited: invited.length }} invited` : members}
    </span>
  );
}
