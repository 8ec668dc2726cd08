import type { Routes } from '@/shared/config/routes';

/** What the share menu says of a screen that everybody may open. Nothing in it is of a member. */
export interface OpenShare {
  /** The brand's name and slogan where they are left out. */
  title?: string;
  text?: string;
  /** 500 × 400, from scripts/assets/sharePictures.mjs. */
  picture: string;
  /** The query value without which the screen has nothing to show: there it counts as a member's own. */
  needs?: string;
  /** Query values that the link keeps. Everything else of the address stays behind. */
  keeps?: readonly string[];
  /** What the link adds, for example "tab=center". */
  adds?: string;
  /** The screen is a member's own and leads others to this address instead of itself. */
  leadsTo?: string;
}

/** 'private': a member's own. The share menu sends the home screen, and the address is not offered for copying. */
export type ShareEntry = OpenShare | 'private';

/** An entry for every address of a route table. */
export type SharesOf<Table extends Routes> = { readonly [Name in keyof Table]: ShareEntry };
