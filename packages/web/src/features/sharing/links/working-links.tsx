/** The links that open the recipe now: whether they were used, and how to turn them off. */
import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type { ShareLink } from '@saltbush/contract/share-links';
import { describeError } from '../../../api/describe-error';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ErrorState } from '../../../ui/error-state';
import classes from '../sharing.module.css';
import { useShareLinks, useTurnOffLink } from './use-share-links';

export interface WorkingLinksProps {
  recipeId: string;
  kind: ShareLink['kind'];
  onTurnedOff: (linkId: string) => void;
  /** The question is gone, and the link it was about: the focus needs a place. */
  onFocusLost: () => void;
}

export function WorkingLinks({ recipeId, kind, onTurnedOff, onFocusLost }: WorkingLinksProps) {
  const { data, error, isFetching, refetch } = useShareLinks(recipeId);
  const turnOff = useTurnOffLink(recipeId);
  const [asked, setAsked] = useState<ShareLink>();
  const [isAsking, setAsking] = useState(false);
  if (!data) {
    // Said once, where the links of everybody stand.
    if (kind === 'private') return null;
    if (!error) return <Skeleton height={44} />;
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const links = data.filter((link) => link.kind === kind);
  const handleConfirm = () => {
    if (!asked) return;
    turnOff.mutate(asked._id, {
      onSuccess: () => onTurnedOff(asked._id),
      onSettled: () => setAsking(false),
    });
  };
  return (
    <>
      {links.length > 0 && (
        <ul className={classes.working} aria-label={labels[kind]}>
          {links.map((link) => (
            <li key={link._id}>
              <div>
                <Text fw={600} className={classes.whose}>
                  {nameOf(link)}
                </Text>
                <Text className={classes.hint}>{factsOf(link)}</Text>
              </div>
              <Button
                variant="subtle"
                color="red"
                px="sm"
                aria-label={turnOffLabel(link)}
                onClick={() => {
                  setAsked(link);
                  setAsking(true);
                }}
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Turn this link off?"
        message="Whoever has it cannot open the recipe with it any more. It cannot be turned on again."
        confirmLabel="Turn link off"
        isDangerous
        isBusy={turnOff.isPending}
        onConfirm={handleConfirm}
        onClose={() => setAsking(false)}
        onClosed={() => {
          if (!links.some(({ _id }) => _id === asked?._id)) onFocusLost();
        }}
      />
    </>
  );
}

const labels = { public: 'Links that work', private: 'Links for one person' } as const;

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });

const nameOf = ({ email, createdAt }: ShareLink): string =>
  email ?? `Link of ${day.format(new Date(createdAt))}`;

const turnOffLabel = (link: ShareLink): string =>
  link.kind === 'private' ? `Turn off the link for ${nameOf(link)}` : `Turn off: ${nameOf(link)}`;

/** A link for one person is named by its address, so its day stands here. */
const factsOf = (link: ShareLink): string =>
  link.kind === 'private'
    ? `Link of ${day.format(new Date(link.createdAt))}. ${openedWords(link)}`
    : openedWords(link);

function openedWords({ openCount, lastOpenedAt }: ShareLink): string {
  if (openCount === 0 || lastOpenedAt === undefined) return 'Not opened yet';
  const times = openCount === 1 ? 'once' : `${openCount.toLocaleString('en-AU')} times`;
  return `Opened ${times}, last on ${day.format(new Date(lastOpenedAt))}`;
}
