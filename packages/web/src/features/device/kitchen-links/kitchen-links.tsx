/** Tablets that show the kitchen screen by a link: made, copied once, and ended. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { kitchenLimits, type KitchenLink } from '@saltbush/contract/plan/kitchen';
import { formatDay, todayIn } from '@saltbush/domain/plan/days/week';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { CopyLink } from '../../../ui/fields/copy-link';
import { useTimeZone } from '../view-mode';
import classes from './kitchen-links.module.css';
import { useKitchenLinks } from './use-kitchen-links';

export function KitchenLinks({ householdId }: { householdId: string | undefined }) {
  const { links, made, isBusy, make, end } = useKitchenLinks(householdId);
  if (links.error && !links.data) {
    return (
      <ErrorState
        message={describeError(links.error).message}
        isRetrying={links.isFetching}
        onRetry={() => void links.refetch()}
      />
    );
  }
  return (
    <div className={classes.links}>
      <p className={classes.hint}>
        <Trans>
          A tablet in the kitchen shows the next meal, who is home, small jobs, timers and tomorrow.
          Anyone with its link can see that, without an account, but can’t change anything.
        </Trans>
      </p>
      {made && (
        <CopyLink
          label={t`Link`}
          hint={t`Open it on the tablet. We show it only this once.`}
          title={t`Kitchen screen`}
          url={made.url}
        />
      )}
      {links.data && links.data.links.length > 0 && (
        <ul className={classes.list}>
          {links.data.links.map((link) => (
            <Item key={link._id} {...{ link, householdId, isBusy }} onEnd={() => void end(link)} />
          ))}
        </ul>
      )}
      <NewLink isBusy={isBusy} onMake={make} />
    </div>
  );
}

interface NewLinkProps {
  isBusy: boolean;
  onMake: (name: string) => Promise<void>;
}

function NewLink({ isBusy, onMake }: NewLinkProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void onMake(name).then(() => setName(''));
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        className={classes.name}
        label={t`Name of the tablet`}
        placeholder={t`Tablet by the fridge`}
        value={name}
        maxLength={kitchenLimits.linkName}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        <Trans>Make a kitchen link</Trans>
      </Button>
    </form>
  );
}

interface ItemProps {
  link: KitchenLink;
  householdId: string | undefined;
  isBusy: boolean;
  onEnd: () => void;
}

function Item({ link: { name, seenAt }, householdId, isBusy, onEnd }: ItemProps) {
  const timeZone = useTimeZone(householdId);
  const seen = seenAt && formatDay(todayIn(new Date(seenAt), timeZone));
  return (
    <li className={classes.item}>
      <span>
        {name}
        <span className={classes.seen}>{seen ? t`Last shown on ${seen}` : t`Not opened yet`}</span>
      </span>
      <Button
        variant="subtle"
        color="red"
        aria-label={t`End ${name}`}
        disabled={isBusy}
        onClick={onEnd}
      >
        <Trans>End</Trans>
      </Button>
    </li>
  );
}
