import { ReactComponent as ReviewedIcon } from '@/shared/icons/reviewed.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Link } from '@/shared/ui/Link/Link';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { SkinArticleRow } from '../../contract';
import { reviewedText } from '../../reviewedText';
import styles from './ArticleRow.module.less';

interface Props {
  row: SkinArticleRow;
  /** h3 below a heading of the list. */
  titleAs: 'h2' | 'h3';
}

/** An article in a list; who has reviewed it, and when, is a part of it. */
export function ArticleRow({ row, titleAs: Title }: Props) {
  const { articleId, title, categoryName, picture, minutes, reviewerName, reviewerTitle, reviewedAt } = row;
  return (
    <article className={styles.row}>
      <GoodsPicture src={picture} className={styles.picture} />
      <div className={styles.main}>
        <Title className={styles.title}>
          <Link className={styles.open} to={pathOf('skinLibrary', { articleId })}>
            {title}
          </Link>
        </Title>
        <p className={styles.meta}>
          {categoryName !== '' && <Tag>{categoryName}</Tag>}
          {minutes > 0 && <span className={styles.minutes}>约 {minutes} 分钟</span>}
        </p>
        <div className={styles.review}>
          <ReviewedIcon aria-hidden />
          <div>
            <p>
              <Clauses>{[reviewerName, reviewerTitle].filter((part) => part !== '').join('，')}</Clauses>
            </p>
            <p>
              <Dated>{reviewedText(reviewedAt)}</Dated>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
