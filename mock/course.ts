import { checkCode, exchange, listExchanges } from './_server/course/exchange';
import './_server/course/links';
import './_server/course/texts';
import { saveProgress } from './_server/course/progress';
import { getCourse, getMine, listCategories, listCourses, setFavorite } from './_server/course/read';
import { forAnyone, forMember, routes } from './_server/handle';

export default routes({
  'GET /api/miniapp/course/category': forAnyone(listCategories),
  'GET /api/miniapp/course/list': forAnyone(listCourses),
  'GET /api/miniapp/course/detail': forAnyone(getCourse),
  'GET /api/miniapp/course/mine': forMember(getMine),
  'POST /api/miniapp/course/progress': forMember(saveProgress),
  'POST /api/miniapp/course/exchange/check': forMember(checkCode),
  'POST /api/miniapp/course/exchange': forMember(exchange),
  'GET /api/miniapp/course/exchange/list': forMember(listExchanges),
  'POST /api/miniapp/course/favorite': forMember(setFavorite),
});
