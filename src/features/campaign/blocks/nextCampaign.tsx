import { NextCampaign } from '../components/NextCampaign';
import type { CampaignBlock } from '../definition';

/** The campaign to go on with. After the end it stands at the foot of every campaign, also of one without this block. */
export function nextCampaign(): CampaignBlock {
  return { kind: 'next', render: ({ detail }) => <NextCampaign next={detail.next} /> };
}
