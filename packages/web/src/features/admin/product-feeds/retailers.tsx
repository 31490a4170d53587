/** The retailers that files may name, and a form to add one. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { productFeedsRoutes } from '@saltbush/contract/admin/product-feeds';
import type { CallOutput } from '@saltbush/contract/route';
import { locale } from '../../../locale';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { Panel } from '../../../ui/layout/panel';
import { feedsKey } from './feeds-key';

type RetailersOnWire = CallOutput<typeof productFeedsRoutes.list>['retailers'];

export function Retailers({ retailers }: { retailers: RetailersOnWire }) {
  return (
    <Panel title={t`Retailers`}>
      <ul>
        {retailers.map(({ _id, name, products }) => (
          <li key={_id}>
            {name}:{' '}
            <Plural
              value={products}
              one="1 product"
              other={`${products.toLocaleString(locale())} products`}
            />
          </li>
        ))}
      </ul>
      <AddRetailer />
    </Panel>
  );
}

function AddRetailer() {
  const [name, setName] = useState('');
  const [searchAddress, setSearchAddress] = useState('');
  const add = useAddRetailer(() => {
    setName('');
    setSearchAddress('');
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ name, searchAddress: searchAddress.trim() || undefined });
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="sm">
        <TextInput
          label={t`Name of another retailer`}
          required
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={t`Address of its search page`}
          description={t`With ${{ placeholder: '{query}' }} where the search words go. Leave it blank if there is none.`}
          placeholder="https://www.example.com.au/search?q={query}"
          maxLength={300}
          value={searchAddress}
          onChange={(event) => setSearchAddress(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          <Trans>Add retailer</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function useAddRetailer(onAdded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; searchAddress: string | undefined }) =>
      call(productFeedsRoutes.addRetailer, { body }),
    onSuccess: async () => {
      onAdded();
      await client.invalidateQueries({ queryKey: feedsKey });
    },
    onError: (error) => {
      const { title, message } = describeError(error);
      showToast({ kind: 'error', title, message });
    },
  });
}
