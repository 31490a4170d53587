/** What deleting the account does, to the person's things and to those they share. */
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import type { ReactNode } from 'react';
import type { Departure } from '@saltbush/contract/account/account-deletion';
import { paths } from '../../../../../paths';
import { TextLink } from '../../../../../ui/link-button';
import type { DeletionPreview } from './use-deletion';

export function WhatHappens({ preview }: { preview: DeletionPreview }) {
  const { households, hasPaidPlan, reviews } = preview;
  return (
    <>
      <Effects title={t`Straight away`}>
        <List.Item>{t`You’re signed out on all devices.`}</List.Item>
        <List.Item>
          {t`Calendar addresses, voting links and notifications stop. They don’t come back.`}
        </List.Item>
        {hasPaidPlan && (
          <List.Item>{t`Your paid plan is cancelled, and you’re not charged again.`}</List.Item>
        )}
      </Effects>
      <Effects title={t`After 14 days`}>
        <List.Item>{recipesText(preview.recipes)}</List.Item>
        <List.Item>
          {t`Your plans, lists, cooking history, comments and photos are deleted.`}
        </List.Item>
        {reviews > 0 && (
          <List.Item>
            <Plural
              value={reviews}
              one="Your review is deleted."
              other="Your # reviews are deleted."
            />
          </List.Item>
        )}
        {households.map((household) => (
          <List.Item key={household._id}>
            <HouseholdText {...household} />
          </List.Item>
        ))}
      </Effects>
    </>
  );
}

function Effects({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text fw={600}>{title}</Text>
      <List spacing={4}>{children}</List>
    </div>
  );
}

function recipesText({ total, public: shared, savedByOthers }: DeletionPreview['recipes']): string {
  if (total === 0) return t`You have no recipes of your own.`;
  const deleted =
    shared === 0
      ? plural(total, { one: 'Your recipe is deleted.', other: 'Your # recipes are deleted.' })
      : plural(total, {
          one: `Your recipe is deleted, ${shared} of them public.`,
          other: `Your # recipes are deleted, ${shared} of them public.`,
        });
  if (savedByOthers === 0) return deleted;
  const saved = plural(savedByOthers, {
    one: 'Others saved one of them, and keep a copy.',
    other: 'Others saved # of them, and keep a copy.',
  });
  return `${deleted} ${saved}`;
}

function HouseholdText({ _id, name, outcome, newOwner }: Departure) {
  const title = <b>{name}</b>;
  if (outcome === 'deleted')
    return <Trans>{title} is deleted, with its plan and list: you’re its only member.</Trans>;
  if (outcome === 'left')
    return <Trans>You leave {title}. Recipes you shared with it leave with you.</Trans>;
  return (
    <>
      <Trans>
        {newOwner} becomes admin of {title}.{' '}
      </Trans>
      <TextLink to={paths.household} params={{ id: _id }}>
        <Trans>Choose someone else</Trans>
      </TextLink>
    </>
  );
}
