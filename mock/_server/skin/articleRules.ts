import type { Context, GuestContext } from '../handle';
import { needText, pageOf, refuse } from '../refusal';
import { holdsWords, searchWords } from '../searchWords';
import type { User } from '../users';
import { type Article, CATEGORIES } from './articleKit';
import { ARTICLES, EMERGENCY_PHONE, noteOpened, QUIZZES, skin } from './store';

const HOT_WORDS = ['尿布疹', '洗澡水温', '换药', '晒后'];
const URGENT_SIGNS = ['呼吸费力', '嘴唇或眼皮肿', '皮疹几小时内扩散', '发热又起疹'];
const RELATED = 2;
const LONGEST_KEYWORD = 40;

export function getLibrary(_: GuestContext) {
  return {
    categories: CATEGORIES.map((category) => ({
      ...category,
      count: ARTICLES.filter(({ categoryId }) => categoryId === category.categoryId).length,
    })),
    hotWords: HOT_WORDS,
    quizzes: QUIZZES.map(({ quizId, title, text, questions, minutes }) => ({
      quizId,
      title,
      text,
      questionCount: questions.length,
      minutes,
    })),
    articleCount: ARTICLES.length,
    urgentSigns: URGENT_SIGNS,
    emergencyPhone: EMERGENCY_PHONE,
  };
}

const categoryNameOf = (categoryId: string) =>
  CATEGORIES.find((category) => category.categoryId === categoryId)?.name ?? '';

function favoriteAt(user: User | undefined, articleId: string): number | undefined {
  return skin().favorites.find((row) => row.userId === user?.userId && row.articleId === articleId)?.at;
}

function showRow(row: Article, user: User | undefined) {
  const { articleId, title, categoryId, picture, minutes, reviewerName, reviewerTitle, reviewedAt } = row;
  return {
    articleId,
    title,
    categoryId,
    categoryName: categoryNameOf(categoryId),
    picture,
    minutes,
    reviewerName,
    reviewerTitle,
    reviewedAt,
    favorite: favoriteAt(user, articleId) !== undefined,
  };
}

/** The words of a search, each of which has to be found: in the title, the topic, the summary or the words beside it. */
function isFound({ title, summary, words, categoryId }: Article, keyword: string): boolean {
  return holdsWords([title, summary, categoryNameOf(categoryId), ...words], keyword);
}

export function listArticles({ user, query }: GuestContext) {
  const keyword = searchWords(query.keyword).slice(0, LONGEST_KEYWORD);
  const onlyFavorites = query.favorite === '1';
  const found = ARTICLES.filter(
    (row) => (!query.category || row.categoryId === query.category) && isFound(row, keyword),
  );
  const kept = found
    .filter(({ articleId }) => !onlyFavorites || favoriteAt(user, articleId) !== undefined)
    .sort((a, b) => (onlyFavorites ? (favoriteAt(user, b.articleId) ?? 0) - (favoriteAt(user, a.articleId) ?? 0) : 0));
  const page = pageOf(kept, query);
  return { ...page, recordList: page.recordList.map((row) => showRow(row, user)) };
}

function needArticle(value: unknown): Article {
  const articleId = needText(value, '没有说明是哪篇文章，请从列表里打开', 64);
  const found = ARTICLES.find((row) => row.articleId === articleId);
  if (!found) throw refuse.notFound('这篇文章已撤下，请看看别的');
  return found;
}

export function getArticle({ user, query }: GuestContext) {
  const found = needArticle(query.articleId);
  if (user) noteOpened(user.userId, found.articleId);
  const { summary, sections, sources, quizId, categoryId, articleId } = found;
  const related = ARTICLES.filter((row) => row.categoryId === categoryId && row.articleId !== articleId);
  return {
    ...showRow(found, user),
    summary,
    sections,
    sources,
    related: related.slice(0, RELATED).map((row) => ({ articleId: row.articleId, title: row.title })),
    ...(quizId === undefined ? {} : { quizId }),
  };
}

/** Keeping twice is keeping once. */
export function setFavorite({ user, body, now }: Context) {
  const { articleId } = needArticle(body.articleId);
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明收藏还是取消');
  const store = skin();
  const isKept = favoriteAt(user, articleId) !== undefined;
  if (body.on && !isKept) store.favorites.push({ userId: user.userId, articleId, at: now });
  if (!body.on)
    store.favorites = store.favorites.filter((row) => row.userId !== user.userId || row.articleId !== articleId);
  return { articleId, favorite: body.on };
}
