/** As high as what will be in its place. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { BackArrow } from '../../../../ui/layout/back-arrow';
import { DocumentTitle } from '../../../../ui/layout/document-title';
import classes from './household-view.module.css';

export function HouseholdSkeleton() {
  return (
    <div className={classes.page}>
      <DocumentTitle title={t`Community`} />
      <h1 className={classes.waiting}>
        <Trans>Loading your community…</Trans>
      </h1>
      <div className={classes.top}>
        <BackArrow isOverImage />
        <Skeleton className={classes.band} radius={0} />
      </div>
      <Skeleton height={40} width="60%" mt="lg" />
      <Skeleton height={20} width="40%" mt="sm" mb="lg" />
      <div className={classes.columns}>
        <Skeleton height={180} radius="lg" />
        <Skeleton height={140} radius="lg" />
      </div>
    </div>
  );
}
