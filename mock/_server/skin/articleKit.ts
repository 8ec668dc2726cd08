import type { Block } from '../../../src/shared/lib/schema';
import { startOfDay } from '../state';

export const CATEGORIES = [
  { categoryId: 'baby', name: '婴幼儿', icon: 'baby' },
  { categoryId: 'sensitive', name: '干燥敏感', icon: 'drop' },
  { categoryId: 'acne', name: '痤疮', icon: 'face' },
  { categoryId: 'eczema', name: '湿疹', icon: 'rash' },
  { categoryId: 'wound', name: '伤口', icon: 'bandage' },
  { categoryId: 'sun', name: '晒后', icon: 'sun' },
] as const;
export type CategoryId = (typeof CATEGORIES)[number]['categoryId'];

const REVIEWERS = {
  xu: { reviewerName: '许清', reviewerTitle: '皮肤科主治医师' },
  luo: { reviewerName: '罗远', reviewerTitle: '皮肤科副主任医师' },
  meng: { reviewerName: '孟洁', reviewerTitle: '伤口护理师' },
} as const;

export interface ArticleSection {
  key: string;
  title: string;
  blocks: Block[];
}

export interface Article {
  articleId: string;
  title: string;
  categoryId: CategoryId;
  picture: string;
  minutes: number;
  reviewerName: string;
  reviewerTitle: string;
  reviewedAt: number;
  summary: string;
  /** Other words by which it is looked for. */
  words: string[];
  sections: ArticleSection[];
  sources: string[];
  quizId?: string;
}

export const section = (key: string, title: string, ...blocks: Block[]): ArticleSection => ({ key, title, blocks });

type Facts = Pick<
  Article,
  'articleId' | 'title' | 'categoryId' | 'minutes' | 'summary' | 'words' | 'sections' | 'sources' | 'quizId'
>;

/** An article with its picture's name, its reviewer and the day of the review. */
export function article(facts: Facts & { art: string; by: keyof typeof REVIEWERS; reviewed: string }): Article {
  const { art, by, reviewed, ...own } = facts;
  return { ...own, ...REVIEWERS[by], picture: `/api/__mock/art/goods-${art}.webp`, reviewedAt: startOfDay(reviewed) };
}
