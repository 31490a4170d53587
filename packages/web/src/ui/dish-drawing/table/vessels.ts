/** What a dish is served in. Round ones stand in the middle of the image. */
import type { Random } from '../drawing/random';
import { centre, circle, rectangle, ring, shadow, stroke, type Svg } from '../drawing/svg';

const { x, y } = centre;

/** Radius of what is in a bowl. */
export const bowlRadius = 302;
/** Half the width and the height of what is in a baking dish, on a plank or on a tray. */
export const dishArea = { rx: 385, ry: 220, box: true };

export function plate(rim = '#7C8B74', radius = 342): Svg {
  return (
    shadow('high', circle(x, y, radius, 'url(#plate)')) +
    circle(x, y, radius - 9, 'none', `stroke="${rim}" stroke-width="5" stroke-opacity=".8"`) +
    circle(x, y, radius * 0.82, 'url(#well)') +
    shine(radius * 0.94, 10, 0.7)
  );
}

/** A coloured bowl, filled to `bowlRadius`. */
export function bowl(colour = '#2F4A57', inside = '#20333C', radius = 342): Svg {
  return (
    shadow('high', circle(x, y, radius, colour)) +
    circle(x, y, radius - 8, 'none', 'stroke="#ffffff" stroke-opacity=".22" stroke-width="6"') +
    circle(x, y, radius - 28, inside) +
    shine(radius - 20, 8, 0.35)
  );
}

/** An iron pan with its handle to the lower right. */
export function pan(colour = '#2E3134'): Svg {
  const handle = stroke(`M${x + 230} ${y + 200}L${x + 560} ${y + 400}`, colour, 62);
  return (
    shadow('high', handle + circle(x, y, 346, colour)) +
    circle(x, y, 336, 'none', 'stroke="#ffffff" stroke-opacity=".16" stroke-width="6"') +
    circle(x, y, 306, '#1F2123') +
    shine(324, 6, 0.28)
  );
}

/** An oven dish with two handles, filled to `dishArea`. */
export function bakingDish(colour = '#F3EEE2', inside = '#C9BFAB'): Svg {
  const handles =
    rectangle({ x: x - 470, y, width: 90, height: 220, round: 44 }, colour) +
    rectangle({ x: x + 470, y, width: 90, height: 220, round: 44 }, colour);
  return (
    shadow('high', handles + rectangle({ x, y, width: 920, height: 590, round: 90 }, colour)) +
    rectangle({ x, y, width: 900, height: 570, round: 80 }, 'none', edge('#ffffff', 0.5)) +
    rectangle({ x, y, width: 836, height: 506, round: 58 }, inside)
  );
}

export function plank(random: Random, colour = '#B98A56', grain = '#8E6435'): Svg {
  const outline = { x, y, width: 930, height: 610, round: 60 };
  let drawn = shadow('high', rectangle(outline, colour));
  drawn += rectangle({ ...outline, width: 918, height: 598 }, 'none', edge(grain, 0.8));
  for (let line = 0; line < 24; line++) {
    const top = 118 + line * 24;
    const [from, to] = [top + random.between(-10, 10), top + random.between(-10, 10)];
    const d = `M150 ${top}C380 ${from.toFixed(1)} 820 ${to.toFixed(1)} 1050 ${top}`;
    drawn += stroke(d, grain, random.between(1, 4), 'stroke-opacity=".3"');
  }
  return drawn;
}

/** A dark oven tray with baking paper on it. */
export function tray(): Svg {
  return (
    shadow('high', rectangle({ x, y, width: 1010, height: 660, round: 40 }, '#5B5F61')) +
    rectangle({ x, y, width: 990, height: 640, round: 32 }, 'none', edge('#8A8F91', 0.9)) +
    rectangle({ x, y, width: 920, height: 572, round: 10 }, '#EFE3CB') +
    rectangle({ x, y, width: 908, height: 560, round: 8 }, 'none', edge('#D9C8A4', 0.8))
  );
}

/** A bamboo steamer, seen into. */
export function steamer(): Svg {
  let drawn = shadow('high', circle(x, y, 350, '#B98A4E'));
  drawn += circle(x, y, 338, 'none', edge('#8C632F', 0.9)) + circle(x, y, 308, '#E7CE9C');
  for (let slat = -7; slat <= 7; slat++) {
    const half = Math.sqrt(300 ** 2 - (slat * 40) ** 2);
    drawn += stroke(`M${x - half} ${y + slat * 40}H${x + half}`, '#C6A468', 5);
  }
  return drawn + circle(x, y, 308, 'url(#hollow)') + shine(329, 7, 0.4);
}

/** A stand for cakes: a plate with a scalloped edge. */
export function cakeStand(colour = '#F6F1E7', edgeColour = '#D9CFBE'): Svg {
  const scallops = ring({ x, y, rx: 330 }, 36, (cx, cy) => circle(cx, cy, 34, colour));
  return (
    shadow('high', scallops + circle(x, y, 336, colour)) +
    circle(x, y, 322, 'none', `stroke="${edgeColour}" stroke-width="5"`) +
    circle(x, y, 300, 'url(#well)')
  );
}

function shine(radius: number, width: number, strength: number): Svg {
  const d = `M${x - radius * 0.99} ${y - radius * 0.13}A${radius} ${radius} 0 0 1 ${x - radius * 0.21} ${y - radius * 0.98}`;
  return stroke(d, '#ffffff', width, `stroke-opacity="${strength}"`);
}

function edge(colour: string, opacity: number): string {
  return `stroke="${colour}" stroke-width="6" stroke-opacity="${opacity}"`;
}
