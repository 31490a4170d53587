/** Shown while the user's profile loads (Spec 2, Global screens). */
import { Trans } from '@lingui/react/macro';
import { Loader, Text } from '@mantine/core';
import classes from './full-screen.module.css';

export function LoadingScreen() {
  return (
    <output className={classes.screen}>
      <img src={`${basePath}/logo.svg`} width={72} height={72} alt="" />
      <Text size="lg">
        <Trans>Loading your recipes...</Trans>
      </Text>
      <Loader type="dots" aria-hidden />
    </output>
  );
}
