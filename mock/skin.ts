import { forAnyone, forMember, routes } from './_server/handle';
import { getArticle, getLibrary, listArticles, setFavorite } from './_server/skin/articleRules';
import { deleteRecords, getQuiz, listRecords, submitQuiz } from './_server/skin/quizRules';

export default routes({
  'GET /api/miniapp/skin/category': forAnyone(getLibrary),
  'GET /api/miniapp/skin/article/list': forAnyone(listArticles),
  'GET /api/miniapp/skin/article/detail': forAnyone(getArticle),
  'POST /api/miniapp/skin/favorite': forMember(setFavorite),
  'GET /api/miniapp/skin/quiz/detail': forAnyone(getQuiz),
  'POST /api/miniapp/skin/quiz/submit': forMember(submitQuiz),
  'GET /api/miniapp/skin/quiz/history': forMember(listRecords),
  'POST /api/miniapp/skin/quiz/delete': forMember(deleteRecords),
});
