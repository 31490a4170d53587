/** Images of the product, taken by `npm run product-images`. */
import { t } from '@lingui/core/macro';
import classes from './product-screen.module.css';

/** Size on the page for each image; its file with twice as many pixels is for sharp screens. */
const screens = {
  'phone-list': {
    width: 360,
    height: 740,
    alt: t`The shopping list of a week on a phone, by aisle: 1 avocado, 5 brown onions in 5 meals, 1.2 kg butternut pumpkin and more`,
  },
  'phone-line': {
    width: 360,
    height: 740,
    alt: t`The details of brown onions on the shopping list: each of the five dinners they are for, with its day and its amount`,
  },
  'phone-recipe': {
    width: 360,
    height: 580,
    alt: t`A recipe on a phone: fish tacos with their picture, times and tags`,
  },
  week: {
    width: 840,
    height: 420,
    alt: t`The meal plan of a week: a dinner with its picture on each day, and takeaway on Friday`,
  },
} as const;

export interface ProductScreenProps {
  name: keyof typeof screens;
  /** In the first viewport: loads at once. */
  isEager?: boolean;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  className?: string | undefined;
}

/** Dark where the system is; it stands in the page before anything knows what a person chose in the app. */
export function ProductScreen({ name, isEager = false, sizes, className }: ProductScreenProps) {
  const { width, height, alt } = screens[name];
  return (
    <picture className={classes.both}>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={srcSetOf(`${name}-dark`, width)}
        sizes={sizes}
      />
      <img
        className={[classes.screen, className].filter(Boolean).join(' ')}
        src={fileOf(name, width)}
        srcSet={srcSetOf(name, width)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
      />
    </picture>
  );
}

const fileOf = (name: string, pixels: number) => `${basePath}/screens/${name}-${pixels}.webp`;

const srcSetOf = (name: string, width: number) =>
  [width, width * 2].map((pixels) => `${fileOf(name, pixels)} ${pixels}w`).join();
