/** The language of the person, to be changed. It is stored on the account, so that other devices and mails follow. */
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import type { Language } from '@saltbush/domain/texts/languages';
import { changeLanguage } from '../change/change-language.lazy';
import { pageLanguage } from '../change/chosen-language';
import { languageChoices, useChangeLanguage } from '../use-change-language';

export function LanguageSetting() {
  const { coming, change } = useChangeLanguage(storeOnAccount);
  const name = languageChoices.find(({ value }) => value === coming)?.label;
  return (
    <NativeSelect
      aria-label={t`Language`}
      description={name && t`Loading Saltbush in ${name} …`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      disabled={coming !== undefined}
      value={coming ?? pageLanguage}
      data={languageChoices}
      onChange={(event) => change(event.currentTarget.value as Language)}
    />
  );
}

async function storeOnAccount(language: Language): Promise<void> {
  const change = await changeLanguage.load();
  await change.storeOnAccount(language);
}
