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
  onTurnedOff: (linkId: string) => void;
}

export function WorkingLinks({ recipeId, onTurnedOff }: WorkingLinksProps) {
  const { data, error, isFetching, refetch } = useShareLinks(recipeId);
  const turnOff = useTurnOffLink(recipeId);
  const [asked, setAsked] = useState<ShareLink>();
  const [isAsking, setAsking] = useState(false);
  if (!data) {
    if (!error) return <Skeleton height={44} />;
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const handleConfirm = () => {
    if (!asked) return;
    turnOff.mutate(asked._id, {
      onSuccess: () => onTurnedOff(asked._id),
      onSettled: () => setAsking(false),
    });
  };
  return (
    <>
      {data.length > 0 && (
        <ul className={classes.working} aria-label="Links that work">
          {data.map((link) => (
            <li key={link._id}>
              <div>
                <Text fw={600} className={classes.whose}>
                  {nameOf(link)}
                </Text>
                <Text className={classes.hint}>{openedWords(link)}</Text>
              </div>
              <Button
                variant="subtle"
                color="red"
                px="sm"
                aria-label={`Turn off: ${nameOf(link)}`}
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
      />
    </>
  );
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });

const nameOf = ({ email, createdAt }: ShareLink): string =>
  `${email === undefined ? 'Link' : `Link for ${email}`} of ${day.format(new Date(createdAt))}`;

function openedWords({ openCount, lastOpenedAt }: ShareLink): string {
  if (openCount === 0 || lastOpenedAt === undefined) return 'Not opened yet';
  const times = openCount === 1 ? 'once' : `${openCount.toLocaleString('en-AU')} times`;
  return `Opened ${times}, last on ${day.format(new Date(lastOpenedAt))}`;
}
