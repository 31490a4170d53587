/** A link to copy, or to share by the device's share menu. */
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useRef } from 'react';
import { CopyLinkButton, useCopiedLink } from './copy-link-button';
import classes from './copy-link.module.css';

export interface CopyLinkProps {
  label: string;
  hint?: string | undefined;
  /** What the link opens, for the device's share menu. */
  title: string;
  url: string;
}

export function CopyLink({ label, hint, title, url }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopiedLink();
  const handleCopy = async () => {
    // The text is selected, to copy it by keyboard.
    if (!(await copy(url))) field.current?.select();
  };
  const handleShare = () => {
    // Rejects when the user cancels.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <div className={classes.row}>
      <TextInput
        ref={field}
        className={classes.address}
        label={label}
        description={hint}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyLinkButton variant="default" isCopied={isCopied} onClick={() => void handleCopy()} />
      {'share' in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
          onClick={handleShare}
        >
          <Trans>Share …</Trans>
        </Button>
      )}
    </div>
  );
}
