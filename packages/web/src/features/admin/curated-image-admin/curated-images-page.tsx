/** The images of dishes that people choose from: add some, describe them, switch some off. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import type { ListedCuratedImage } from '@saltbush/contract/admin/curated-image-admin';
import { curatedImageLimits } from '@saltbush/contract/recipe/curated-images';
import { Page } from '../../../ui/layout/page';
import { ImageDialog, type OpenImage } from './image-dialog';
import { LibraryList } from './library-list';
import type { Only } from './use-library';
import classes from './curated-images.module.css';

/** Spec 9: search debounce. */
const searchDelayMs = 400;

export function CuratedImagesPage() {
  const [open, setOpen] = useState<OpenImage>();
  return (
    <Page
      title={t`Curated pictures`}
      lead={t`People choose from these when a recipe has no picture. A picture that is switched off stays in the recipes that have it.`}
      actions={
        <Button
          leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setOpen('new')}
        >
          <Trans>Add a picture</Trans>
        </Button>
      }
    >
      <Library onEdit={setOpen} />
      <ImageDialog open={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

function Library({ onEdit }: { onEdit: (image: ListedCuratedImage) => void }) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<{ only: Only; page: number }>({ only: 'all', page: 1 });
  const [search] = useDebouncedValue(typed.trim(), searchDelayMs);
  const handleSearch = (text: string) => {
    setTyped(text);
    setShown({ ...shown, page: 1 });
  };
  return (
    <Stack gap="md">
      <div className={classes.controls}>
        <TextInput
          label={t`Search by dish, tag or cuisine`}
          type="search"
          maxLength={curatedImageLimits.search}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => handleSearch(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t`Which pictures`}
          value={shown.only}
          data={choices}
          onChange={(only) => setShown({ only: only as Only, page: 1 })}
        />
      </div>
      <LibraryList
        query={{ search, ...shown }}
        onPage={(page) => setShown({ ...shown, page })}
        onEdit={onEdit}
      />
    </Stack>
  );
}

const choices: { value: Only; label: string }[] = [
  { value: 'all', label: t`All` },
  { value: 'added', label: t`Added by admins` },
  { value: 'off', label: t`Switched off` },
];
