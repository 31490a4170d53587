/** Says, above the list, how many changes wait on this device; gone a moment after the last is sent. */
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { syncNow, type SyncStatus } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import classes from './offline-strip.module.css';

/** Long enough to read that everything was sent. */
const goneMs = 2_000;

export interface OfflineStripProps {
  status: SyncStatus;
  scope: PlanScope;
}

export function OfflineStrip({ status, scope }: OfflineStripProps) {
  const { waiting, isOffline, state } = status;
  const isWaiting = isOffline && waiting > 0 && state === 'saved-on-device';
  const [isShown, setShown] = useState(isWaiting);
  if (isWaiting && !isShown) setShown(true);
  useEffect(() => {
    if (isWaiting || waiting > 0) return;
    const timer = setTimeout(() => setShown(false), goneMs);
    return () => clearTimeout(timer);
  }, [isWaiting, waiting]);
  if (!isShown) return null;
  return (
    <div className={classes.strip} data-list-strip>
      {waiting === 0 ? (
        <p className={classes.text}>
          <b>{t`All changes sent`}</b>
        </p>
      ) : (
        <>
          <p className={classes.text}>
            <b>
              <Plural
                value={waiting}
                one="# change saved on this device;"
                other="# changes saved on this device;"
              />
            </b>
            <span>{t`will send when there is signal`}</span>
          </p>
          <Button variant="subtle" className={classes.button} onClick={() => void syncNow(scope)}>
            {t`Try now`}
          </Button>
        </>
      )}
    </div>
  );
}
