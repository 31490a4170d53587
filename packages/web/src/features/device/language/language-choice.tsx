/** The languages, for visitors: each in its own name, so that people find theirs on a page they cannot read. */
import { t } from '@lingui/core/macro';
import { Anchor, Group } from '@mantine/core';
import { useEffect } from 'react';
import type { Language } from '@saltbush/domain/texts/languages';
import { useSession } from '../../../api/session';
import { pageLanguage, rememberChosenHere } from './change/chosen-language';
import { restoreTypedText, storeTypedText } from './typed-text';
import { languageChoices, useChangeLanguage } from './use-change-language';

/** @example <LanguageChoice /> */
export function LanguageChoice() {
  const { coming, change } = useChangeLanguage(rememberHere);
  useEffect(restoreTypedText, []);
  // Who is signed in has a setting.
  if (useSession()) return null;
  return (
    <Group component="nav" gap="md" justify="center" aria-label={t`Language`}>
      {languageChoices.map(({ value, label }) => (
        <Anchor
          key={value}
          component="button"
          type="button"
          lang={value}
          mih="2.75rem"
          underline={value === pageLanguage ? 'never' : 'always'}
          aria-current={value === pageLanguage || undefined}
          aria-busy={value === coming || undefined}
          onClick={() => change(value)}
        >
          {label}
        </Anchor>
      ))}
    </Group>
  );
}

async function rememberHere(language: Language): Promise<void> {
  rememberChosenHere(language);
  storeTypedText();
}
