/** What the library of articles on skin can show in place of itself: lists, an article, a questionnaire, results. */
export const SKIN_QUERIES = [
  '',
  'tab=all',
  'tab=eczema',
  'tab=favorite',
  'step=search',
  'step=search&q=zzz',
  'step=choose',
  'step=history',
  'articleId=SK1001',
  'articleId=SK0',
  'quizId=skin-adult',
  'quizId=skin-adult&step=1',
  'quizId=skin-baby&step=3',
  'quizId=skin-adult&step=result&id=SR90001',
  'quizId=skin-adult&step=result&id=none',
  'quizId=none',
];
