/** A page of images, each with what an admin can do with it. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ListedCuratedImage } from '@saltbush/contract/admin/curated-image-admin';
import { locale } from '../../../locale';
import { describeError } from '../../../api/describe-error';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ImageCard } from './image-card';
import { useLibrary, type LibraryQuery } from './use-library';
import classes from './curated-images.module.css';

interface LibraryListProps {
  query: LibraryQuery;
  onPage: (page: number) => void;
  onEdit: (image: ListedCuratedImage) => void;
}

export function LibraryList({ query, onPage, onEdit }: LibraryListProps) {
  const { data, error, isFetching, refetch } = useLibrary(query);
  if (!data) {
    if (!error) return <Skeleton height={480} />;
    return (
      <ErrorState
        message={describeError(error).message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { images, pagination } = data;
  if (images.length === 0) return <NothingFound query={query} />;
  return (
    <>
      <Text c="dimmed" aria-live="polite">
        <Plural
          value={pagination.total}
          one="1 picture"
          other={`${pagination.total.toLocaleString(locale())} pictures`}
        />
      </Text>
      <ul className={classes.grid} aria-label={t`Pictures`}>
        {images.map((image) => (
          <ImageCard key={image._id} image={image} onEdit={() => onEdit(image)} />
        ))}
      </ul>
      {pagination.pages > 1 && <Pages {...pagination} onPage={onPage} />}
    </>
  );
}

function NothingFound({ query: { search, only } }: { query: LibraryQuery }) {
  const isSearch = search !== '';
  const title = isSearch
    ? t`No pictures found`
    : only === 'off'
      ? t`No picture is switched off`
      : t`No pictures added yet`;
  const hint = isSearch
    ? t`Try another word, or look at all pictures.`
    : only === 'off'
      ? t`A picture that you switch off is listed here.`
      : t`Add pictures of your own dishes, so that everyone here can choose them.`;
  return <EmptyState image={<IconPhoto size={40} stroke={1.5} />} title={title} hint={hint} />;
}

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Pages({ page, pages, onPage }: PagesProps) {
  const turnTo = (next: number) => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <Text>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </Text>
      <Button variant="default" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </Group>
  );
}
