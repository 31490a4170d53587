import { RecipeCardItem } from '../../../features/book/recipe-cards';
import { Stars } from '../../../features/book/reviews/stars/stars';
import { CardGrid } from '../../../ui/layout/card-grid';
import { cardOf } from '../../../testing/recipes';
import { dan } from '../../../testing/households';
import type { ExampleGroup } from '../../example';
import { longName, longWord } from '../../names';

type Card = ReturnType<typeof cardOf>;
type Props = Omit<Parameters<typeof RecipeCardItem>[0], 'recipe' | 'isEager'>;

const taco = cardOf(1, {
  title: 'Fish tacos',
  totalMinutes: 35,
  tags: ['Quick', 'Fish', 'Kids like it'],
  ratingAverage: 4.5,
  ratingCount: 12,
  cover: { kind: 'taco', foods: ['lime'], colour: 'teal' },
});
const photographed = { ...taco, title: 'With an image', imageUrl: '/screens/week-840.webp' };
const unknown = { ...taco, title: longWord, cover: undefined };
const others = { ...taco, owner: dan, isSaved: true, isFavourite: true };

const cards =
  (recipe: Card, props: Partial<Props> = {}, layout: 'grid' | 'list' = 'grid') =>
  () => (
    <CardGrid label="Recipes" layout={layout}>
      {[recipe, { ...recipe, _id: `${recipe._id}b`, title: longName }].map((card) => (
        <RecipeCardItem key={card._id} recipe={card} isOwn isInOwnList isEager {...props} />
      ))}
    </CardGrid>
  );

export const recipeCards: ExampleGroup = {
  name: 'Recipe cards',
  examples: [
    { name: 'Drawn dish', Show: cards(taco) },
    { name: 'With an image', Show: cards(photographed) },
    { name: 'Pattern, one long word', Show: cards(unknown) },
    { name: 'Of somebody else, saved', Show: cards(others, { isOwn: false, isInOwnList: false }) },
    { name: 'As a list', Show: cards(taco, {}, 'list') },
    { name: 'Selected', Show: cards(taco, { choice: 'chosen' }) },
    { name: 'Not selected', Show: cards(taco, { choice: 'open' }) },
    { name: 'Stars', Show: () => <Stars rating={3.6} /> },
  ],
};
