/** Shown when a page breaks or cannot be loaded (Spec 2, Global screens). */
import { t } from '@lingui/core/macro';
import { DocumentTitle } from '../../ui/layout/document-title';
import { ErrorState } from '../../ui/feedback/error-state';
import { describeError } from '../../api/describe-error';

export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <>
      <DocumentTitle title={t`Something went wrong`} />
      <ErrorState
        headingOrder={1}
        message={describeError(error).message}
        onRetry={() => location.reload()}
      />
    </>
  );
}
