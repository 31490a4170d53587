/** Personal links for those who have no account: made, copied, replaced and turned off. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import { formatDay, todayIn } from '@saltbush/domain/plan/days/week';
import { CopyLink } from '../../../ui/fields/copy-link';
import { useTimeZone, type PlanScope } from '../../device/view-mode';
import { useVoteLinks, type VoteLinks } from './use-vote-links';
import classes from './ask-by-link.module.css';

export interface AskByLinkProps {
  scope: PlanScope;
  /** Without an account. */
  eaters: readonly Eater[];
}

export function AskByLink({ scope, eaters }: AskByLinkProps) {
  return eaters.length === 0 ? null : <Links scope={scope} eaters={eaters} />;
}

function Links({ scope, eaters }: AskByLinkProps) {
  const { linkOf, made, ...links } = useVoteLinks(scope);
  const timeZone = useTimeZone(scope.householdId);
  const maker = eaters.find(({ id }) => id === made?.eaterId);
  return (
    <section className={classes.links} aria-label={t`Personal links`}>
      <p className={classes.hint}>
        <Trans>
          Someone without an account can vote on all coming dinners with their own link.
        </Trans>
      </p>
      {eaters.map((eater) => (
        <LinkOf key={eater.id} eater={eater} hasLink={linkOf(eater.id) !== undefined} {...links} />
      ))}
      {made && maker && (
        <CopyLink
          label={t`${{ name: maker.name }}’s link`}
          hint={t`Anyone with the link votes as ${{ name: maker.name }}, until ${{ day: formatDay(todayIn(new Date(made.expiresAt), timeZone)) }}. We show it only this once.`}
          title={t`What do you want for dinner?`}
          url={made.url}
        />
      )}
    </section>
  );
}

interface LinkOfProps extends Pick<VoteLinks, 'isBusy' | 'make' | 'turnOff'> {
  eater: Eater;
  hasLink: boolean;
}

function LinkOf({ eater: { id, name }, hasLink, isBusy, make, turnOff }: LinkOfProps) {
  return (
    <div className={classes.ask}>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
        onClick={() => void make(id)}
      >
        {hasLink ? t`New link for ${name}` : t`Ask ${name}`}
      </Button>
      {hasLink && (
        <Button
          variant="subtle"
          color="red"
          disabled={isBusy}
          onClick={() => void turnOff(id, name)}
        >
          <Trans>Turn off {name}’s link</Trans>
        </Button>
      )}
    </div>
  );
}
