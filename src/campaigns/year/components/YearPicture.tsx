import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import trophy from '@/shared/art/trophy.webp';
import { appConfig } from '@/shared/config/appConfig';
import { DrawnPicture } from '@/shared/ui/DrawnPicture/DrawnPicture';
import type { YearReview } from '../contract';
import { ROUTES } from '../routes';
import { SHEET } from '../yearSheet';
import { pictureOf } from '../yearWords';

/** The year as a picture for others: nothing but what the server has marked for it. */
export function YearPicture({ review }: { review: YearReview }) {
  const picture = pictureOf(review);
  const draw = async () => {
    const { drawYear } = await import('../drawYear');
    const link = shareLinkOf(ROUTES.home.path);
    return drawYear({ picture, brand: appConfig().brand.name, link, artUrl: trophy });
  };
  const told = picture.stats.map(({ label, value }) => `${value} ${label}`).join('，');
  return (
    <DrawnPicture
      drawingKey={JSON.stringify(picture)}
      draw={draw}
      sheet={SHEET}
      name="图片"
      alt={`${picture.year} 年度图片：${told}`}
      fileName={`xinglin-${picture.year}`}
      instead="过一会儿再来"
      canSave={currentHost() === 'browser'}
    />
  );
}
