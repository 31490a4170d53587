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
          {t`Turn your favourite meals into an instant shopping list, and save about 2 hours a week.`}
        </Text>
        <Group gap="sm">
          {isSignedIn ? (
            <LinkButton to={paths.myRecipes} size="lg">
              {t`Go to my recipes`}
            </LinkButton>
          ) : (
            <>
              <LinkButton to={paths.register} size="lg">
                {t`Try it Free`}
              </LinkButton>
              <LinkButton to={paths.register} size="lg" variant="default">
                {t`Learn more`}
              </LinkButton>
            </>
          )}
        </Group>
        {!isSignedIn && (
          <Text className={classes.note}>
            {t`No credit card required.`} <TextLink to={paths.login}>{t`Sign in`}</TextLink>
          </Text>
        )}
      </div>
      <HeroImage />
    </section>
  );
}
