import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  extra,
  flag,
  id,
  list,
  optionalId,
  optionalText,
  page,
  record,
  text,
  time,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/skin';

/** A questionnaire as its entry shows it. */
const quizEntry = record({
  quizId: id(),
  title: text(),
  /** For whom it is, in one sentence. */
  text: text(),
  questionCount: count(),
  minutes: count(),
});
export type QuizEntry = v.InferOutput<typeof quizEntry>;

export const skinLibrary = record({
  categories: list(record({ categoryId: id(), name: v.string(), icon: text(), count: count() })),
  /** What others look for; shown before a search, and when one finds nothing. */
  hotWords: list(v.string()),
  quizzes: list(quizEntry),
  articleCount: count(),
  /** What has to be seen by a doctor at once, whatever is read here. */
  urgentSigns: list(v.string()),
  emergencyPhone: text(),
});
export type SkinLibrary = v.InferOutput<typeof skinLibrary>;

/** What stands around the articles: topics, hot words, questionnaires, when to see a doctor at once. */
export const getSkinLibrary = defineCall({
  method: 'GET',
  path: `${PREFIX}/category`,
  role: 'primary',
  data: skinLibrary,
});

/** Who answers for an article, and since when. */
const articleEntries = {
  articleId: id(),
  title: v.string(),
  categoryId: text(),
  categoryName: text(),
  picture: text(),
  /** How long reading takes. */
  minutes: count(),
  reviewerName: text(),
  reviewerTitle: text(),
  reviewedAt: time(),
  /** Kept by the member; false for a guest. */
  favorite: flag(),
};

export const skinArticleRow = record(articleEntries);
export type SkinArticleRow = v.InferOutput<typeof skinArticleRow>;

/** The articles, the one that was reviewed last first; `favorite` "1" gives those that the member has kept. */
export const getSkinArticles = defineCall({
  method: 'GET',
  path: `${PREFIX}/article/list`,
  role: 'primary',
  payload: record({
    category: optionalText(),
    keyword: optionalText(),
    favorite: optionalText(),
    currentPage: v.number(),
    pageSize: v.number(),
  }),
  data: page(skinArticleRow),
});

export const skinArticle = record({
  ...articleEntries,
  /** What it says, in one or two sentences. */
  summary: text(),
  /** At least one; its text in parts. */
  sections: list(record({ key: id(), title: v.string(), blocks: blocks() })),
  /** The public guidelines that it follows, by their names. */
  sources: list(v.string()),
  related: list(record({ articleId: id(), title: v.string() })),
  /** The questionnaire that goes with its topic. */
  quizId: optionalId(),
});
export type SkinArticle = v.InferOutput<typeof skinArticle>;

/** One article; refused (2010) when it has been taken back. */
export const getSkinArticle = defineCall({
  method: 'GET',
  path: `${PREFIX}/article/detail`,
  role: 'primary',
  payload: record({ articleId: v.string() }),
  data: skinArticle,
});

/** Keeps an article for the member, or no longer. */
export const favoriteSkinArticle = defineCall({
  method: 'POST',
  path: `${PREFIX}/favorite`,
  role: 'setting',
  payload: record({ articleId: v.string(), on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ articleId: id(), favorite: v.boolean() })),
});
