import { listCampaignGoods } from './_server/campaign/goodsList';
import { forAnyone, routes } from './_server/handle';

export default routes({
  'GET /api/miniapp/campaign/goods': forAnyone(listCampaignGoods),
});
