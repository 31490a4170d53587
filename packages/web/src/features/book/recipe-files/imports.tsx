/** Imported files, newest first with its report. */
import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { useId } from 'react';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ImportCard } from './import-card';
import classes from './recipe-files.module.css';
import { importsId } from './show-imports';
import { useImports } from './use-imports';

export function Imports() {
  const titleId = useId();
  const imports = useImports();
  if (imports.isPending) return null;
  if (imports.isError) {
    return (
      <ErrorState
        message={describeError(imports.error).message}
        onRetry={() => void imports.refetch()}
        isRetrying={imports.isRefetching}
      />
    );
  }
  if (imports.data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} id={importsId} className={classes.cards}>
      <Title order={2} size="h3" id={titleId}>
        <Trans>Imported files</Trans>
      </Title>
      {imports.data.map((each) => (
        <ImportCard key={each._id} import={each} />
      ))}
    </section>
  );
}
