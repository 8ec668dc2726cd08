import { Card } from '@/shared/ui/Card/Card';
import type { SkinArticleRow } from '../../contract';
import { ArticleRow } from './ArticleRow';

/** A few articles on one card, below a heading. */
export function ArticleCard({ rows }: { rows: readonly SkinArticleRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Card tight>
      {rows.map((row) => (
        <ArticleRow key={row.articleId} row={row} titleAs="h3" />
      ))}
    </Card>
  );
}
