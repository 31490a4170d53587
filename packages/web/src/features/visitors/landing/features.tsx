/** Three features, each with text and an image of the product. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './features.module.css';
import { ProductScreen } from './product-screen';

export function Features() {
  return (
    <div className={classes.features}>
      <Feature
        title={t`Every recipe you love, in one book`}
        image={<ProductScreen name="phone-recipe" sizes="20rem" className={classes.phone} />}
      >
        <Trans>
          Type it in, paste it, or bring it from the web page where you found it. Scale it for two
          or for twelve, in the measures you cook with.
        </Trans>
      </Feature>
      <Feature
        title={t`A week of dinners in a few taps`}
        image={<ProductScreen name="week" sizes="32rem" />}
      >
        <Trans>
          Drag your recipes onto the days, cook more when guests come, and leave Friday for
          takeaway. The plan is yours to change until the pan is hot.
        </Trans>
      </Feature>
      <Feature
        title={t`The shopping list adds itself up`}
        image={<ProductScreen name="phone-line" sizes="20rem" className={classes.upper} />}
      >
        <Trans>
          Five dinners with onions are one line with one amount, sorted by aisle. Every line shows
          which meals asked for it, so nothing is a mystery in the supermarket.
        </Trans>
      </Feature>
    </div>
  );
}

interface FeatureProps {
  title: string;
  image: ReactNode;
  children: ReactNode;
}

function Feature({ title, image, children }: FeatureProps) {
  return (
    <section className={classes.feature}>
      <div>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        <Text className={classes.text}>{children}</Text>
      </div>
      {image}
    </section>
  );
}
