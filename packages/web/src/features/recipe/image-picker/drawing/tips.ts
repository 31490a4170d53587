/** What makes a good description of a dish, shown while an image is generated (Spec 4: 15 tips). */
import { t } from '@lingui/core/macro';

export const tips: readonly string[] = [
  t`Keep it simple: one dish and one or two details.`,
  t`Say how it was cooked: grilled, baked, fried or raw.`,
  t`Name the light: morning sun, candles or a bright kitchen.`,
  t`Say where it stands: a wooden table, a picnic rug, a white bench.`,
  t`Describe the texture: crisp, creamy, flaky or sticky.`,
  t`Name the colours you want to see most.`,
  t`Say how much there is: one bowl, a tray for six, a single slice.`,
  t`Choose where to look from: straight above or from the side.`,
  t`Mention the plate: a blue bowl, a cast-iron pan, a paper bag.`,
  t`Add what goes on top: herbs, seeds, a wedge of lemon.`,
  t`For a hot dish, ask for a little steam.`,
  t`Name the sauce and where it goes: beneath, beside or over.`,
  t`Say how it is cut: whole, halved, sliced or torn.`,
  t`Leave out people and writing; they rarely turn out well.`,
  t`Name the cuisine when it changes how the dish is served.`,
];
