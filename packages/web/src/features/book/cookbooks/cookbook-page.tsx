/** One cookbook: what it is, its recipes in order, and what its reader may do with it. */
import { t } from '@lingui/core/macro';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useLocation, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import { describeError } from '../../../api/describe-error';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { Page } from '../../../ui/layout/page';
import { CookbookActions } from './cookbook-actions';
import { cookbookQuery } from './cookbook-queries';
import classes from './cookbooks.module.css';
import { CookbookRecipes } from './cookbook-recipes';
import { PrintedCookbook } from './printed-cookbook.lazy';

export function CookbookPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const { token, print } = useLocation({
    select: ({ search }) => search as { token?: string; print?: string },
  });
  const { data: cookbook, error, isFetching, refetch } = useQuery(cookbookQuery(id, token));
  const hasEnded = error instanceof AppError && error.code === 'LINK_ENDED';
  if (cookbook && print !== undefined)
    return <PrintedCookbook cookbook={cookbook} shareToken={token} />;
  return (
    <Page
      title={cookbook?.title ?? t`Cookbook`}
      heading={<span className={classes.longTitle}>{cookbook?.title ?? t`Cookbook`}</span>}
      lead={cookbook && leadOf(cookbook)}
      actions={cookbook && <CookbookActions cookbook={cookbook} shareToken={token} />}
    >
      {!cookbook && !error && <Spinner />}
      {hasEnded && <EmptyState {...describeEnd(error)} />}
      {error && !cookbook && !hasEnded && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {cookbook && <CookbookRecipes cookbook={cookbook} shareToken={token} />}
    </Page>
  );
}

function describeEnd(error: unknown) {
  const { title, message } = describeError(error);
  return { image: <IconLinkOff size={44} stroke={1.5} />, title, hint: message };
}

function leadOf({ description, isOwn, owner }: Cookbook): string | undefined {
  const by = isOwn ? undefined : t`By ${owner.username}.`;
  return [by, description].filter(Boolean).join(' ') || undefined;
}
