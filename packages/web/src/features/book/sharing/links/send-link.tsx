/** Sends the recipe's link by the device's share menu, or copies it. A private recipe gets a link that can be turned off. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useRef, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { NewShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import { instanceUrl } from '../../../../base-path';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { CopyLinkButton, useCopiedLink } from '../../../../ui/fields/copy-link-button';
import { accessOf } from '../access';
import classes from '../sharing.module.css';
import { LinkEndField } from './link-end-field';
import { useChangeLinkEnd, useMakeLink } from './use-share-links';

export function SendLink({ recipe }: { recipe: RecipeOnWire }) {
  const { url, isBusy, isPrivate, hint, endsOn, setEnd, withLink } = useLinkOf(recipe);
  const field = useRef<HTMLInputElement>(null);
  const copied = useCopiedLink();
  const copy = async (link: string) => {
    // The text is selected, to copy it by keyboard.
    if (!(await copied.copy(link))) field.current?.select();
  };
  const send = async (link: string) => {
    try {
      await navigator.share({ title: recipe.title, url: link });
    } catch (error) {
      // The person has closed the menu; where it may not open, the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link);
    }
  };
  return (
    <div className={classes.send}>
      <SendButtons
        isBusy={isBusy}
        isCopied={copied.isCopied}
        onSend={() => void withLink(send)}
        onCopy={() => void withLink(copy)}
      />
      <p className={classes.hint}>{hint}</p>
      {isPrivate && <LinkEndField endsOn={endsOn} onChange={setEnd} />}
      {url !== undefined && (
        <TextInput
          ref={field}
          label={t`Link`}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

interface SendButtonsProps {
  isBusy: boolean;
  isCopied: boolean;
  onSend: () => void;
  onCopy: () => void;
}

/** Where the device has no share menu, copying is the first. */
function SendButtons({ isBusy, isCopied, onSend, onCopy }: SendButtonsProps) {
  const canSend = 'share' in navigator;
  return (
    <>
      {canSend && (
        <Button
          size="lg"
          loading={isBusy}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden />}
          onClick={onSend}
        >
          <Trans>Send link</Trans>
        </Button>
      )}
      <CopyLinkButton
        size="lg"
        variant={canSend ? 'default' : 'filled'}
        loading={isBusy && !canSend}
        isCopied={isCopied}
        onClick={onCopy}
      />
    </>
  );
}

/** A link of a private recipe is made when it is first wanted; whoever gets the address alone would read that it is private. */
function useLinkOf(recipe: RecipeOnWire) {
  const makeLink = useMakeLink(recipe._id);
  const changeEnd = useChangeLinkEnd(recipe._id);
  const [url, setUrl] = useState<string>();
  const [made, setMade] = useState<NewShareLink>();
  const [endsOn, setEndsOn] = useState<string>();
  const isPrivate = accessOf(recipe) === 'private';
  const makePrivate = async () => {
    const link = await makeLink.mutateAsync({ endsOn });
    setMade(link);
    return link.url;
  };
  const getUrl = async () => {
    const address = `${instanceUrl()}/recipe/${recipe._id}`;
    const link = url ?? (isPrivate ? await makePrivate() : address);
    setUrl(link);
    return link;
  };
  const setEnd = (day: string | null) => {
    const before = endsOn;
    setEndsOn(day ?? undefined);
    if (made === undefined) return;
    const change = { linkId: made._id, endsOn: day };
    changeEnd.mutate(change, { onError: () => setEndsOn(before) });
  };
  const withLink = async (act: (link: string) => Promise<void>) => {
    try {
      await act(await getUrl());
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };
  const hint = isPrivate
    ? t`Anyone with the link can see this recipe, without an account. You can turn it off.`
    : t`Everyone can see this recipe, without an account.`;
  return { url, isBusy: makeLink.isPending, isPrivate, hint, endsOn, setEnd, withLink };
}
