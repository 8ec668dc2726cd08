import './_server/reward/notices';
import './_server/reward/history';
import './_server/reward/control';
import { forMember, routes } from './_server/handle';
import {
  appeal,
  confirm,
  describeReward,
  listPrizes,
  listRewards,
  reissue,
  remind,
  remove,
  saveAddress,
  savePostage,
} from './_server/reward/rules';

const PREFIX = '/api/miniapp';

export default routes({
  [`GET ${PREFIX}/prize/list`]: forMember(listPrizes),
  [`GET ${PREFIX}/reward/list`]: forMember(listRewards),
  [`GET ${PREFIX}/reward/detail`]: forMember(describeReward),
  [`POST ${PREFIX}/rank/vip/userPostage`]: forMember(savePostage),
  [`POST ${PREFIX}/reward/address`]: forMember(saveAddress),
  [`POST ${PREFIX}/reward/confirm`]: forMember(confirm),
  [`POST ${PREFIX}/reward/reissue`]: forMember(reissue),
  [`POST ${PREFIX}/reward/remind`]: forMember(remind),
  [`POST ${PREFIX}/reward/delete`]: forMember(remove),
  [`POST ${PREFIX}/reward/appeal`]: forMember(appeal),
});
