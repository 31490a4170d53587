/** What a dish stands on. */
import type { Random } from '../drawing/random';
import { canvas, circle, short, stroke, type Svg } from '../drawing/svg';

export const surfaces = {
  oak: wood('#C9A06B', '#8A6236'),
  walnut: wood('#8B5E3C', '#4F3018'),
  darkWood: wood('#6E4A30', '#3B2414'),
  greenWood: wood('#4C5A4A', '#2C362B'),
  blueWood: wood('#4D6470', '#2B3A43'),
  whiteWood: wood('#E9E2D3', '#B9AC94'),
  linen: weave('#E9E1D2', '#B7A88C'),
  greenLinen: weave('#DDE3D0', '#93A07F'),
  blueLinen: weave('#CFDCD8', '#7E9A96'),
  roseLinen: weave('#F0D9D2', '#C9968C'),
  ochreLinen: weave('#EFDDB2', '#C2A25E'),
  stone: speckled('#D9D5CC', ['#B8B2A6', '#EFECE5', '#A49C8D']),
  slate: speckled('#4A4F52', ['#393D40', '#5C6265', '#2F3335']),
  terracotta: speckled('#C98867', ['#B2704F', '#D9A083', '#A4633F']),
} as const;

export type SurfaceName = keyof typeof surfaces;

type Surface = (random: Random) => Svg;

function wood(colour: string, grain: string): Surface {
  return (random) => {
    const planks = 5;
    const height = canvas.height / planks;
    let drawn = filled(colour);
    for (let plank = 0; plank < planks; plank++) {
      const top = plank * height;
      drawn += `<rect x="0" y="${top}" width="${canvas.width}" height="${height}" fill="${grain}" opacity="${short(random.between(0.02, 0.2))}"/>`;
      for (let line = 0; line < 7; line++) drawn += grainLine(random, top, height, grain);
      drawn += `<rect x="0" y="${top - 1.5}" width="${canvas.width}" height="3" fill="#000" opacity=".16"/>`;
    }
    return drawn;
  };
}

function grainLine(random: Random, top: number, height: number, colour: string): Svg {
  const y = top + random.between(8, height - 8);
  const near = (spread: number): string => short(y + random.between(-spread, spread));
  const d = `M-10 ${short(y)}C${short(random.between(200, 400))} ${near(14)} ${short(random.between(700, 900))} ${near(14)} 1210 ${near(8)}`;
  return stroke(d, colour, random.between(1, 3.4), 'stroke-opacity=".28"');
}

function weave(colour: string, thread: string): Surface {
  return (random) => {
    let drawn = filled(colour);
    const opacity = (): string => String(Math.round(random.between(0.05, 0.2) * 100) / 100);
    for (let x = 0; x < canvas.width; x += 6) {
      drawn += `<rect x="${x}" y="0" width="2" height="${canvas.height}" fill="${thread}" opacity="${opacity()}"/>`;
    }
    for (let y = 0; y < canvas.height; y += 6) {
      drawn += `<rect x="0" y="${y}" width="${canvas.width}" height="2" fill="${thread}" opacity="${opacity()}"/>`;
    }
    return drawn;
  };
}

function speckled(colour: string, specks: readonly string[]): Surface {
  return (random) => {
    let drawn = filled(colour);
    for (let speck = 0; speck < 420; speck++) {
      const [x, y] = [random.between(0, canvas.width), random.between(0, canvas.height)];
      drawn += circle(x, y, random.between(0.8, 3.2), random.pick(specks), 'opacity=".5"');
    }
    return drawn;
  };
}

function filled(colour: string): Svg {
  return `<rect width="${canvas.width}" height="${canvas.height}" fill="${colour}"/>`;
}
