/** The parts that every campaign can have, each a line in `blocks`; `block` makes one of the campaign's own. */
export { lottery, rank } from './blocks/later';
export { mine } from './blocks/mine';
export { nextCampaign } from './blocks/nextCampaign';
export { block } from './blocks/own';
export { recap } from './blocks/recap';
export { results } from './blocks/results';
export { rewards } from './blocks/rewards';
export { steps } from './blocks/steps';
export { tasks } from './blocks/tasks';
/** What a campaign's own parts and further screens are made of. */
export { BlockCard } from './components/BlockCard';
/** A part of a block with an error boundary and an address of its own; `goToBlock` leads there. */
export { BlockFrame, goToBlock } from './components/BlockFrame';
export { CampaignAction } from './components/CampaignAction';
/** The screen of a campaign: `<CampaignView campaign={MAY} />`. */
export { CampaignView } from './components/CampaignView';
export { Dressed } from './components/Dressed';
export { LaterBlock } from './components/LaterBlock';
/** A campaign's definition: who it is, how it looks, which parts it has in which order; and what a part is handed. */
export {
  type CampaignBlock,
  type CampaignDefinition,
  type CampaignDress,
  type CampaignPhase,
  defineCampaign,
  type ShownCampaign,
} from './definition';
