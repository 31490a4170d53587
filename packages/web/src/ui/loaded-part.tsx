/** A part of the page whose code is loaded when it is first shown. */
import { t } from '@lingui/core/macro';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from './feedback/error-state';
import type { OnDemand } from './on-demand';

export interface LoadedPartProps<P> {
  code: OnDemand<ComponentType<P>>;
  /** Of the part. */
  partProps: P;
  /** In its place until it is there. */
  whileLoading?: ReactNode;
}

/**
 * Where the code cannot be fetched, it says so and offers to try again.
 *
 * @example <LoadedPart code={details} partProps={{ line }} />
 */
export function LoadedPart<P extends object>({
  code,
  partProps,
  whileLoading = null,
}: LoadedPartProps<P>) {
  const { load, loaded } = code;
  const [Part, setPart] = useState<ComponentType<P> | undefined>(loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Part || isFailed) return;
    let isShown = true;
    load().then(
      (part) => isShown && setPart(() => part),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [Part, isFailed, load]);
  if (Part) return <Part {...partProps} />;
  if (!isFailed) return whileLoading;
  return (
    <ErrorState
      title={t`This could not be loaded`}
      message={t`Check your connection, then try again.`}
      onRetry={() => setFailed(false)}
    />
  );
}
