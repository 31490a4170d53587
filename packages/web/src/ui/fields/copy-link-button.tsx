/** "Copy link", which says by itself that the link is copied: a toast would cover what to do with it next. */
import { t } from '@lingui/core/macro';
import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { showToast } from '../feedback/toast';
import { writeToClipboard } from './write-to-clipboard';

interface CopyLinkButtonProps extends ButtonProps {
  isCopied: boolean;
  onClick: () => void;
}

export function CopyLinkButton({ isCopied, ...props }: CopyLinkButtonProps) {
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button {...props} leftSection={<Icon size={18} stroke={1.75} aria-hidden />}>
        {isCopied ? t`Link copied` : t`Copy link`}
      </Button>
      <VisuallyHidden aria-live="polite">{isCopied ? t`The link is copied` : ''}</VisuallyHidden>
    </>
  );
}

/**
 * `isCopied` for four seconds after a link was copied. Where the browser does not let us, a toast asks the person to
 * copy it by hand, and `copy` answers false, so that the caller selects the link.
 */
export function useCopiedLink() {
  const [isCopied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), 4_000);
  const copy = async (link: string): Promise<boolean> => {
    const isDone = await writeToClipboard(link);
    setCopied(isDone);
    if (isDone) start();
    else showToast({ kind: 'info', title: t`Please copy the link yourself`, message: byHand });
    return isDone;
  };
  return { isCopied, copy };
}

const byHand = t`Your browser doesn’t allow it. The link is selected: press Ctrl+C, or hold and copy.`;
