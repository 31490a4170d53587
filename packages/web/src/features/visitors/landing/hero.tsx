import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text, Title } from '@mantine/core';
import { useSession } from '../../../api/session';
import { paths } from '../../../paths';
import { LinkButton, TextLink } from '../../../ui/link-button';
import { HeroImage } from './hero-image';
import { RotatingWords } from './rotating-words';
import classes from './hero.module.css';

export function Hero() {
  const isSignedIn = useSession() !== undefined;
  return (
    <section className={classes.hero}>
      <div>
        <Title order={1} className={classes.headline} tabIndex={-1}>
          <Trans>
            What if your weekly shop{' '}
            <RotatingWords first={t`took 10 minutes?`} then={t`always cost less?`} />
          </Trans>
        </Title>
        <Text className={classes.lead}>
          <Trans>
            Turn your favourite meals into an instant shopping list, and save about 2 hours a week.
          </Trans>
        </Text>
        <Group gap="sm">
          {isSignedIn ? (
            <LinkButton to={paths.myRecipes} size="lg">
              <Trans>Go to my recipes</Trans>
            </LinkButton>
          ) : (
            <>
              <LinkButton to={paths.register} size="lg">
                <Trans>Try it Free</Trans>
              </LinkButton>
              <LinkButton to={paths.register} size="lg" variant="default">
                <Trans>Learn more</Trans>
              </LinkButton>
            </>
          )}
        </Group>
        {!isSignedIn && (
          <Text className={classes.note}>
            <Trans>No credit card required.</Trans>{' '}
            <TextLink to={paths.login}>
              <Trans>Sign in</Trans>
            </TextLink>
          </Text>
        )}
      </div>
      <HeroImage />
    </section>
  );
}
