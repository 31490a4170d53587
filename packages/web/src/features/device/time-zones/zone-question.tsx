/** Asks once where a home is that is older than time zones. Loaded when it is to be asked. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { mayInHousehold } from '@saltbush/domain/account/households/permissions';
import { useUser } from '../../../api/session';
import { accessOf, householdsQuery } from '../household-data';
import classes from './time-zone-note.module.css';
import { useSaveHome } from './use-save-home';

export interface ZoneQuestionProps {
  householdId: string | undefined;
  device: TimeZone;
  /** For those who may not answer, and until it is known who may. */
  children: ReactNode;
}

export function ZoneQuestion({ householdId, device, children }: ZoneQuestionProps) {
  const { isBusy, saveTimeZone } = useSaveHome(householdId);
  if (!useMayAnswer(householdId)) return children;
  const [there, here] = [placeOf(device), placeOf(standInTimeZone)];
  return (
    <section className={classes.question} aria-label={t`Time zone`}>
      <p className={classes.text}>
        <strong>
          <Trans>Is your home in {there} time?</Trans>
        </strong>{' '}
        {householdId === undefined
          ? t`Today and this week follow it.`
          : t`Today and this week follow it, for everyone in your community.`}
      </p>
      <div className={classes.buttons}>
        <Button disabled={isBusy} onClick={() => void saveTimeZone(device)}>
          <Trans>Yes, {there}</Trans>
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => void saveTimeZone(standInTimeZone)}
        >
          <Trans>No, {here}</Trans>
        </Button>
      </div>
    </section>
  );
}

function useMayAnswer(householdId: string | undefined): boolean {
  const user = useUser();
  const { data } = useQuery({ ...householdsQuery, enabled: householdId !== undefined });
  if (householdId === undefined) return true;
  const household = data?.households.find(({ _id }) => _id === householdId);
  return (
    household !== undefined && mayInHousehold('changeSettings', accessOf(household, user?._id))
  );
}
