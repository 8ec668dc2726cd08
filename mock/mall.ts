import './_server/mall/notices';
import { forAnyone, forMember, routes } from './_server/handle';
import { getDetail, remindGoods } from './_server/mall/detail';
import { listGoods } from './_server/mall/goods';
import { getHome, listCategories, listHotWords, listStores } from './_server/mall/home';

export default routes({
  'GET /api/miniapp/mall/home': forAnyone(getHome),
  'GET /api/miniapp/mall/category/list': forAnyone(listCategories),
  'GET /api/miniapp/mall/goods/list': forAnyone(listGoods),
  'GET /api/miniapp/mall/goods/detail': forAnyone(getDetail),
  'POST /api/miniapp/mall/goods/remind': forMember(remindGoods),
  'GET /api/miniapp/mall/search/hot': forAnyone(listHotWords),
  'GET /api/miniapp/mall/store/list': forAnyone(listStores),
});
