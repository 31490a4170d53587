/** What makes a good description of a dish, shown while an image is generated (Spec 4: 15 tips). */
export const tips: readonly string[] = [
  'Keep it simple: one dish and one or two details.',
  'Say how it was cooked: grilled, baked, fried or raw.',
  'Name the light: morning sun, candles or a bright kitchen.',
  'Say where it stands: a wooden table, a picnic rug, a white bench.',
  'Describe the texture: crisp, creamy, flaky or sticky.',
  'Name the colours you want to see most.',
  'Say how much there is: one bowl, a tray for six, a single slice.',
  'Choose where to look from: straight above or from the side.',
  'Mention the plate: a blue bowl, a cast-iron pan, a paper bag.',
  'Add what goes on top: herbs, seeds, a wedge of lemon.',
  'For a hot dish, ask for a little steam.',
  'Name the sauce and where it goes: beneath, beside or over.',
  'Say how it is cut: whole, halved, sliced or torn.',
  'Leave out people and writing; they rarely turn out well.',
  'Name the cuisine when it changes how the dish is served.',
];
