import type { ComponentType, ReactNode } from 'react';
import type { ReportExtra } from '@/features/report';
import type { Route } from '@/shared/config/routes';
import type { Operate } from '@/shared/lib/schema';
import type { CampaignDetail } from './contract';

/** The tokens of a campaign's world: each is the custom property `--k-<name>` on the campaign's page. */
export type CampaignToken =
  // the page below the hero, a title and the small words on it
  | 'page'
  | 'on-page'
  | 'foot'
  // the hero: its ground (a CSS background), the headline, its further lines, the line below it, the size of the headline
  | 'hero'
  | 'ink'
  | 'ink-2'
  | 'soft'
  | 'headline'
  // how far from the left, and below the bar, the words stand, and what they leave to the picture below them
  | 'indent'
  | 'drop'
  | 'room'
  // the countdown: its boxes and their digits
  | 'clock'
  | 'clock-digits'
  // what is pressed: the main action, the words on it, its quiet form, links
  | 'cta'
  | 'on-cta'
  | 'cta-tint'
  | 'on-cta-tint'
  // fills: bars, seats of icons, marks
  | 'accent'
  | 'seat'
  | 'on-seat'
  // lines around what is drawn, and the ground of bars
  | 'ring'
  | 'track'
  // coupons: their ground, the words on it, the line along which they are torn
  | 'ticket'
  | 'on-ticket'
  | 'ticket-edge'
  // the ground of figures inside a white card
  | 'soft-card'
  // the ground of the first card where it is no white one, and how strong its grey boxes are while the page is waited for
  | 'lead'
  | 'lead-box';

export type CampaignDress = Readonly<Partial<Record<CampaignToken, string>>>;

/** One picture of the cast. Lengths in px of a hero 390 wide; `left` counts from the middle, so that it holds at any width. */
export interface CastMember {
  picture: string;
  width: number;
  left: number;
  top: number;
  /** In 长辈版, where the large words would cover it. */
  elderTop?: number;
  /** Degrees. */
  turn?: number;
  /** The first picture that is looked at: asked for before the others. */
  isLead?: boolean;
}

/** Three layers: a ground, the cast, a front that cuts the cast so that it stands in the picture. All are decoration. */
export interface HeroArt {
  /** An SVG component, 390 wide and as high as the hero; it is cut at the sides. */
  Ground?: HeroLayer;
  /** In its place where it tells of the campaign's time; `startAt` is null until the server has answered. */
  DatedGround?: (props: Parameters<HeroLayer>[0] & { startAt: number | null }) => ReactNode;
  cast?: readonly CastMember[];
  Front?: HeroLayer;
  /** What the picture says of the state: a postmark on a letter, a sign on a door. */
  Mark?: (props: { className?: string; phase: CampaignPhase | 3 | undefined; endAt: number | null }) => ReactNode;
}

type HeroLayer = (props: { className?: string; preserveAspectRatio?: string }) => ReactNode;

export interface CampaignHero {
  /** The headline, one entry a line. */
  title: readonly string[];
  /** The line below it. */
  line: string;
  /** In its place until the campaign is over, where `line` looks back. */
  lineBefore?: string;
  /** px at a width of 390. */
  height: number;
  /** How far the first card reaches into it, px; 32 by default. */
  overlap?: number;
  art: HeroArt;
  /** Where headline and countdown stand; at the left by default. */
  align?: 'left' | 'center';
}

/** A campaign: who it is, how it looks and which parts it has in which order. The server decides everything else. */
export interface CampaignDefinition {
  /** Of campaign/detail. */
  code: string;
  /** Of its reports, lottery, rank and comments. */
  activityId: number;
  route: Route;
  dress: CampaignDress;
  hero: CampaignHero;
  /** Where the rules have a screen of their own. */
  rules?: Route;
  /** What the share menu sends until the server names something else. */
  share: { title: string; text: string };
  blocks: readonly CampaignBlock[];
  /** What a button of the server's `operate` does that names no route; 提醒我 needs none. */
  actions?: Readonly<Record<string, (shown: ShownCampaign) => void>>;
  /** A button of `operate` that waits for an answer of its own, and so is a part: `ClaimAllButton`. */
  buttons?: Readonly<Record<string, ComponentType<{ operate: Operate; shown: ShownCampaign }>>>;
}

/** 0 not started, 1 running, 2 ended. A campaign that was removed shows no blocks. */
export type CampaignPhase = 0 | 1 | 2;

/** What a block of a campaign is handed. */
export interface ShownCampaign {
  campaign: CampaignDefinition;
  /** The server's answer. */
  detail: CampaignDetail;
  phase: CampaignPhase;
  isSignedIn: boolean;
  /** Asks the server anew, for example after something was claimed. */
  refresh: () => void;
  /** Tells the server once in this visit that the member did something here; `extra` says to what. */
  report: (event: string, extra?: ReportExtra) => void;
  /** Runs `deed` for a member. A guest signs in first and comes back to the block `kind`; nothing is done for him meanwhile. */
  act: (kind: string, deed: () => void) => void;
}

/** One part of a campaign's page. */
export interface CampaignBlock {
  /** The server's name for it: it is there when `blocks` of the answer has this kind. */
  kind: string;
  render: (shown: ShownCampaign) => ReactNode;
}

/** Takes a definition as it is; for its type. */
export function defineCampaign(definition: CampaignDefinition): CampaignDefinition {
  return definition;
}

/** The dress as custom properties of the page's outermost element. */
export function tokensOf(dress: CampaignDress): Record<string, string> {
  return Object.fromEntries(Object.entries(dress).map(([name, value]) => [`--k-${name}`, value]));
}
