import type { Aisles } from '@saltbush/domain/plan/shopping-list/own-aisles/open-aisles';

/** To choose from: those of the household that it does not hide, in the order of the walk. */
export const aisleChoices = ({ walk }: Pick<Aisles, 'walk'>) =>
  walk.filter(({ isHidden }) => !isHidden).map(({ id, name }) => ({ value: id, label: name }));
