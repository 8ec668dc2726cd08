import { currentHost } from '@/bridge/environment';
import { ReactComponent as ReviewedIcon } from '@/shared/icons/reviewed.svg';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { ReadingSections } from '@/shared/ui/Reading/ReadingSections';
import { ReadingTools } from '@/shared/ui/Reading/ReadingTools';
import { plainText, type ReadingSection, readingLines } from '@/shared/ui/Reading/readingLines';
import { useReadAloud } from '@/shared/ui/Reading/useReadAloud';
import { useReadingSize } from '@/shared/ui/Reading/useReadingSize';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { SkinArticle } from '../../contract';
import { reviewedText } from '../../reviewedText';
import { useArticleShare } from '../../useArticleShare';
import { UrgentCard } from '../library/UrgentCard';
import { ArticleMore } from './ArticleMore';
import styles from './ArticleText.module.less';

/** What is read, read aloud and copied: the text and what it follows. */
function sectionsOf({ sections, sources }: SkinArticle): ReadingSection[] {
  if (sources.length === 0) return sections;
  return [...sections, { key: 'sources', title: '参考资料', blocks: [{ type: 'list', items: sources }] }];
}

function Head({ article }: { article: SkinArticle }) {
  const { title, categoryName, minutes, picture, summary, reviewerName, reviewerTitle, reviewedAt } = article;
  return (
    <header>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.about}>
        <div className={styles.facts}>
          <p className={styles.meta}>
            {categoryName !== '' && <Tag>{categoryName}</Tag>}
            {minutes > 0 && <span className={styles.minutes}>约 {minutes} 分钟</span>}
          </p>
          <div className={styles.review}>
            <ReviewedIcon aria-hidden />
            <div>
              <p className={styles.reviewer}>{reviewerName}</p>
              <p>{reviewerTitle}</p>
              <p>
                <Dated>{reviewedText(reviewedAt)}</Dated>
              </p>
            </div>
          </div>
        </div>
        <GoodsPicture src={picture} eager className={styles.picture} />
      </div>
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
    </header>
  );
}

/** An article as it is read, with who answers for it, and what to do when reading is not enough. */
export function ArticleText({ article }: { article: SkinArticle }) {
  const share = useArticleShare(article);
  const sections = sectionsOf(article);
  const { size, choose } = useReadingSize();
  const aloud = useReadAloud(readingLines(sections));
  return (
    <>
      <article className={styles.article}>
        <Head article={article} />
        <ReadingTools
          size={size}
          onSize={choose}
          aloud={aloud}
          plainText={`${article.title}\n${article.reviewerName}，${reviewedText(article.reviewedAt)}\n\n${plainText(sections)}`}
          onPrint={currentHost() === 'browser' ? () => window.print() : undefined}
        />
        <ReadingSections sections={sections} size={size} readingAt={aloud.at} />
        <Button variant="outline" block className={styles.share} onClick={share}>
          <span className={styles.shareWords}>
            <ShareIcon aria-hidden />
            分享文章
          </span>
        </Button>
      </article>
      <ArticleMore article={article} />
      <UrgentCard />
    </>
  );
}
