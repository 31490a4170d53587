/** One community in the list: name, role and members. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Household } from '@saltbush/contract/account/households';
import { useUser } from '../../../../api/session';
import { paths } from '../../../../paths';
import { TileCover } from '../../../../ui/images/tile-cover';
import { accessOf } from '../../../device/household-data';
import { roleLabels } from '../access';
import { AddedMark } from '../added-mark';
import classes from './household-card.module.css';
import { listNames } from '../list-names';

export function HouseholdCard({ household }: { household: Household }) {
  const { _id: id, name, members, status } = household;
  const user = useUser();
  const { role = 'member' } = accessOf(household, user?._id);
  const others = members.filter((member) => member.user._id !== user?._id);
  return (
    <li className={classes.card}>
      <TileCover seed={id} className={classes.band} columns={16} rows={1} />
      <h2 className={classes.name}>
        <Link to={paths.household} params={{ id }}>
          {name}
        </Link>
      </h2>
      <p className={classes.members}>
        {listNames([t`You`, ...others.map((member) => member.user.username)])}
      </p>
      <div className={classes.badges}>
        <Badge variant="light" color="gray" tt="none">
          {roleLabels[role]}
        </Badge>
        {user?.defaultHousehold === id && (
          <Badge variant="light" color="green" tt="none">
            <Trans>Default</Trans>
          </Badge>
        )}
        {status === 'closed' && (
          <Badge variant="light" color="yellow" tt="none">
            <Trans>Closed</Trans>
          </Badge>
        )}
      </div>
      <AddedMark household={household} />
    </li>
  );
}
