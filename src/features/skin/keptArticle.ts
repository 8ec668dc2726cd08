import * as v from 'valibot';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { readRecord } from '@/shared/lib/storage';
import { getSkinArticle, type SkinArticle } from './contract';

const KEY = 'skinArticle:';
const MOST_ARTICLES = 20;

/** An article that was read on this phone, for a place without a network. */
export interface KeptArticle {
  article: SkinArticle;
  /** When it came, epoch ms of the server's clock. */
  at: number;
}

/** The article that was kept last under this number; undefined when there is none or it cannot be read. */
export function readKeptArticle(articleId: string): KeptArticle | undefined {
  const { article, at } = readRecord(phoneNotes, `${KEY}${articleId}`) ?? {};
  const decoded = v.safeParse(getSkinArticle.data, article);
  if (!decoded.success || typeof at !== 'number' || decoded.output.articleId !== articleId) return undefined;
  return { article: decoded.output, at };
}

/** Every kept article, the one that was read last first. */
export function readKeptArticles(): KeptArticle[] {
  return phoneNotes
    .keys(KEY)
    .flatMap((key) => readKeptArticle(key.slice(KEY.length)) ?? [])
    .sort((a, b) => b.at - a.at);
}

export function dropArticle(articleId: string): void {
  phoneNotes.remove(`${KEY}${articleId}`);
}

/**
 * Keeps an article, and lets the oldest ones go. Everybody may read it, so it is kept for nobody in particular, without the
 * mark that the member has put on it.
 */
export function keepArticle(article: SkinArticle, at: number): void {
  phoneNotes.write(`${KEY}${article.articleId}`, JSON.stringify({ article: { ...article, favorite: false }, at }));
  for (const old of readKeptArticles().slice(MOST_ARTICLES)) dropArticle(old.article.articleId);
}
