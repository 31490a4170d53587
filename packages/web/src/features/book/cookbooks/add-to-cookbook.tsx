/** Puts a recipe into a cookbook: one that is there, or a new one. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import { useState } from 'react';
import type { Cookbook, CookbookContent } from '@saltbush/contract/book/cookbooks';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { ShowMore } from '../../../ui/layout/show-more';
import { CookbookDialog } from './cookbook-form';
import { useCookbooks } from './cookbook-queries';
import { useCookbookChanges } from './use-cookbook-changes';

interface AddToCookbookProps {
  recipe: { _id: string; title: string };
  onClosed: () => void;
}

export function AddToCookbook({ recipe, onClosed }: AddToCookbookProps) {
  const [isOpen, setOpen] = useState(true);
  const [isMaking, setMaking] = useState(false);
  const { add, create } = useCookbookChanges();
  const close = () => setOpen(false);
  const handleMake = async (content: CookbookContent) => {
    const made = await create(content);
    if (made.query === undefined) await add(made, recipe);
    close();
  };
  const handleChoose = async (cookbook: Cookbook) => {
    close();
    await add(cookbook, recipe);
  };
  return (
    <>
      <Dialog isOpen={isOpen} onClose={close} onClosed={onClosed} title={t`Add to a cookbook`}>
        <Stack gap="sm">
          <Choices onChoose={(cookbook) => void handleChoose(cookbook)} />
          <Button variant="default" onClick={() => setMaking(true)}>
            <Trans>New cookbook</Trans>
          </Button>
        </Stack>
      </Dialog>
      <CookbookDialog isOpen={isMaking} onSave={handleMake} onClose={() => setMaking(false)} />
    </>
  );
}

/** Those that one may change, and no search fills. */
function Choices({ onChoose }: { onChoose: (cookbook: Cookbook) => void }) {
  const found = useCookbooks();
  const { data, error, isPending, isFetching, refetch } = found;
  if (isPending) return <Spinner />;
  if (!data)
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const open = data.cookbooks.filter(
    ({ mayChange, recipeCount }) => mayChange && recipeCount !== undefined,
  );
  return (
    <>
      {open.length === 0 && <Text>{t`You have no cookbook yet.`}</Text>}
      {open.map((cookbook) => (
        <Button
          key={cookbook._id}
          variant="default"
          justify="flex-start"
          leftSection={<IconBook2 size={18} stroke={1.75} aria-hidden />}
          onClick={() => onChoose(cookbook)}
        >
          {cookbook.title}
        </Button>
      ))}
      <ShowMore
        shown={data.cookbooks.length}
        total={data.total}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        hasFailed={found.isFetchNextPageError}
        onShowMore={() => void found.fetchNextPage()}
      />
    </>
  );
}
