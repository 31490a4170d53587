/** One setting for all; what is not chosen stays as it is for each recipe. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import type { SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import { type Access, changeTo } from '../access';
import { AccessChoice } from '../access-choice';
import { CommunityChoice } from '../community-choice';
import classes from '../sharing.module.css';
import { useCommunities } from '../use-communities';
import { useBulkShare } from './use-bulk-share';

export interface BulkProps {
  recipes: readonly { _id: string }[];
  onDone: () => void;
}

export function BulkShareForm({ recipes, onDone }: BulkProps) {
  const [access, setAccess] = useState<Access | null>(null);
  const [withCommunities, setWithCommunities] = useState(false);
  const [communities, setCommunities] = useState<string[]>([]);
  const { data: own = [] } = useCommunities();
  const { isBusy, shareEach } = useBulkShare();
  const handleShare = async () => {
    const change = joined(access, withCommunities ? communities : undefined);
    if (await shareEach(recipes.map(({ _id }) => ({ recipeId: _id, ...change })))) onDone();
  };
  return (
    <div className={classes.panel}>
      <Text>
        <Trans>Whatever you don’t choose here stays as it is on each recipe.</Trans>
      </Text>
      <AccessChoice label={t`Who can read them`} access={access} onChoose={setAccess} />
      {own.length > 0 && (
        <Checkbox
          className={classes.choice}
          label={t`Change their communities too`}
          description={t`They are then shared with the ones you tick, and with no others.`}
          checked={withCommunities}
          onChange={(event) => setWithCommunities(event.currentTarget.checked)}
        />
      )}
      {withCommunities && (
        <CommunityChoice label={t`Communities`} chosen={communities} onChange={setCommunities} />
      )}
      <div className={classes.foot}>
        <Button
          loading={isBusy}
          disabled={access === null && !withCommunities}
          onClick={() => void handleShare()}
        >
          <Trans>Save sharing</Trans>
        </Button>
      </div>
    </div>
  );
}

function joined(access: Access | null, communities: string[] | undefined): SharingUpdate {
  const change = access === null ? {} : changeTo(access);
  if (communities === undefined) return change;
  return { ...change, sharedWith: { ...change.sharedWith, communities } };
}
