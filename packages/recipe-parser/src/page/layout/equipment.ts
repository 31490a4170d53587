/** What a page lists as tools: some sites put them among the ingredients of their data. */
import { isEquipmentHeading } from '../../text/headings/section-kind';
import type { Block, Blocks } from './blocks';
import { isHeading, kindOfBlock } from './headings';

const mostTools = 40;

/** The lines under the headings for equipment, each up to the next heading. */
export function equipmentIn({ all }: Blocks): string[] {
  const tools: string[] = [];
  let isInside = false;
  for (const block of all) {
    if (opensSection(block)) isInside = isEquipmentHeading(block.text);
    else if (isInside && tools.length < mostTools) tools.push(block.text);
  }
  return tools;
}

function opensSection(block: Block): boolean {
  return isHeading(block) || kindOfBlock(block) !== undefined;
}
