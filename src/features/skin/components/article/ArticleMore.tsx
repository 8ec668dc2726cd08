import { pathOf } from '@/shared/lib/navigation';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { SkinArticle } from '../../contract';
import styles from './ArticleMore.module.less';

/** Where an article leads on: the questionnaire of its topic, and others on the same. */
export function ArticleMore({ article: { quizId, related } }: { article: SkinArticle }) {
  return (
    <>
      {quizId !== undefined && (
        <Card>
          <SectionTitle note="约 2 分钟，帮您想清楚要不要去看医生">拿不准，先做自测</SectionTitle>
          <ButtonLink variant="tint" block className={styles.quiz} to={pathOf('skinLibrary', { quizId })}>
            去做自测
          </ButtonLink>
        </Card>
      )}
      {related.length > 0 && (
        <Card>
          <SectionTitle>同一类问题</SectionTitle>
          {related.map(({ articleId, title }) => (
            <ListRow key={articleId} title={title} to={pathOf('skinLibrary', { articleId })} />
          ))}
        </Card>
      )}
    </>
  );
}
