import { t } from '@lingui/core/macro';
import type { StorageUse } from '@saltbush/contract/account/storage-use';
import { paths } from '../../../paths';
import { figuresOfUse } from './figures-of-use';

export interface WayToFreeSpace {
  /** What it takes now, in words. */
  text: string;
  link?: { to: string; label: string };
  deletion?: {
    way: 'emptyBin' | 'removeVersions' | 'forgetChanges';
    label: string;
    /** Asked first, since nothing comes back. */
    question: { title: string; message: string; confirmLabel: string };
    done: string;
    isEmpty: boolean;
  };
}

/** What takes most comes first. */
export function waysToFreeSpace(use: StorageUse): WayToFreeSpace[] {
  const { bin, kinds } = use;
  const figureOf = figuresOfUse(use);
  const ofRecipes = Math.max(0, kinds.recipes - bin.bytes) + kinds.pictures + kinds.pages;
  const ways: (WayToFreeSpace & { bytes: number })[] = [
    {
      bytes: bin.bytes,
      text: t`The bin holds ${{ size: figureOf('bin') }}. Deleted recipes stay in it for 30 days.`,
      link: { to: paths.deletedRecipes, label: t`Open the bin` },
      deletion: { ...emptyBin, isEmpty: bin.recipes === 0 },
    },
    {
      bytes: kinds.versions,
      text: t`Earlier versions of your recipes take ${{ size: figureOf('versions') }}.`,
      deletion: { ...removeVersions, isEmpty: kinds.versions === 0 },
    },
    {
      bytes: kinds.plan,
      text: t`Your plan and list, and who changed what in the last 90 days, take ${{ size: figureOf('plan') }}.`,
      deletion: { ...forgetChanges, isEmpty: kinds.plan === 0 },
    },
    {
      bytes: ofRecipes,
      text: t`Your recipes, their pictures and the pages they came from take ${{ size: figureOf('recipes', 'pictures', 'pages') }}. Delete those you no longer cook, then empty the bin.`,
      link: { to: paths.myRecipes, label: t`Open my recipes` },
    },
  ];
  return ways.toSorted((one, other) => other.bytes - one.bytes);
}

const emptyBin = {
  way: 'emptyBin',
  label: t`Empty the bin`,
  done: t`The bin is empty`,
  question: {
    title: t`Empty the bin?`,
    message: t`Its recipes are deleted for good, with their pictures. You can’t bring them back.`,
    confirmLabel: t`Empty the bin`,
  },
} as const;

const removeVersions = {
  way: 'removeVersions',
  label: t`Delete earlier versions`,
  done: t`Earlier versions deleted`,
  question: {
    title: t`Delete earlier versions?`,
    message: t`Your recipes stay as they are now. What they said before is deleted for good.`,
    confirmLabel: t`Delete versions`,
  },
} as const;

export const forgetChanges = {
  way: 'forgetChanges',
  label: t`Delete old changes`,
  done: t`Old changes deleted`,
  question: {
    title: t`Delete old changes?`,
    message: t`The plan and the list stay as they are now. Who changed what, and all that was removed from them, is deleted for good.`,
    confirmLabel: t`Delete changes`,
  },
} as const;
