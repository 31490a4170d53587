/** What is done with a cookbook: read as a book and printed by its readers, visitors too, changed by those who may, shared and deleted by its owner. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import { Sheet } from '../../../ui/dialog/sheet';
import { LinkButton } from '../../../ui/link-button';
import { CookbookDialog } from './cookbook-form';
import { cookbookPath, cookbooksPath } from './cookbook-paths';
import { CookbookSharing } from './cookbook-sharing';
import { useCookbookChanges } from './use-cookbook-changes';

interface CookbookActionsProps {
  cookbook: Cookbook;
  shareToken: string | undefined;
}

export function CookbookActions({ cookbook, shareToken }: CookbookActionsProps) {
  return (
    <>
      {cookbook.isOwn && <ShareAction cookbook={cookbook} />}
      <LinkButton
        to={cookbookPath}
        params={{ id: cookbook._id }}
        search={{ print: 'yes', token: shareToken } as never}
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>Read or print</Trans>
      </LinkButton>
      {cookbook.mayChange && <ChangeAction cookbook={cookbook} />}
      {cookbook.isOwn && <DeleteAction cookbook={cookbook} />}
    </>
  );
}

function ShareAction({ cookbook }: { cookbook: Cookbook }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Share</Trans>
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t`Share this cookbook`}>
        <CookbookSharing cookbook={cookbook} />
      </Sheet>
    </>
  );
}

function ChangeAction({ cookbook }: { cookbook: Cookbook }) {
  const [isOpen, setOpen] = useState(false);
  const { update } = useCookbookChanges();
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Change</Trans>
      </Button>
      <CookbookDialog
        cookbook={cookbook}
        isOpen={isOpen}
        onSave={(content) => update(cookbook._id, content)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function DeleteAction({ cookbook }: { cookbook: Cookbook }) {
  const navigate = useNavigate();
  const { remove } = useCookbookChanges();
  const handleDelete = async () => {
    if (await remove(cookbook)) await navigate({ to: cookbooksPath });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
      onClick={() => void handleDelete()}
    >
      <Trans>Delete</Trans>
    </Button>
  );
}
