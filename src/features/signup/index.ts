/** The orders of a campaign: `<CampaignOrders code emptyText emptyAction homePath signupPath />`. */
export { CampaignOrders } from './components/CampaignOrders';
/** A sign-up screen of a campaign: the form, the state, the result. */
export { SignupView } from './components/SignupView';
export { getMyJoins, type Join, type SignupConfig } from './contract';
export { type CampaignOrder, getCampaignOrders } from './orderContract';
export { describeSlot } from './slotDays';
