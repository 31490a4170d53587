/** "Looks vegetarian" or "Looks vegan". */
import { Badge } from '@mantine/core';
import type { Diet } from '@saltbush/domain/recipe/diets/allergens';
import { dietLabels } from '../../../recipe/diets';

export const DietBadge = ({ diet }: { diet: Diet }) => (
  <Badge variant="outline" color="gray" tt="none" size="lg" fw={500}>
    {dietLabels[diet].suits}
  </Badge>
);
