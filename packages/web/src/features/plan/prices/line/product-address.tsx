/** The address of a product's page, which fills in its price and pack: read once, when the person asks. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { priceLimits, pricesRoutes } from '@saltbush/contract/plan/prices';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import classes from './line-prices.module.css';

/** What was read, with where. */
export interface ReadPage {
  url: string;
  name: string;
  cents: number;
  packText?: string | undefined;
  ean?: string | undefined;
}

export function ProductAddress({ onRead }: { onRead: (page: ReadPage) => void }) {
  const [address, setAddress] = useState('');
  const { text, isBusy, read } = useReadPage(onRead);
  const isEmpty = address.trim() === '';
  const handleRead = () => void read(address.trim());
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isEmpty) return;
    // It would save the price, which the page is yet to fill in.
    event.preventDefault();
    if (!isBusy) handleRead();
  };
  return (
    <div className={classes.wide}>
      <TextInput
        type="url"
        label={t`Or the product’s address in the shop`}
        placeholder="https://"
        maxLength={priceLimits.address}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        rightSectionWidth="auto"
        rightSection={
          <Button variant="subtle" disabled={isEmpty} loading={isBusy} onClick={handleRead}>
            <Trans>Fill in</Trans>
          </Button>
        }
      />
      <output className={classes.none}>{text}</output>
    </div>
  );
}

/** With what to say of the last attempt. */
function useReadPage(onRead: (page: ReadPage) => void) {
  const [isBusy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const read = async (url: string) => {
    setBusy(true);
    setText('');
    try {
      const product = await call(pricesRoutes.readPage, { body: { url } });
      onRead({ ...product, url });
      setText(t`Read from the page: ${product.name}. Check it, then save.`);
    } catch (error) {
      setText(describeError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return { text, isBusy, read };
}
