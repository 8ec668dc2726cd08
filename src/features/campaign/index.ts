/** The parts that every campaign can have, each a line in `blocks`; `block` makes one of the campaign's own. */
export { brief } from './blocks/brief';
export { ClaimAllButton, coupons } from './blocks/coupons';
export { doors } from './blocks/doors';
export { goods } from './blocks/goods';
export { comments, lottery, milestones, rank } from './blocks/later';
export { mine } from './blocks/mine';
export { nextCampaign } from './blocks/nextCampaign';
export { block } from './blocks/own';
export { plans } from './blocks/plans';
export { recap } from './blocks/recap';
export { results } from './blocks/results';
export { rewards } from './blocks/rewards';
export { steps } from './blocks/steps';
export { tasks } from './blocks/tasks';
export { winners } from './blocks/winners';
/** What a campaign's own parts and further screens are made of. */
export { BlockCard } from './components/BlockCard';
/** A part of a block with an error boundary and an address of its own; `goToBlock` leads there. */
export { BlockFrame, goToBlock } from './components/BlockFrame';
export { CampaignAction } from './components/CampaignAction';
/** The screen of a campaign: `<CampaignView campaign={MAY} />`. */
export { CampaignView } from './components/CampaignView';
export { Dressed } from './components/Dressed';
export { Hero } from './components/Hero';
export { LaterBlock } from './components/LaterBlock';
export { OrganiserLine } from './components/OrganiserLine';
export { RowAction } from './components/RowAction';
export { WaitingBlock } from './components/WaitingBlock';
/** A campaign's definition: who it is, how it looks, which parts it has in which order; and what a part is handed. */
export {
  type CampaignBlock,
  type CampaignDefinition,
  type CampaignDress,
  type CampaignHero,
  type CampaignPhase,
  defineCampaign,
  type ShownCampaign,
} from './definition';
/** What a campaign sells by time slots, in the pieces that a screen of its own is made of. */
export type { CampaignGoods } from './goods/contract';
export { SlotGoods } from './goods/SlotGoods';
export { SlotTabs } from './goods/SlotTabs';
export { SlotTime } from './goods/SlotTime';
export { type GoodsSlots, type ShownSlot, useGoodsSlots } from './goods/useGoodsSlots';
/** Whether a page has nothing to show but a failure: its hero is bare then. */
export { hasNothing } from './hasNothing';
/** A row of `detail.packages`. */
export type { CampaignPackage } from './packageRow';
/** Claims what was earned, from a campaign's further screens. */
export { useClaimReward } from './useClaimReward';
