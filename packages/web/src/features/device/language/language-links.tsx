/**
 * The languages, for visitors: each in its own name, so that people find theirs on a page they cannot read. They are links that
 * the server answers; what keeps typed text and changes the stored app is fetched by whoever presses one.
 */
import { t } from '@lingui/core/macro';
import { Anchor, Group } from '@mantine/core';
import { useEffect, type MouseEvent } from 'react';
import { languageNames } from '@saltbush/domain/texts/language-names';
import { useSession } from '../../../api/session';
import { language as pageLanguage } from '../../../locale';
import { hasTypedText } from './has-typed-text';
import { languagePress } from './language-press.lazy';

/** @example <LanguageLinks /> */
export function LanguageLinks() {
  useEffect(restore, []);
  // Who is signed in has a setting.
  if (useSession()) return null;
  return (
    <Group component="nav" gap="md" justify="center" aria-label={t`Language`}>
      {Object.entries(languageNames).map(([code, name]) => (
        <Anchor
          key={code}
          href={`?language=${code}`}
          lang={code}
          lh="2.75rem"
          underline={code === pageLanguage ? 'never' : 'always'}
          aria-current={code === pageLanguage || undefined}
          onClick={handlePress}
        >
          {name}
        </Anchor>
      ))}
    </Group>
  );
}

function restore(): void {
  if (hasTypedText()) void languagePress.load().then(({ restoreTypedText }) => restoreTypedText());
}

function handlePress(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget;
  languagePress.load().then(
    ({ changeHere }) => changeHere(link),
    () => location.assign(link.href),
  );
}
