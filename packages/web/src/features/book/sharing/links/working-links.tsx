/** Active links: usage and revoking. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type { ShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { describeError } from '../../../../api/describe-error';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../../ui/dialog/confirm-dialog';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { formatCount } from '../../../../ui/format-count';
import classes from '../sharing.module.css';
import { LinkEndField } from './link-end-field';
import { linkEndText } from './link-end-text';
import { useChangeLinkEnd, useShareLinks, useTurnOffLink } from './use-share-links';

export interface WorkingLinksProps {
  recipeId: string;
  kind: ShareLink['kind'];
  onTurnedOff?: (linkId: string) => void;
  /** The dialog and the link were removed: move focus. */
  onFocusLost: () => void;
}

export function WorkingLinks(props: WorkingLinksProps) {
  const { data, error, isFetching, refetch } = useShareLinks(props.recipeId);
  if (data) return <LinksOfKind {...props} />;
  // Shown once for all public links.
  if (props.kind === 'private') return null;
  if (!error) return <Skeleton height={44} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function LinksOfKind({ recipeId, kind, onTurnedOff, onFocusLost }: WorkingLinksProps) {
  // Not a prop: when the dialog has closed, the cache is newer than the last render of the parent.
  const { data = [] } = useShareLinks(recipeId);
  const links = data.filter((link) => link.kind === kind);
  const turnOff = useTurnOffLink(recipeId);
  const [chosen, setChosen] = useState<ShareLink>();
  const [isConfirming, setConfirming] = useState(false);
  const isGone = !links.some(({ _id }) => _id === chosen?._id);
  const handleConfirm = () => {
    if (!chosen) return;
    turnOff.mutate(chosen._id, {
      onSuccess: () => onTurnedOff?.(chosen._id),
      onSettled: () => setConfirming(false),
    });
  };
  return (
    <>
      {links.length > 0 && (
        <ul className={classes.working} aria-label={labels[kind]}>
          {links.map((link) => (
            <LinkItem
              key={link._id}
              {...{ recipeId, link }}
              onTurnOff={() => {
                setChosen(link);
                setConfirming(true);
              }}
            />
          ))}
        </ul>
      )}
      <TurnOffDialog
        isOpen={isConfirming}
        isBusy={turnOff.isPending}
        onConfirm={handleConfirm}
        onClose={() => setConfirming(false)}
        onClosed={() => isGone && onFocusLost()}
      />
    </>
  );
}

type TurnOffDialogProps = Pick<
  ConfirmDialogProps,
  'isOpen' | 'isBusy' | 'onConfirm' | 'onClose' | 'onClosed'
>;

const TurnOffDialog = (props: TurnOffDialogProps) => (
  <ConfirmDialog
    {...props}
    title={t`Turn this link off?`}
    message={t`Nobody can open the recipe with it any more. It can’t be turned on again.`}
    confirmLabel={t`Turn link off`}
    isDangerous
  />
);

interface LinkItemProps {
  recipeId: string;
  link: ShareLink;
  onTurnOff: () => void;
}

function LinkItem({ recipeId, link, onTurnOff }: LinkItemProps) {
  const changeEnd = useChangeLinkEnd(recipeId);
  return (
    <li>
      <div>
        <Text fw={600} className={classes.whose}>
          {nameOf(link)}
        </Text>
        <Text className={classes.hint}>{factsOf(link)}</Text>
        {link.endsOn !== undefined && (
          <Text className={classes.hint}>{linkEndText(link.endsOn)}</Text>
        )}
        <LinkEndField
          endsOn={link.endsOn}
          of={nameOf(link)}
          onChange={(endsOn) => changeEnd.mutate({ linkId: link._id, endsOn })}
        />
      </div>
      <Button
        variant="subtle"
        color="red"
        px="sm"
        aria-label={turnOffLabel(link)}
        onClick={onTurnOff}
      >
        <Trans>Turn off</Trans>
      </Button>
    </li>
  );
}

const labels = { public: t`Active links`, private: t`Links for one person` } as const;

const day = dateForm({ dateStyle: 'medium' });

const nameOf = ({ email, createdAt }: ShareLink): string =>
  email ?? t`Link made on ${day(new Date(createdAt))}`;

const turnOffLabel = (link: ShareLink): string =>
  link.kind === 'private' ? t`Turn off the link for ${nameOf(link)}` : t`Turn off: ${nameOf(link)}`;

/** A link for one person is named by the email, so its date is shown here. */
const factsOf = (link: ShareLink): string =>
  link.kind === 'private'
    ? `${t`Link made on ${{ day: day(new Date(link.createdAt)) }}.`} ${openedText(link)}`
    : openedText(link);

function openedText({ openCount, lastOpenedAt }: ShareLink): string {
  if (openCount === 0 || lastOpenedAt === undefined) return t`Not opened yet`;
  const [count, last] = [formatCount(openCount), day(new Date(lastOpenedAt))];
  return plural(openCount, {
    one: `Opened once, last on ${last}`,
    other: `Opened ${count} times, last on ${last}`,
  });
}
