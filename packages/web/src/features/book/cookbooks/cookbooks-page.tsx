/** One's own cookbooks, and those that communities share. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Cookbook, CookbookContent } from '@saltbush/contract/book/cookbooks';
import { describeError } from '../../../api/describe-error';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { Page } from '../../../ui/layout/page';
import { ShowMore } from '../../../ui/layout/show-more';
import { CookbookCover } from './cookbook-cover';
import { CookbookDialog } from './cookbook-form';
import { cookbookPath } from './cookbook-paths';
import { useCookbooks } from './cookbook-queries';
import classes from './cookbooks.module.css';
import { useCookbookChanges } from './use-cookbook-changes';

export function CookbooksPage() {
  const found = useCookbooks();
  const { data, error, isPending, isFetching, refetch } = found;
  return (
    <Page title={t`Cookbooks`} actions={<NewCookbook />}>
      {isPending && <Spinner />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.cookbooks.length === 0 && (
        <EmptyState
          image={<IconBook2 size={44} stroke={1.5} />}
          title={t`No cookbooks yet`}
          hint={t`Put recipes together, share them with your community, and print them as a book.`}
        />
      )}
      {data && data.cookbooks.length > 0 && (
        <>
          <ul className={classes.books} aria-label={t`Cookbooks`}>
            {data.cookbooks.map((cookbook) => (
              <CookbookTile key={cookbook._id} cookbook={cookbook} />
            ))}
          </ul>
          <ShowMore
            shown={data.cookbooks.length}
            total={data.total}
            hasMore={found.hasNextPage}
            isLoading={found.isFetchingNextPage}
            hasFailed={found.isFetchNextPageError}
            onShowMore={() => void found.fetchNextPage()}
          />
        </>
      )}
    </Page>
  );
}

function CookbookTile({ cookbook }: { cookbook: Cookbook }) {
  const { _id: id, title, isOwn, owner, recipeCount } = cookbook;
  return (
    <li className={classes.book}>
      <CookbookCover cookbook={cookbook} />
      <h2 className={classes.title}>
        <Link to={cookbookPath} params={{ id }} className={classes.link}>
          {title}
        </Link>
      </h2>
      <p className={classes.facts}>
        {[
          recipeCount === undefined ? t`Filled by a search` : countText(recipeCount),
          !isOwn && t`by ${{ name: owner.username }}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </li>
  );
}

const countText = (count: number): string => plural(count, { one: '# recipe', other: '# recipes' });

function NewCookbook() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { create } = useCookbookChanges();
  const handleSave = async (content: CookbookContent) => {
    const { _id: id } = await create(content);
    await navigate({ to: cookbookPath, params: { id } });
  };
  return (
    <>
      <Button
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>New cookbook</Trans>
      </Button>
      <CookbookDialog isOpen={isOpen} onSave={handleSave} onClose={() => setOpen(false)} />
    </>
  );
}
