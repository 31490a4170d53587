/**
 * What meets somebody who came by an invitation (decision 0108): the household they have joined, and the choice between
 * its plan and the wizard. Until its name is known nothing is shown.
 */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { getViewMode } from '../../../../api/view-mode';
import { Dialog } from '../../../../ui/dialog/dialog';
import { TileCover } from '../../../../ui/images/tile-cover';
import { householdsQuery } from '../../../device/household-data';
import { markTourSeen } from '../../welcome-tour';
import { completeOnboarding } from '../complete-onboarding';
import classes from './joined-dialog.module.css';

export interface JoinedDialogProps {
  userId: string;
  /** The onboarding is completed, and the tour put off. */
  onOpenPlan: (householdId: string) => void;
  /** The wizard is wanted, or there is no household after all. */
  onShowAround: () => void;
  /** Hides it for the session. */
  onClose: () => void;
}

export function JoinedDialog({ userId, onOpenPlan, onShowAround, onClose }: JoinedDialogProps) {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(householdsQuery);
  const [isCompleting, setCompleting] = useState(false);
  const joined = data && findJoined(data.households, userId);
  const isWithout = isError || (data !== undefined && !joined);
  useEffect(() => {
    if (isWithout) onShowAround();
  }, [isWithout, onShowAround]);
  if (!joined) return null;
  const openPlan = async () => {
    setCompleting(true);
    markTourSeen();
    await completeOnboarding(queryClient);
    onOpenPlan(joined._id);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`You’ve joined ${joined.name}`}
      size="question"
      closesOnClickOutside={false}
    >
      <TileCover seed={joined._id} className={classes.band} columns={16} rows={2} />
      <p className={classes.text}>
        {t`You share one meal plan and one shopping list. You’ll find the tour in the menu.`}
      </p>
      <div className={classes.actions}>
        <Button fullWidth loading={isCompleting} onClick={() => void openPlan()}>
          {t`Go to our plan`}
        </Button>
        <Button fullWidth variant="default" disabled={isCompleting} onClick={onShowAround}>
          {t`Show me around`}
        </Button>
      </div>
    </Dialog>
  );
}

/** The one whose plan is shown, else the one joined last. */
function findJoined(households: readonly Household[], userId: string): Household | undefined {
  const shown = getViewMode();
  const sinceWhen = ({ members }: Household): string =>
    members.find(({ user }) => user._id === userId)?.joinedAt ?? '';
  return (
    households.find(({ _id }) => _id === shown) ??
    households.toSorted((one, other) => sinceWhen(other).localeCompare(sinceWhen(one)))[0]
  );
}
